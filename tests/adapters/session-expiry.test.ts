// @vitest-environment jsdom
import { ContainerModule } from 'inversify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Transport, type TransportAnswer } from '../../adapters/http/transport';
import { CashInstructions } from '../../application/ports/cash-account/cash-instructions';
import { SessionCookies } from '../../application/ports/session/session-cookies';
import { Sessions } from '../../application/ports/session/sessions';
import { Holdings } from '../../application/ports/holdings/holdings';
import { Navigation } from '../../application/ports/navigation';
import { recordedExtensions } from '../../contract/extensions';
import { parsePortalConfiguration } from '../../config/portal-configuration';
import { buildContainer } from '../../composition/container';
import { regions, type Region } from '../../domain/region';
import { bindAllPorts } from './support/bind-all-ports';
import { ToldSessionCookies } from '../builders/told-session-cookies';
import { RecordedNavigation } from '../builders/recorded-navigation';
import { answer, ScriptedTransport } from './support/scripted-transport';

const classified = (...classifications: readonly string[]): TransportAnswer =>
  answer(200, {
    data: null,
    errors: classifications.map((classification) => ({ message: classification, extensions: { classification } })),
  });

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** The product's own adapters, over the tab's real session storage, for a client who is signed in. */
async function signedIn(region: Region, given: TransportAnswer) {
  // jsdom knows no media queries.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  sessionStorage.setItem('etrading.AUTH_CHECKED', '"abc"');
  const configuration = parsePortalConfiguration(
    JSON.stringify({ region, mode: 'live', environment: 'test', extensions: [...recordedExtensions] }),
  );
  if (!configuration.ok) throw new Error(configuration.error.problem);
  const container = await buildContainer(
    configuration.value,
    new ContainerModule(({ bind }) => {
      bind(Transport).toConstantValue(new ScriptedTransport(() => given));
    }),
  );
  const navigation = new RecordedNavigation();
  container.rebind(Navigation).toConstantValue(navigation);
  await bindAllPorts(container, configuration.value);
  return { container, navigation };
}

const everything = { type: 'ALL', accountType: 'ALL', groupType: 'FUND_CODE' } as const;

const kept = (key: string): string | null => sessionStorage.getItem(`etrading.${key}`);
const left = () => ({ token: kept('AUTH_CHECKED'), expired: kept('sessionExpired'), reason: kept('endReason') });
const open = { token: '"abc"', expired: null, reason: null };
const expired = { token: null, expired: 'true', reason: '"expired"' };

describe('the classification of a GraphQL error', () => {
  it.each(
    regions.flatMap((region) => [
      ['UNAUTHORIZED', region, 'unauthorized', expired, 'logged-out'] as const,
      ['INTERNAL_ERROR, UNAUTHORIZED', region, 'unauthorized', expired, 'logged-out'] as const,
      ['INTERNAL_ERROR', region, 'rejected', open, undefined] as const,
      ['BAD_REQUEST', region, 'server-error', open, 'general-error'] as const,
    ]),
  )(
    '[ENUM-23, ERR-10, ERR-11, ERR-12, SESS-08] %s in %s is %s, leaves in session storage %o, and leads to %s',
    async (classifications, region, kind, remembered, exit) => {
      const { container, navigation } = await signedIn(region, classified(...classifications.split(', ')));
      expect(await container.get(Holdings).load(everything)).toMatchObject({ ok: false, error: { kind } });
      expect(left()).toEqual(remembered);
      expect(navigation.exits).toEqual(exit === undefined ? [] : [exit]);
    },
  );

  it('[ERR-06, ERR-10, OPEN-75] UNAUTHORIZED marks the session expired at an operation of the Cash Account as well', async () => {
    const { container, navigation } = await signedIn('HK', classified('UNAUTHORIZED'));
    await container.get(CashInstructions).cancel('T1');
    expect(left()).toEqual(expired);
    expect(navigation.exits).toEqual(['logged-out']);
  });

  it.each(regions)('[ERR-10, ERR-13] a network error with 401 in it counts as UNAUTHORIZED in %s', async (region) => {
    const { container, navigation } = await signedIn(region, answer(401));
    await container.get(Holdings).load(everything);
    expect(left()).toEqual(expired);
    expect(navigation.exits).toEqual(['logged-out']);
  });
});

describe('a session whose cookie the browser refuses', () => {
  const refused = { token: null, expired: 'true', reason: '"cookies-refused"' };

  async function inRefusingBrowser(region: Region) {
    const portal = await signedIn(region, answer(401));
    portal.container.rebind(SessionCookies).toConstantValue(new ToldSessionCookies(false));
    return portal;
  }

  it.each(regions)('[ERR-10, ERR-13, R21] ends in %s at its first call, and says why', async (region) => {
    const { container, navigation } = await inRefusingBrowser(region);
    await container.get(Holdings).load(everything);
    expect(left()).toEqual(refused);
    expect(navigation.exits).toEqual(['logged-out']);
  });

  it.each(regions)(
    '[AUTH-07, CONFLICT-09] ends in %s when a code is asked for, and leads to no general page',
    async (region) => {
      const { container, navigation } = await inRefusingBrowser(region);
      await container.get(Sessions).sendOneTimeCode('mobile');
      expect(left()).toEqual(refused);
      expect(navigation.exits).toEqual(['logged-out']);
    },
  );

  it('[AUTH-10] is not begun by a refused logon, which the form tells', async () => {
    const { container, navigation } = await inRefusingBrowser('HK');
    sessionStorage.clear();
    await container.get(Sessions).logOn({ username: 'WANG8888', secret: 'wrong' });
    expect(left()).toEqual({ token: null, expired: 'true', reason: null });
    expect(navigation.exits).toEqual([]);
  });
});
