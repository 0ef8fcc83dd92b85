import { formatDate } from '../../domain/formatting/format-date';
import type { DayRange } from '../../domain/calendar/day-range';
import { useTexts } from '../i18n/use-texts';

type TotalReturnBasisProps = {
  /** The name of the figures: total return, over a year or any other period. */
  readonly figure: string;
  /** The days that they are calculated to; undefined where none is stated. */
  readonly dates: DayRange | undefined;
};

/** Names the returns of a list, with the day that they are calculated to where it is stated, their currency, and that distributions are in them [FUND-07, FUND-13]. */
export function TotalReturnBasis({ figure, dates }: TotalReturnBasisProps) {
  const { t, language } = useTexts();
  if (!dates) return `${figure} · ${t('funds:basis')}`;
  const from = formatDate(dates.first, language);
  const to = formatDate(dates.last, language);
  return `${figure} · ${from === to ? t('funds:as-of', { date: to }) : t('funds:as-of-between', { from, to })}`;
}
