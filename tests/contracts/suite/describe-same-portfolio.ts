import { describe, expect, it } from 'vitest';
import { Holdings, type HoldingsFilter, type Portfolio } from '../../../application/ports/holdings/holdings';
import { HoldingsByAccount } from '../../../application/ports/holdings/holdings-by-account';
import { accountFilters } from '../../../domain/holdings/view/account-filter';
import { paymentCurrencies } from '../../../domain/holdings/payment-currency';
import { tradingTypes } from '../../../domain/holdings/trading-type';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import type { ByRegion } from '../../../domain/region';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

const all: HoldingsFilter = { type: 'ALL', accountType: 'ALL', groupType: 'FUND_CODE' };

const filtersOf: ByRegion<readonly HoldingsFilter[]> = {
  HK: [
    ...tradingTypes.map((tradingType) => ({ ...all, tradingType })),
    { ...all, accountType: 'MA' },
    { ...all, currency: 'USD' },
    { ...all, msAccountNo: '51001230018901' },
    { ...all, msAccountNo: '0' },
  ],
  TW: [
    ...tradingTypes.map((tradingType) => ({ ...all, tradingType })),
    ...accountFilters.map((accountType) => ({ ...all, accountType })),
    ...paymentCurrencies.map((paymentCurrency) => ({ ...all, paymentCurrency })),
  ],
};

/** That two adapters of the portfolio's ports tell a client the same of it, figure by figure, whatever is asked for. */
export function describeSamePortfolio(one: ContractTarget, other: ContractTarget): void {
  const told = async (target: ContractTarget, filter: HoldingsFilter): Promise<Portfolio> => {
    const { portal } = await target.clientWith('holdings');
    const { breakdown: _, regions = [], ...portfolio } = valueOf(await portal.get(Holdings).load(filter));
    return { ...portfolio, regions, holdings: portfolio.holdings.map(comparableHolding[target.region]) };
  };

  describe(`${one.name}, beside GraphQL`, () => {
    it.each([all, ...filtersOf[one.region]])(
      '[API-38, CONFLICT-57, CONFLICT-59] tells the same for %o',
      async (filter) => {
        const first = await told(one, filter);
        const second = await told(other, filter);
        expect(first).toEqual(second);
      },
    );

    if (one.region === 'HK')
      it('[API-38, GQL-07] tells the same account by account', async () => {
        const accounts = async (target: ContractTarget) => {
          const { portal } = await target.clientWith('subAccounts');
          const byAccount = portal.get(HoldingsByAccount);
          const named = valueOf(await byAccount.accounts());
          const lists = named.map((account) => byAccount.of({ account, currency: 'USD', country: 'HK' }));
          return [named, (await Promise.all(lists)).map((list) => valueOf(list).map(comparableHolding.HK))];
        };
        expect(await accounts(one)).toEqual(await accounts(other));
      });
  });
}

/** HK's market types come with the lines over REST, with the break-down over GraphQL [CONFLICT-30]. */
const inHongKong = ({ fund, ...holding }: PortfolioHolding): PortfolioHolding => ({
  ...holding,
  fund: { ...fund, fundMarketType: undefined, marketTypeName: undefined },
});
const comparableHolding: ByRegion<typeof inHongKong> = { HK: inHongKong, TW: (holding) => holding };
