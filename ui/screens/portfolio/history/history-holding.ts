import type { HistoryHolding } from '../../../../application/ports/holdings/portfolio-history';
import type { PortfolioHolding } from '../../../../domain/holdings/portfolio-holding';

/** Returns what names a holding to the server's history: its account, its fund by code and currency, and its payment type in Taiwan. */
export const historyHolding = ({ accountNo, fund, paymentType }: PortfolioHolding): HistoryHolding => ({
  accountNumber: accountNo,
  fundCode: fund.code,
  currency: fund.baseCurrency,
  paymentType,
});
