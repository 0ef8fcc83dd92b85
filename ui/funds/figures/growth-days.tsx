import { formatDate } from '../../../domain/formatting/format-date';
import type { GrowthPoint } from '../../../domain/funds/prices/price-record';
import { useTexts } from '../../i18n/use-texts';
import { FinePrint } from '../../components/notices/note';

/** The first and the last day of a line, beside what it is called, so that its end isn't taken for a figure of another day [FUND-07, FUND-13]. */
export function GrowthDays({ points }: { readonly points: readonly GrowthPoint[] }) {
  const { t, language } = useTexts();
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  return (
    <FinePrint>
      {t('fund-figures:between', { from: formatDate(first.date, language), to: formatDate(last.date, language) })}
    </FinePrint>
  );
}
