import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parsePlanType } from '../../../domain/regular-plans/plan-type';
import { useViewModelFor } from '../../app/injection';
import { useTexts } from '../../i18n/use-texts';
import { Async } from '../../app/loading/async';
import { OrderPage } from '../../orders/order-page';
import { type NewPlanAbout, type NewPlanViewModel, NewPlanViewModelFactory } from './new-plan-view-model';
import { PlanConfirmation } from './plan-confirmation';
import { PlanFacts } from './plan-facts';
import { PlanForm } from './plan-form';
import { PlanSubmissionOutcome } from './plan-submission-outcome';
import { PlanReceipt } from './plan-receipt';
import { useTranslated } from '../../orders/use-translated';

/** Setting up a monthly plan: the form, its confirmation and what came of it [RSP-07, TRADE-79]. */
export function NewPlanScreen() {
  const [search] = useSearchParams();
  const about = { fundCode: search.get('fundCode') ?? '', type: parsePlanType(search.get('type') ?? undefined) };
  return <NewPlan key={search.toString()} about={about} />;
}

const NewPlan = observer(function NewPlan({ about }: { readonly about: NewPlanAbout }) {
  const { t } = useTexts();
  const view = useViewModelFor(NewPlanViewModelFactory, about);
  useEffect(() => void view.load(), [view]);
  useTranslated(view);
  return (
    <OrderPage
      frame={view.confirmation.phase.kind === 'composing' ? 'form' : 'text'}
      title={t('plans:new-plan.title')}
      steps={null}
    >
      <Async resource={view.resource}>{() => <Step view={view} />}</Async>
    </OrderPage>
  );
});

const Step = observer(function Step({ view }: { readonly view: NewPlanViewModel }) {
  const { figures, confirmation } = view;
  const { phase } = confirmation;
  if (phase.kind === 'done') return <PlanReceipt plan={view.named(phase.done)} isFree={figures?.isFree} />;
  if (phase.kind === 'composing' || !figures) return <PlanForm view={view} />;
  if (phase.kind === 'unknown' || phase.kind === 'not-possible')
    return <PlanSubmissionOutcome view={confirmation} phase={phase} />;
  return (
    <PlanConfirmation view={confirmation} funds={[figures.fund]}>
      <PlanFacts
        type={figures.planType}
        currency={figures.currency}
        amount={figures.amount}
        days={figures.chosenDays}
        paidFrom={figures.paidFrom}
        first={figures.first}
        cost={figures.cost}
        debits={figures.debits}
        usesPoints={figures.points.isChosen}
      />
    </PlanConfirmation>
  );
});
