import { describe, expect, it } from 'vitest';
import { RestKeepAlive } from '../../adapters/rest/session/rest-keep-alive';
import { answer, offline, ScriptedTransport, textAnswer } from './support/scripted-transport';
import { adapterSetup } from './support/adapter-setup';

describe('keeping a session alive over REST', () => {
  it('[SESS-09, API-26, CONFLICT-16, OPEN-64] the heartbeat is an uncounted GET', async () => {
    const transport = new ScriptedTransport(() => answer(200, {}));
    const setup = adapterSetup('HK', transport);
    expect(await new RestKeepAlive(setup.rest).heartbeat()).toEqual({ ok: true, value: undefined });
    expect(transport.last).toMatchObject({ method: 'GET', url: '/tet-web/rest/heartbeat' });
    expect(setup.inFlight.total).toBe(0);
  });

  it.each([
    ['HK', '/tet-web/rest/auth/refresh'],
    ['TW', '/tet-web/api/v2/auth/refresh'],
  ] as const)('[SESS-09, API-20, CONFLICT-16, OPEN-64] the refresh is an uncounted GET in %s', async (region, url) => {
    const transport = new ScriptedTransport(() => answer(200));
    const setup = adapterSetup(region, transport);
    setup.vault.write('AUTH_CHECKED', 'abc');
    expect(await new RestKeepAlive(setup.rest).refresh()).toEqual({ ok: true, value: undefined });
    expect(transport.last).toMatchObject({ method: 'GET', url });
    expect(transport.last.headers).toMatchObject({ AUTH_CHECKED: 'abc' });
    expect(setup.inFlight.total).toBe(0);
  });

  it.each([answer(404), answer(500), answer(503), textAnswer(404, '<html>'), offline])(
    '[API-20, API-26, OPEN-92] a heartbeat or refresh that fails ends no session and leads nowhere (%#)',
    async (given) => {
      const setup = adapterSetup('TW', new ScriptedTransport(() => given));
      setup.vault.write('AUTH_CHECKED', 'abc');
      const keepAlive = new RestKeepAlive(setup.rest);
      expect([(await keepAlive.heartbeat()).ok, (await keepAlive.refresh()).ok]).toEqual([false, false]);
      expect([setup.navigation.exits, setup.failures.errors, setup.sessionEnd.events]).toEqual([[], [], []]);
    },
  );

  it('[API-20, API-26, OPEN-92] a heartbeat or refresh that is answered with 401 ends the session', async () => {
    for (const ask of ['heartbeat', 'refresh'] as const) {
      const setup = adapterSetup('TW', new ScriptedTransport(() => answer(401)));
      setup.vault.write('AUTH_CHECKED', 'abc');
      await new RestKeepAlive(setup.rest)[ask]();
      expect(setup.sessionEnd.events).toEqual(['expired']);
    }
  });
});
