import { describe, expect, it } from 'vitest';
import { Users } from '../../../application/ports/clients/users';
import { LocalSessions } from '../../../application/ports/session/local-sessions';
import { SessionVault } from '../../../application/ports/session/session-vault';
import type { ContractTarget } from '../contract-target';

/** Tests the contract of LocalSessions; only HK has it. */
export function describeLocalSessions(target: ContractTarget): void {
  describe('LocalSessions', () => {
    it('[AUTH-15, GQL-30] open a session like a logon', async () => {
      const portal = await target.visit();
      expect(await portal.get(LocalSessions).logOn(target.client)).toEqual({ ok: true, value: undefined });
      expect(portal.get(SessionVault).readRaw('AUTH_CHECKED')).toMatch(/^".+"$/);
      expect(await portal.get(Users).current()).toMatchObject({ ok: true });
    });
  });
}
