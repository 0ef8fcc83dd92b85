import { describe, expect, it } from 'vitest';
import { PinResets } from '../../../application/ports/credentials/pin-resets';
import type { ContractTarget } from '../contract-target';

/** Tests the contract of PinResets, as far as it can be tried without closing a client's login. */
export function describePinResets(target: ContractTarget): void {
  describe('PinResets', () => {
    it('[RESET-18, OPEN-02, ERR-55] promise no PIN to anybody whose account isn’t known', async () => {
      const resets = (await target.visit()).get(PinResets);
      const identity = { pinType: 'login', account: '510099999999', birthDate: '1992-05-10' } as const;
      const contact = { email: 'nobody@example.test', phone: '20000000' };
      expect(await resets.request({ ...identity, ...contact }, false)).toMatchObject({
        ok: false,
        error: { kind: 'rejected', errors: [{ code: 'PRE0008' }] },
      });
    });

    it('[AUTH-46, ERR-26] activate no PIN of anybody whose account isn’t known', async () => {
      const resets = (await target.visit()).get(PinResets);
      expect(await resets.activate('510099999999', { login: { current: '184730', next: '905271' } })).toMatchObject({
        ok: false,
        error: { kind: 'rejected', errors: [{ code: 'LOG0001' }] },
      });
    });
  });
}
