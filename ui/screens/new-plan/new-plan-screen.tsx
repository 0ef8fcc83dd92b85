import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GetTradingClient } from '../../../application/funds/get-trading-client';
import { FindPaymentMeans } from '../../../application/orders/payment-means';
import { PlacementDrafts } from '../../../application/orders/placement-drafts';
import { PreparePlan } from '../../../application/plans/prepare-plan';
import { StartPlan } from '../../../application/plans/start-plan';
import { BankAccounts } from '../../../application/ports/account/bank-accounts';
import { Users } from '../../../application/ports/client/users';
import { Clock } from '../../../application/ports/clock';
import { Funds } from '../../../application/ports/funds/funds';
import { Holdings } from '../../../application/ports/holdings/holdings';
import { CashAccounts } from '../../../application/ports/home/cash-accounts';
import { ClientPoints } from '../../../application/ports/home/client-points';
import { ClientTiers } from '../../../application/ports/home/client-tiers';
import { SuitabilityRecords } from '../../../application/ports/home/suitability-records';
import { Locale } from '../../../application/ports/locale';
import { FundAgreements } from '../../../application/ports/orders/fund-agreements';
import { PlanSchedules } from '../../../application/ports/plans/plan-schedules';
import { SessionVault } from '../../../application/ports/session-vault';
import { SubmitOnce } from '../../../application/submissions/submit-once';
import { marketCalendar } from '../../../config/calendars/market-calendar';
import { planRules } from '../../../config/plan-rules';
import { regionFeatures } from '../../../config/region-features';
import { regionDefaults } from '../../../config/regions';
import { pointRules } from '../../../domain/points/point-rules';
import { parsePlanType } from '../../../domain/regular-plans/plan-type';
import type { Region } from '../../../domain/region';
import { type Get, useMade } from '../../app/injection';
import { useTexts } from '../../i18n/use-texts';
import { orderedPreviews } from '../../orders/fund-choice/ordered-previews';
import { PanelPart } from '../../app/loading/panel-part';
import { OrderPage } from '../../orders/order-page';
import type { NewPlanSources } from './new-plan-sources';
import { type NewPlanAbout, NewPlanViewModel } from './new-plan-view-model';
import { PlanConfirmation } from './plan-confirmation';
import { PlanFacts } from './plan-facts';
import { PlanForm } from './plan-form';
import { PlanOutcome } from './plan-outcome';
import { PlanReceipt } from './plan-receipt';
import { useTranslated } from '../../orders/use-translated';
import './new-plan.css';

/** Setting up a monthly plan: the form, its confirmation and what came of it [RSP-07, TRADE-79]. */
export function NewPlanScreen() {
  const [search] = useSearchParams();
  const about = { fundCode: search.get('fundCode') ?? '', type: parsePlanType(search.get('type') ?? undefined) };
  return <NewPlan key={search.toString()} about={about} />;
}

const NewPlan = observer(function NewPlan({ about }: { readonly about: NewPlanAbout }) {
  const { t } = useTexts();
  const view = useMade((get, { region }) => new NewPlanViewModel(sourcesOf(get, region), about));
  useEffect(() => void view.load(), [view]);
  useTranslated(view);
  return (
    <OrderPage title={t('new-plan.title')} steps={null}>
      <PanelPart panel={view.begun}>{() => <Step view={view} />}</PanelPart>
    </OrderPage>
  );
});

const Step = observer(function Step({ view }: { readonly view: NewPlanViewModel }) {
  const { figures, confirming } = view;
  const { phase } = confirming;
  if (phase.kind === 'done') return <PlanReceipt plan={view.named(phase.done)} />;
  if (phase.kind === 'composing' || !figures) return <PlanForm view={view} />;
  if (phase.kind === 'unknown' || phase.kind === 'not-possible') return <PlanOutcome view={confirming} phase={phase} />;
  return (
    <PlanConfirmation view={confirming} funds={[figures.fund]}>
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

function sourcesOf(get: Get, region: Region): NewPlanSources {
  const [users, tiers, banks] = [get(Users), get(ClientTiers), get(BankAccounts)];
  const tradingClient = new GetTradingClient(users, tiers, get(SuitabilityRecords), region);
  const { plansAndCash } = regionFeatures[region].ports;
  const points = pointRules[region].ordersTaking.includes('e-scheduler') ? get(ClientPoints) : undefined;
  const means = new FindPaymentMeans(banks, get(Clock), plansAndCash ? get(CashAccounts) : undefined);
  return {
    ...{ region, clock: get(Clock), locale: get(Locale), funds: get(Funds) },
    previews: orderedPreviews(get, region),
    prepare: new PreparePlan({ users, tiers, tradingClient, banks, means, holdings: get(Holdings), region, points }),
    start: new StartPlan(get(PlanSchedules), get(SubmitOnce)),
    agreements: get(FundAgreements),
    drafts: new PlacementDrafts(get(SessionVault)),
    currency: regionDefaults[region].defaultCurrency,
    ...{ calendar: marketCalendar(region), rules: planRules[region] },
  };
}
