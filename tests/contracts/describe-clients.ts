import { describe, expect, it } from 'vitest';
import { aPortal, type ContractSetting, valueOf } from './contract-portal';

/** What every adapter of Clients keeps to. */
export function describeClients(name: string, setting: () => ContractSetting): void {
  describe(`Clients ${name}`, () => {
    it('[GQL-08, GQL-09, ENT-12, ACCT-09, ACCT-10] tell who is signed in', async () => {
      const portal = aPortal(setting());
      await portal.signIn();
      const client = valueOf(await portal.clients.current());
      expect(client.userId).not.toBe('');
      expect(client.nameWithTitle).toBe(setting().region === 'HK' ? 'Ms Chan' : '王小姐');
      if (client.lastLoginAt !== undefined) expect(Date.parse(client.lastLoginAt)).not.toBeNaN();
    });

    it('[ERR-10, ERR-13, OPEN-92] tell a visitor nothing', async () => {
      const { clients } = aPortal(setting());
      expect(await clients.current()).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    });
  });
}
