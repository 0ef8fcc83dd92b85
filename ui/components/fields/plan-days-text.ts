import { formatOrdinal } from '../../../domain/formatting/format-ordinal';
import type { PlanFrequency } from '../../../domain/regular-plans/plan-frequency';
import { useTexts } from '../../i18n/use-texts';

/** The days on which a plan invests, in words. */
export function usePlanDaysText(): (days: readonly number[], frequency?: PlanFrequency) => string {
  const { t, language } = useTexts();
  return (days, frequency = 'monthly') =>
    t(`plans:day-${frequency}`, { day: days.map((day) => formatOrdinal(day, language)).join(t('plans:day-join')) });
}
