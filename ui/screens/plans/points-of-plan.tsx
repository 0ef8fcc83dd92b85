import { observer } from 'mobx-react-lite';
import type { PlanSchedule } from '../../../domain/regular-plans/running/plan-schedule';
import { RetryPanel } from '../../components/notices/retry-panel';
import { useTexts } from '../../i18n/use-texts';
import { PlanPointsField } from '../../orders/plan-points-field';
import type { PlanChanging } from './plan-changing';
import type { PlansPoints } from './plans-points';

type PointsProps = { readonly view: PlanChanging; readonly plan: PlanSchedule; readonly points: PlansPoints };

/** Whether a plan that is changed redeems reward points for its fees [EPNT-08]. */
export const PointsOfPlan = observer(function PointsOfPlan({ view, plan, points }: PointsProps) {
  const { t } = useTexts();
  const offer = points.offerOf(plan);
  if (offer === 'none') return null;
  if (offer === 'unknown')
    return (
      <RetryPanel
        text={t('plans:points-unknown')}
        action={t('common:panel.retry')}
        onRetry={() => void points.load()}
      />
    );
  return <PlanPointsField available={points.count} isChosen={view.usesPoints} onToggle={view.togglePoints} />;
});
