import { formatDate } from '../../../domain/formatting/format-date';
import type { ExecutionDay } from '../../../domain/regular-plans/days/execution-day';
import { dateIn } from '../../../domain/regular-plans/days/date-in';
import { useTexts } from '../../i18n/use-texts';
import { FinePrint } from './note';

/** Says from which day, and why, a plan's execution is moved; nothing where it isn't. */
export function MoveReasons({ due: { month, day, moved } }: { readonly due: Omit<ExecutionDay, 'date'> }) {
  const { t, language } = useTexts();
  if (moved.length === 0) return null;
  const date = formatDate(dateIn(month, day), language);
  return (
    <FinePrint>
      {moved
        .map((reason) =>
          reason === 'short-month'
            ? t('plans:moved-short-month')
            : t('plans:moved-day', { date, reason: t(`plans:moved-${reason}`) }),
        )
        .join(' ')}
    </FinePrint>
  );
}
