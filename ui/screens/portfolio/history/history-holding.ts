import type { HistoryHolding } from '../../../../application/ports/holdings/portfolio-history';
import type { PortfolioHolding } from '../../../../domain/holdings/portfolio-holding';

/** Returns what names a holding to the server's history: its account, and its fund by code and currency. */
export const historyHolding = ({ accountNo, fund }: PortfolioHolding): HistoryHolding => ({
  accountNumber: accountNo,
  fundCode: fund.code,
  currency: fund.baseCurrency,
});
