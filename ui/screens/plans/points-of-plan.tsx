import { observer } from 'mobx-react-lite';
import type { PlanSchedule } from '../../../domain/regular-plans/running/plan-schedule';
import { RetryPanel } from '../../components/notices/retry-panel';
import { useTexts } from '../../i18n/use-texts';
import { PlanPointsField } from '../../orders/plan-points-field';
import type { PlanChangeFlow } from './plan-change-flow';
import type { PlansPoints } from './plans-points';

type PointsProps = { readonly view: PlanChangeFlow; readonly plan: PlanSchedule; readonly points: PlansPoints };

/** The choice to redeem reward points for the fees of a plan that is changed [EPNT-08]. */
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
