import { useTranslation } from 'react-i18next';
import type { PlanFrequency } from '../../../domain/regular-plans/plan-frequency';

/** The days on which a plan invests, in words. */
export function usePlanDaysText(): (days: readonly number[], frequency?: PlanFrequency) => string {
  const { t } = useTranslation();
  return (days, frequency = 'monthly') =>
    t(`plans-page.day-${frequency}`, { day: days.join(t('plans-page.day-join')) });
}
