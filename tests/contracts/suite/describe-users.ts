import { describe, expect, it } from 'vitest';
import { Users } from '../../../application/ports/clients/users';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

/** Tests the contract of Users. */
export function describeUsers(target: ContractTarget): void {
  describe('Users', () => {
    it('[GQL-08, GQL-09, ENT-12, ACCT-10] tell who is signed in', async () => {
      const user = valueOf(await (await target.signedIn()).get(Users).current());
      expect(user.userId).not.toBe('');
      if (user.lastLoginDate !== undefined) expect(Date.parse(user.lastLoginDate)).not.toBeNaN();
    });

    it('[ACCT-09] tell how the client is addressed', async () => {
      const { portal, known } = await target.clientWith('nameWithTitle');
      expect(valueOf(await portal.get(Users).current()).userNameWithTitle).toBe(known);
    });

    it('[ERR-10, ERR-13, OPEN-92] tell a visitor nothing', async () => {
      const answer = await (await target.visit()).get(Users).current();
      expect(answer).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    });
  });
}
