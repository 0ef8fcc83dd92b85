import { fundOfId } from '../../../domain/funds/finding/fund-listing';
import { isNamedBy } from '../../../domain/funds/finding/same-fund';
import { describe, expect, it } from 'vitest';
import { FundOrderTerms } from '../../../application/ports/funds/fund-order-terms';
import { DividendFunds } from '../../../application/ports/dividends/dividend-funds';
import { OpenServices } from '../../../application/ports/orders/open-services';
import { DividendRecords } from '../../../application/ports/dividends/dividend-records';
import { isNegative } from '../../../domain/money/decimal';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

const refused = { ok: false, error: { kind: 'unauthorized' } };

/** Tests the contract of OpenServices and DividendFunds, in Taiwan. */
export function describeServices(target: ContractTarget): void {
  describe('OpenServices and DividendFunds', () => {
    it('[GQL-26, ENT-47, CONF-27] tell which services are open', async () => {
      const { portal, known } = await target.clientWith('openServices');
      expect(valueOf(await portal.get(OpenServices).current())).toEqual(known);
    });

    it('[LINK-29, LINK-30] tell which new funds are subscribed', async () => {
      const { portal } = await target.clientWith('openServices');
      const terms = portal.get(FundOrderTerms);
      const codes = valueOf(await terms.newFunds());
      const told = valueOf(await terms.of(codes.map(fundOfId)));
      // A server may tell more than it was asked for.
      for (const asked of codes) {
        const { subscription } = told.find((fund) => isNamedBy(fund, asked)) ?? {};
        expect([asked, subscription && subscription.dealsOn > subscription.until]).toEqual([asked, true]);
      }
    });

    it('[API-73] tell the funds whose dividends go into another one', async () => {
      const { portal, known } = await target.clientWith('dividendFunds');
      expect(valueOf(await portal.get(DividendFunds).existing())).toHaveLength(known);
    });

    it('[API-83] tell which fund each of them goes into', async () => {
      const { portal, known } = await target.clientWith('dividendFunds');
      const instructions = valueOf(await portal.get(DividendFunds).instructions());
      expect(instructions).toHaveLength(known);
      for (const { fund, into } of instructions) expect(into.code).not.toBe(fund.code);
    });

    it('[GQL-25, DIV-01, ENT-46] tell what became of the dividends of those funds, the latest first', async () => {
      const { portal } = await target.clientWith('dividendFunds');
      const instructions = valueOf(await portal.get(DividendFunds).instructions());
      const records = valueOf(await portal.get(DividendRecords).all());
      const dates = records.map(({ applyDate = '' }) => applyDate);
      expect(dates).toEqual(dates.toSorted().toReversed());
      expect(new Set(records.map(({ refNo }) => refNo)).size).toBe(records.length);
      for (const { fund, reInvestmentFund, txnAmount } of records) {
        expect(instructions).toContainEqual({ fund, into: reInvestmentFund });
        expect(txnAmount && isNegative(txnAmount)).toBe(false);
      }
    });

    it('[GQL-26, ERR-10] tell a visitor no services', async () => {
      expect(await (await target.visit()).get(OpenServices).current()).toMatchObject(refused);
    });

    it('[API-73, ERR-03] tell a visitor no funds', async () => {
      const visitor = await target.visit();
      expect(await visitor.get(DividendFunds).existing()).toMatchObject(refused);
      expect(await visitor.get(DividendFunds).instructions()).toMatchObject(refused);
      expect(await visitor.get(DividendRecords).all()).toMatchObject(refused);
    });
  });
}
