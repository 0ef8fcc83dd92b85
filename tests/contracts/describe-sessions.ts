import { describe, expect, it } from 'vitest';
import { aPortal, type ContractSetting, valueOf } from './contract-portal';

/** What every adapter of Sessions keeps to. */
export function describeSessions(name: string, setting: () => ContractSetting): void {
  describe(`Sessions ${name}`, () => {
    it('[AUTH-10, AUTH-11, SESS-07, CONFLICT-09] refuse an unknown login with a LOG code, and stay where they are', async () => {
      const { sessions, world } = aPortal(setting());
      const answer = await sessions.logOn({ username: '?', secret: 'nobody-knows' });
      expect(answer).toMatchObject({ ok: false, error: { kind: 'rejected', errors: [{ code: 'LOG0001' }] } });
      expect(world.sessionEnd.events).toEqual(['marked']);
      expect([world.navigation.ways, world.failures.errors]).toEqual([[], []]);
      expect(world.vault.read('AUTH_CHECKED')).toBeUndefined();
    });

    it('[AUTH-04, SESS-01, API-11, API-12] log a client on, with a check token', async () => {
      const { region, credentials } = setting();
      const { sessions, world } = aPortal(setting());
      const answer = valueOf(await sessions.logOn(credentials));
      expect(answer.oneTimeCode !== undefined).toBe(region === 'TW');
      expect(world.vault.readRaw('AUTH_CHECKED')).toMatch(/^".+"$/);
    });

    it('[AUTH-05, AUTH-06, AUTH-07, AUTH-08, SESS-03] in TW open after the code, and no sooner', async () => {
      const { region, credentials, lastCode } = setting();
      const { sessions, users, world } = aPortal(setting());
      const { oneTimeCode } = valueOf(await sessions.logOn(credentials));
      if (region === 'HK') {
        expect(oneTimeCode).toBeUndefined();
        return;
      }
      expect(`${oneTimeCode?.maskedMobileNumber}${oneTimeCode?.maskedEmail}`).toMatch(/\*/);
      expect(await users.current()).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
      for (const channel of ['email', 'mobile'] as const)
        expect(Date.parse(valueOf(await sessions.sendOneTimeCode(channel)).sentAt)).not.toBeNaN();
      const pending = world.vault.read('AUTH_CHECKED');
      expect(await sessions.validateOneTimeCode('0000000')).toEqual({ ok: true, value: false });
      expect(await sessions.validateOneTimeCode(await lastCode())).toEqual({ ok: true, value: true });
      expect(world.vault.read('AUTH_CHECKED')).not.toBe(pending);
      expect(await users.current()).toMatchObject({ ok: true });
    });

    it('[SESS-09, AUTH-51] are kept alive until they are logged out', async () => {
      const portal = aPortal(setting());
      await portal.signIn();
      expect(await portal.sessions.heartbeat()).toMatchObject({ ok: true });
      expect(await portal.sessions.logOut()).toMatchObject({ ok: true });
      expect(await portal.sessions.heartbeat()).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    });

    it('[SHELL-06] leave no call counted as under way', async () => {
      const portal = aPortal(setting());
      await portal.signIn();
      await portal.sessions.logOut();
      expect(portal.world.inFlight.count).toBe(0);
    });
  });
}
