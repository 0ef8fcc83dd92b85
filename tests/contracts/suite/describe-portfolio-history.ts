import { beforeEach, describe, expect, it } from 'vitest';
import { Holdings } from '../../../application/ports/holdings/holdings';
import { PortfolioHistory } from '../../../application/ports/holdings/portfolio-history';
import { regionDefaults } from '../../../config/regions';
import { periods } from '../../../domain/funds/performance/period';
import { compare, negate } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import type { DatedBridge } from '../../../domain/performance/portfolio-report';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

/** Tests the contract of PortfolioHistory. */
export function describePortfolioHistory(target: ContractTarget): void {
  const currency = regionDefaults[target.region].defaultCurrency;
  const query = { currency, period: '1Y', visitedOn: undefined } as const;

  describe('PortfolioHistory', () => {
    beforeEach(() => target.needs('portfolio-history'));

    it('[PORT-46, OPEN-27] ends today with what the holdings are worth, and explains it, in each period', async () => {
      const { portal } = await target.clientWith('holdings');
      const history = portal.get(PortfolioHistory);
      const held = valueOf(
        await portal.get(Holdings).initial({ type: 'ALL', accountType: 'ALL', groupType: 'FUND_CODE', currency }),
      );
      for (const period of periods) {
        const report = valueOf(await history.report({ ...query, period }));
        if (report === undefined) throw new Error('the server is said to have a history');
        expect(report.currency).toBe(currency);
        expect(report.points.map(({ date }) => date)).toEqual(report.points.map(({ date }) => date).toSorted());
        expect(compare(report.worth.funds, held.totals.marketValue)).toBe(0);
        const { total, funds, cash, inTransit } = report.worth;
        expect(compare(total, sum([funds, cash, inTransit]))).toBe(0);
        if (report.bridge) expectBalance(report.bridge);
        if (report.bridge) expect(compare(report.bridge.closing, total)).toBe(0);
      }
    });

    it('[PORT-46] tells the past of a holding alone, which ends with what the holding is worth, in each period', async () => {
      const { portal } = await target.clientWith('holdings');
      const { holdings } = valueOf(
        await portal.get(Holdings).initial({ type: 'ALL', accountType: 'ALL', groupType: 'FUND_CODE', currency }),
      );
      const [held] = holdings;
      if (!held) throw new Error('the client is said to have holdings');
      const { accountNo, fund, paymentType } = held;
      const alone = [{ accountNumber: accountNo, fundCode: fund.code, currency: fund.baseCurrency, paymentType }];
      for (const period of periods) {
        const report = valueOf(await portal.get(PortfolioHistory).report({ ...query, period, holdings: alone }));
        expect(report?.worth.funds).toEqual(held.marketValue);
        expect(report?.points.at(-1)?.value).toEqual(held.marketValue);
        if (report?.bridge) expectBalance(report.bridge);
      }
    });

    it('[PORT-46] says what happened since a visit, from the beginning of its day on', async () => {
      const { portal } = await target.clientWith('holdings');
      const all = valueOf(await portal.get(PortfolioHistory).report({ ...query, period: '1M' }));
      if (!all?.bridge) throw new Error('the month has a bridge');
      const visitedOn = all.bridge.first;
      const since = valueOf(await portal.get(PortfolioHistory).report({ ...query, visitedOn }));
      expect(since?.sinceVisit).toEqual(all.bridge);
      expect(all.sinceVisit).toBeUndefined();
    });

    it('[PORT-46, ERR-03] tells a visitor nothing', async () => {
      const answer = await (await target.visit()).get(PortfolioHistory).report(query);
      expect(answer).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    });
  });
}

/** Opening and all that explains the way come to the closing value. */
function expectBalance(bridge: DatedBridge): void {
  const { opening, paidIn, paidOut, price, currency, distributions, fees, unexplained, closing } = bridge;
  const explained = sum([opening, paidIn, negate(paidOut), price, currency, distributions, negate(fees), unexplained]);
  expect(compare(explained, closing)).toBe(0);
}
