import { useCallback } from 'react';
import { regionDefaults } from '../../../config/regions';
import type { FundOrder } from '../../../domain/funds/finding/sort-funds';
import { useConfiguration } from '../../app/injection';
import { useTexts } from '../../i18n/use-texts';

const orderTexts = {
  name: 'funds:fund',
  risk: 'funds:preview.risk',
  'nav-date': 'funds:preview.price-date',
  'one-month': 'funds:preview.period-1M',
  'three-month': 'funds:preview.period-3M',
  'six-month': 'funds:preview.period-6M',
  'one-year': 'funds:preview.period-1Y',
  'two-year': 'funds:preview.period-2Y',
  'three-year': 'funds:preview.period-3Y',
  'five-year': 'funds:preview.period-5Y',
  'year-to-date': 'funds:preview.period-YTD',
  yield: 'fund-figures:distribution-yield',
  charge: 'fund-figures:ongoing-charge',
  size: 'funds:size',
} as const satisfies Record<FundOrder, string>;

/** Returns what names an order of funds; a size is in the region's currency [FUND-38]. */
export function useOrderText(): (order: FundOrder) => string {
  const { t } = useTexts();
  const { defaultCurrency } = regionDefaults[useConfiguration().region];
  return useCallback((order) => t(orderTexts[order], { currency: defaultCurrency }), [t, defaultCurrency]);
}
