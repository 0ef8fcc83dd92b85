import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useViewModel } from '../../app/injection';
import { PanelPart } from '../../app/loading/panel-part';
import { useTexts } from '../../i18n/use-texts';
import { OrderPage } from '../../orders/order-page';
import { MoveConfirmation } from './move-confirmation';
import { MoveForm } from './move-form';
import { MoveOutcome } from './move-outcome';
import { MoveStanding } from './move-standing';
import { MovingPlans } from './moving-plans';
import { PlanMoveViewModel } from './plan-move-view-model';

/** Moving the legacy plans to the eScheduler: whether they may be moved and why not, the form, its confirmation and what came of it [RSP-05, RSP-12, RSP-13, CONFLICT-13]. */
export const PlanMoveScreen = observer(function PlanMoveScreen() {
  const { t, language } = useTexts();
  const view = useViewModel(PlanMoveViewModel);
  useEffect(() => {
    void view.load();
  }, [view, language]);
  return (
    <OrderPage title={t('plans:plan-move.title')} steps={null}>
      <PanelPart panel={view.begun}>{() => <Step view={view} />}</PanelPart>
    </OrderPage>
  );
});

const Step = observer(function Step({ view }: { readonly view: PlanMoveViewModel }) {
  const { phase, begun, moved } = view;
  if (phase.kind === 'done') return <MovingPlans plans={view.named(phase.plans)} isNew />;
  if (phase.kind === 'unknown' || phase.kind === 'not-possible') return <MoveOutcome view={view} phase={phase} />;
  const { migration, plans } = begun.value ?? { plans: [] };
  const isUnderWay = phase.kind === 'composing' && (migration?.kind !== 'open' || moved.length === 0);
  if (isUnderWay)
    return migration?.kind === 'requested' ? (
      <MovingPlans plans={plans} />
    ) : (
      <MoveStanding view={view} migration={plans.length === 0 ? undefined : migration} />
    );
  return phase.kind === 'composing' ? <MoveForm view={view} /> : <MoveConfirmation view={view} />;
});
