import { describe, expect, it } from 'vitest';
import { aPortal, type ContractSetting } from './contract-portal';

/** What every adapter of LocalSessions keeps to; only HK has it. */
export function describeLocalSessions(name: string, setting: () => ContractSetting): void {
  describe(`LocalSessions ${name}`, () => {
    it('[AUTH-15, GQL-30] open a session like a logon', async () => {
      const { localSessions, users, world } = aPortal(setting());
      expect(await localSessions.logOn(setting().credentials)).toEqual({ ok: true, value: undefined });
      expect(world.vault.readRaw('AUTH_CHECKED')).toMatch(/^".+"$/);
      expect(await users.current()).toMatchObject({ ok: true });
    });
  });
}
