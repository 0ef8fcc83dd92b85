import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useViewModelFor } from '../../../app/injection';
import { Async } from '../../../app/loading/async';
import { useTexts } from '../../../i18n/use-texts';
import { OrderPage } from '../../../orders/order-page';
import { PlanConfirmation } from '../plan-confirmation';
import { PlanSubmissionOutcome } from '../plan-submission-outcome';
import { PlanReceipt } from '../plan-receipt';
import { SwitchPlanFacts } from './switch-plan-facts';
import { SwitchPlanForm } from './switch-plan-form';
import { type SwitchPlanViewModel, SwitchPlanViewModelFactory } from './switch-plan-view-model';
import { useTranslated } from '../../../orders/use-translated';

/** Setting up a monthly switch: the form, its confirmation and what came of it [RSP-08]. */
export function SwitchPlanScreen() {
  const [search] = useSearchParams();
  const fundCode = search.get('fundCode') ?? '';
  return <NewSwitchPlan key={fundCode} fundCode={fundCode} />;
}

const NewSwitchPlan = observer(function NewSwitchPlan({ fundCode }: { readonly fundCode: string }) {
  const { t } = useTexts();
  const view = useViewModelFor(SwitchPlanViewModelFactory, fundCode);
  useEffect(() => void view.load(), [view]);
  useTranslated(view);
  return (
    <OrderPage
      frame={view.confirmation.phase.kind === 'composing' ? 'form' : 'text'}
      title={t(view.figures.returnRules ? 'plans:smart-switch.title' : 'plans:switch-plan.title')}
      steps={null}
    >
      <Async resource={view.resource}>{() => <Step view={view} />}</Async>
    </OrderPage>
  );
});

const Step = observer(function Step({ view }: { readonly view: SwitchPlanViewModel }) {
  const { figures, confirmation } = view;
  const { phase } = confirmation;
  const { chosen, units, target } = figures;
  if (phase.kind === 'done') return <PlanReceipt plan={view.named(phase.done)} />;
  if (phase.kind === 'composing' || !chosen || !units || !target || !figures.first)
    return <SwitchPlanForm view={view} />;
  if (phase.kind === 'unknown' || phase.kind === 'not-possible')
    return <PlanSubmissionOutcome view={confirmation} phase={phase} />;
  return (
    <PlanConfirmation view={confirmation} funds={[target]}>
      <SwitchPlanFacts
        from={chosen.holding.fund.name}
        units={units}
        days={figures.chosenDays}
        first={figures.first}
        leastReturn={figures.leastReturn}
      />
    </PlanConfirmation>
  );
});
