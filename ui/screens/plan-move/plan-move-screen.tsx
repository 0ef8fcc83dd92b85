import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useViewModel } from '../../app/injection';
import { Async } from '../../app/loading/async';
import { useTexts } from '../../i18n/use-texts';
import { OrderPage } from '../../orders/order-page';
import { MoveConfirmation } from './move-confirmation';
import { MoveForm } from './move-form';
import { MoveOutcome } from './move-outcome';
import { MoveStatus } from './move-status';
import { MovingPlans } from './moving-plans';
import { PlanMoveViewModel } from './plan-move-view-model';

/**
 * Moving the legacy plans to the eScheduler: whether they may be moved and why not, the form, its confirmation and what
 * came of it [RSP-05, RSP-12, RSP-13, CONFLICT-13].
 */
export const PlanMoveScreen = observer(function PlanMoveScreen() {
  const { t, language } = useTexts();
  const view = useViewModel(PlanMoveViewModel);
  useEffect(() => {
    void view.load();
  }, [view, language]);
  return (
    <OrderPage title={t('plans:plan-move.title')} steps={null}>
      <Async resource={view.resource}>{() => <Step view={view} />}</Async>
    </OrderPage>
  );
});

const Step = observer(function Step({ view }: { readonly view: PlanMoveViewModel }) {
  const { phase, resource, moved } = view;
  if (phase.kind === 'done') return <MovingPlans plans={view.named(phase.plans)} isNew />;
  if (phase.kind === 'unknown' || phase.kind === 'not-possible') return <MoveOutcome view={view} phase={phase} />;
  const { migration, plans } = resource.value ?? { plans: [] };
  const isUnderWay = phase.kind === 'composing' && (migration?.kind !== 'open' || moved.length === 0);
  if (isUnderWay)
    return migration?.kind === 'requested' ? (
      <MovingPlans plans={plans} />
    ) : (
      <MoveStatus view={view} migration={plans.length === 0 ? undefined : migration} />
    );
  return phase.kind === 'composing' ? <MoveForm view={view} /> : <MoveConfirmation view={view} />;
});
