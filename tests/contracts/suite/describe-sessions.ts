import { describe, expect, it } from 'vitest';
import { KeepAlive } from '../../../application/ports/session/keep-alive';
import { Sessions } from '../../../application/ports/session/sessions';
import { SessionVault } from '../../../application/ports/session/session-vault';
import { Users } from '../../../application/ports/clients/users';
import { FailureStore } from '../../../ui/stores/failure-store';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

const refused = { ok: false, error: { kind: 'unauthorized' } };

/** Tests the contract of Sessions. */
export function describeSessions(target: ContractTarget): void {
  describe('Sessions', () => {
    it('[AUTH-10, AUTH-11, SESS-07, CONFLICT-09] refuse an unknown login with a LOG code, and stay where they are', async () => {
      const portal = await target.visit();
      const answer = await portal.get(Sessions).logOn({ username: '?', secret: 'nobody-knows' });
      expect(answer).toMatchObject({ ok: false, error: { kind: 'rejected', errors: [{ code: 'LOG0001' }] } });
      expect(portal.sessionEnd).toEqual({ isMarkedExpired: true, reason: undefined });
      expect([portal.navigation.exits, portal.get(FailureStore).errors]).toEqual([[], []]);
      expect(portal.hasSession).toBe(false);
    });

    it('[AUTH-04, SESS-01, API-11, API-12] log a client on, with a check token', async () => {
      const portal = await target.visit();
      const answer = valueOf(await portal.get(Sessions).logOn(target.client));
      expect(answer.oneTimeCode !== undefined).toBe(target.client.oneTimeCode !== undefined);
      expect(portal.get(SessionVault).readRaw('AUTH_CHECKED')).toMatch(/^".+"$/);
    });

    const [first] = target.clients;
    if (target.region === 'TW' || first?.oneTimeCode !== undefined)
      it('[AUTH-05, AUTH-06, AUTH-07, AUTH-08, SESS-03] open after the code, where one is asked for, and no sooner', async () => {
        const client = target.clientWithCode;
        const portal = await target.visit();
        const sessions = portal.get(Sessions);
        const users = portal.get(Users);
        const { oneTimeCode } = valueOf(await sessions.logOn(client));
        expect(`${oneTimeCode?.maskedMobileNumber}${oneTimeCode?.maskedEmail}`).toMatch(/\*/);
        expect(await users.current()).toMatchObject(refused);
        const again = await target.visit();
        const pending = again.get(SessionVault);
        valueOf(await again.get(Sessions).logOn(client));
        const before = pending.read('AUTH_CHECKED');
        for (const channel of ['email', 'mobile'] as const)
          expect(Date.parse(valueOf(await again.get(Sessions).sendOneTimeCode(channel)).sentAt)).not.toBeNaN();
        expect(await again.get(Sessions).validateOneTimeCode('0000000')).toEqual({ ok: true, value: false });
        const code = await target.lastCode(client);
        expect(await again.get(Sessions).validateOneTimeCode(code)).toEqual({ ok: true, value: true });
        expect(pending.read('AUTH_CHECKED')).not.toBe(before);
        expect(await again.get(Users).current()).toMatchObject({ ok: true });
        target.share(client, again);
      });

    it('[AUTH-51] Sessions are over once they are logged out', async () => {
      const portal = await target.signInAnew();
      expect(await portal.get(Sessions).logOut()).toMatchObject({ ok: true });
      expect(await portal.get(KeepAlive).heartbeat()).toMatchObject(refused);
      expect(await portal.get(KeepAlive).refresh()).toMatchObject(refused);
    });

    it.each(target.clients)('[AUTH-04, SESS-01] Sessions are opened for $username', async (client) => {
      const portal = await target.provenSignIn(client);
      expect(portal.hasSession).toBe(true);
    });

    it('[SESS-09, API-20, API-26] Sessions are kept alive by heartbeats, and by being extended on demand', async () => {
      const portal = await target.signedIn();
      expect(await portal.get(KeepAlive).heartbeat()).toMatchObject({ ok: true });
      expect(await portal.get(KeepAlive).refresh()).toMatchObject({ ok: true });
      expect(await portal.get(Users).current()).toMatchObject({ ok: true });
    });
  });
}
