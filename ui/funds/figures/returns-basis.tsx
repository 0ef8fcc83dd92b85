import { formatDate } from '../../../domain/formatting/format-date';
import { useTexts } from '../../i18n/use-texts';

type ReturnsBasisProps = {
  /** The day that the returns are calculated to; undefined where none is stated. */
  readonly asOf: string | undefined;
};

/** Says of a fund's returns their currency, that distributions are in them, and the day that they are calculated to where that is stated [FUND-07, FUND-13]. */
export function ReturnsBasis({ asOf }: ReturnsBasisProps) {
  const { t, language } = useTexts();
  if (asOf === undefined) return t('funds:preview.basis');
  return t('funds:preview.as-of', { date: formatDate(asOf, language) });
}
