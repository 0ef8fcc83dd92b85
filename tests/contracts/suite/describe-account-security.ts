import { describe, expect, it } from 'vitest';
import { AccountSecurity } from '../../../application/ports/clients/account-security';
import { Users } from '../../../application/ports/clients/users';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

/** Tests the contract of AccountSecurity. */
export function describeAccountSecurity(target: ContractTarget): void {
  describe('AccountSecurity', () => {
    it('[R14, ACCT-10] tell the logins and the sessions that are open, the one in use first', async () => {
      const { logins, sessions } = valueOf(await (await target.signInAnew()).get(AccountSecurity).record());
      expect(logins.map(({ outcome }) => outcome)).toContain('opened');
      expect(sessions.map(({ isCurrent }) => isCurrent).filter(Boolean)).toHaveLength(1);
      expect(sessions[0]?.isCurrent).toBe(true);
    });

    it('[R14] end neither the session in use nor what nobody has, then every other one', async () => {
      const portal = await target.signInAnew();
      const security = portal.get(AccountSecurity);
      const { sessions } = valueOf(await security.record());
      const ids = sessions.map(({ id }) => id).sort();
      const own = sessions.find(({ isCurrent }) => isCurrent)?.id ?? '';
      for (const id of [crypto.randomUUID(), own])
        expect(
          valueOf(await security.end(id))
            .map((open) => open.id)
            .sort(),
        ).toEqual(ids);
      const left = valueOf(await security.endOthers());
      expect(left.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([[own, true]]);
      expect(valueOf(await security.record()).sessions).toEqual(left);
      // Where other tests shared one of those that have ended, they share this one.
      const client = target.clients.find(({ oneTimeCode }) => oneTimeCode === undefined) ?? target.client;
      target.share(client, portal);
    });

    if (target.region === 'HK')
      it('[API-71, ENT-14] tell whether the login has a second factor, as the client’s own record does', async () => {
        const portal = await target.signedIn();
        const told = valueOf(await portal.get(AccountSecurity).secondFactor());
        const user = valueOf(await portal.get(Users).current());
        expect(user).toMatchObject(told);
        expect(typeof told.mfaIndicator).toBe('boolean');
      });

    it('[R14, ERR-03] tell a visitor nothing, end nothing and freeze nothing', async () => {
      const security = (await target.visit()).get(AccountSecurity);
      const refused = { ok: false, error: { kind: 'unauthorized' } };
      expect(await security.record()).toMatchObject(refused);
      expect(await security.end(crypto.randomUUID())).toMatchObject(refused);
      expect(await security.endOthers()).toMatchObject(refused);
      expect(await security.freeze()).toMatchObject(refused);
    });
  });
}
