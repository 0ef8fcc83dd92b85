import { describe, expect, it } from 'vitest';
import { TradingResets } from '../../../application/ports/credentials/trading-resets';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

/**
 * Tests the contract of TradingResets: nothing is reset here, since the trading password is what orders are confirmed
 * with.
 */
export function describeTradingResets(target: ContractTarget): void {
  describe('TradingResets', () => {
    it('[ERR-61, RESET-15] say where a code can go, masked', async () => {
      const resets = (await target.signedIn()).get(TradingResets);
      const { maskedMobileNumber, maskedEmail } = valueOf(await resets.contact());
      expect([maskedMobileNumber, maskedEmail].filter((to) => to !== undefined && !to.includes('*'))).toEqual([]);
    });

    it('[ERR-61, AUTH-28, CRED-24] send a code, and take no other one', async () => {
      const resets = (await target.signedIn()).get(TradingResets);
      expect(Date.parse(valueOf(await resets.sendCode('email')).sentAt)).not.toBeNaN();
      const reset = { otp: '00000000', secret: target.client.secret, next: 'anchor4829' };
      expect(await resets.reset(reset, deriveKey('trading-reset', crypto.randomUUID()))).toMatchObject({
        ok: false,
        error: { kind: 'rejected', errors: [{ code: 'RESET_CODE_WRONG' }] },
      });
    });
  });
}
