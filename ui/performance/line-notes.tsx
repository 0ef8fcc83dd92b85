import { formatDate } from '../../domain/formatting/format-date';
import { gapDays, oldPriceDays } from '../../domain/performance/line-days';
import type { ValuePoint } from '../../domain/performance/value-line';
import { FinePrint } from '../components/notices/note';
import { useTexts } from '../i18n/use-texts';

/** The days on which the line of the value has a gap, and those on which it counts with old prices; nothing where there are none [PORT-46]. */
export function LineNotes({ points }: { readonly points: readonly ValuePoint[] }) {
  const { t, language } = useTexts();
  const gap = gapDays(points);
  const old = oldPriceDays(points);
  const shown = (day: string) => formatDate(day, language);
  return (
    <>
      {gap ? (
        <FinePrint data-testid="line-gap">
          {t(gap.first === gap.last ? 'history:gap-day' : 'history:gap-days', {
            first: shown(gap.first),
            last: shown(gap.last),
          })}
        </FinePrint>
      ) : null}
      {old ? (
        <FinePrint data-testid="line-old-price">
          {t(old.first === old.last ? 'history:old-price-day' : 'history:old-price-days', {
            first: shown(old.first),
            last: shown(old.last),
            date: shown(old.oldestPrice),
          })}
        </FinePrint>
      ) : null}
    </>
  );
}
