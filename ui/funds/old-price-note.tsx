import { observer } from 'mobx-react-lite';
import { Clock } from '../../application/ports/clock';
import { formatDate } from '../../domain/formatting/format-date';
import { useInstance } from '../app/injection';
import { Notice } from '../components/notices/notice';
import { useTexts } from '../i18n/use-texts';
import { priceAgeNow } from './fund-offer';

/** A fund, and the day of its latest price where that is stated. */
type PricedFund = { readonly name: string; readonly date: string | undefined };

/**
 * Returns the words about a fund whose latest price is old; undefined of one that is priced as usual, and of one whose
 * price is too old for any order.
 */
export function useOldPriceText(): (fund: PricedFund) => string | undefined {
  const { t, language } = useTexts();
  const clock = useInstance(Clock);
  return ({ name, date }) =>
    priceAgeNow(date, clock) === 'old'
      ? t('funds:action.old-price', { fund: name, date: formatDate(date, language) })
      : undefined;
}

/** Warns before an order of a fund whose latest price is old. */
export const OldPriceNote = observer(function OldPriceNote({ name, date }: PricedFund) {
  const text = useOldPriceText()({ name, date });
  return text ? <Notice tone="warning">{text}</Notice> : null;
});
