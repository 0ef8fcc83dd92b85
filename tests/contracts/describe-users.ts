import { describe, expect, it } from 'vitest';
import { aPortal, type ContractSetting, valueOf } from './contract-portal';

/** What every adapter of Users keeps to. */
export function describeUsers(name: string, setting: () => ContractSetting): void {
  describe(`Users ${name}`, () => {
    it('[GQL-08, GQL-09, ENT-12, ACCT-09, ACCT-10] tell who is signed in', async () => {
      const portal = aPortal(setting());
      await portal.signIn();
      const user = valueOf(await portal.users.current());
      expect(user.userId).not.toBe('');
      expect(user.userNameWithTitle).toBe(setting().region === 'HK' ? 'Ms Chan' : '王小姐');
      if (user.lastLoginDate !== undefined) expect(Date.parse(user.lastLoginDate)).not.toBeNaN();
    });

    it('[ERR-10, ERR-13, OPEN-92] tell a visitor nothing', async () => {
      const { users } = aPortal(setting());
      expect(await users.current()).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    });
  });
}
