import { describe, expect, it } from 'vitest';
import { DividendInstructions } from '../../../application/ports/dividends/dividend-instructions';
import { DividendFunds } from '../../../application/ports/dividends/dividend-funds';
import { acceptsInstruction } from '../../../domain/dividends/dividend-instruction';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

const refused = { ok: false, error: { kind: 'unauthorized' } };

/** Tests the contract of DividendInstructions, in Taiwan. */
export function describeDividendInstructions(target: ContractTarget): void {
  describe('DividendInstructions', () => {
    it('[LINK-32, API-83, DIV-01] tell the holdings that distribute, each with where its dividends go and every change of that', async () => {
      const { portal } = await target.clientWith('dividendFunds');
      const holdings = valueOf(await portal.get(DividendInstructions).all());
      expect(holdings.every(acceptsInstruction)).toBe(true);
      for (const { changes, version, into, fund } of holdings) {
        expect(changes).toHaveLength(version);
        expect(into?.code).not.toBe(fund.code);
      }
      const known = valueOf(await portal.get(DividendFunds).instructions());
      for (const { fund, into } of holdings) {
        const stated = known.find((one) => one.fund.code === fund.code);
        expect([into?.code, into?.name]).toEqual([stated?.into.code, stated?.into.name]);
      }
    });

    it('[LINK-32, ERR-03] tell a visitor nothing, and take no instruction from one', async () => {
      const instructions = (await target.visit()).get(DividendInstructions);
      expect(await instructions.all()).toMatchObject(refused);
      const wanted = { fundCode: 'F', currency: 'TWD', version: 0, password: 'trade0000' };
      expect(await instructions.instruct({ ...wanted, key: deriveKey('dividend', 'F', 'TWD', '0') })).toMatchObject(
        refused,
      );
    });
  });
}
