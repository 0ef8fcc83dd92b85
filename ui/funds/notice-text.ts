import type { FundNoticeName } from '../../config/fund-notice-names';
import { fundNotices, laterPricingDays } from '../../config/fund-notices';
import { formatDate } from '../../domain/formatting/format-date';
import { formatPercentFigure } from '../../domain/formatting/format-number';
import { scaled } from '../../domain/money/decimal';
import { splitCost } from '../../domain/trading/costs/cost-split';
import { useTexts } from '../i18n/use-texts';

/** Returns the words of the notices about single funds [TRADE-137, TRADE-140..143]. */
export function useNoticeText(): (name: FundNoticeName) => string {
  const { t, language } = useTexts();
  return (name) => {
    const { from, to } = fundNotices[name];
    return t(`funds:notice.${name}`, {
      from: formatDate(from, language),
      to: formatDate(to, language),
      days: laterPricingDays,
      first: formatPercentFigure(first),
      second: formatPercentFigure(second),
    });
  };
}

/** The parts of a whole, which make up a hundred percent. */
const { first, second } = splitCost(scaled(100n), 2);
