import type { FundOrder } from '../../../domain/funds/finding/sort-funds';

/** The texts that name what funds are sorted by [FUND-38]. */
export const orderTexts = {
  name: 'funds:fund',
  risk: 'funds:preview.risk',
  'nav-date': 'funds:preview.price-date',
  'one-year': 'funds:preview.period-1Y',
  'two-year': 'funds:preview.period-2Y',
  'three-year': 'funds:preview.period-3Y',
  'five-year': 'funds:preview.period-5Y',
} as const satisfies Record<FundOrder, string>;
