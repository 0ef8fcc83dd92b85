import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GetTradingClient } from '../../../../application/funds/get-trading-client';
import { PlacementDrafts } from '../../../../application/orders/placement-drafts';
import { PreparePlacement } from '../../../../application/orders/prepare-placement';
import { PrepareSwitchPlan } from '../../../../application/plans/prepare-switch-plan';
import { StartPlan } from '../../../../application/plans/start-plan';
import { BankAccounts } from '../../../../application/ports/account/bank-accounts';
import { Users } from '../../../../application/ports/client/users';
import { Clock } from '../../../../application/ports/clock';
import { FundPreviews } from '../../../../application/ports/funds/fund-previews';
import { Funds } from '../../../../application/ports/funds/funds';
import { Holdings } from '../../../../application/ports/holdings/holdings';
import { ClientTiers } from '../../../../application/ports/home/client-tiers';
import { SuitabilityRecords } from '../../../../application/ports/home/suitability-records';
import { Locale } from '../../../../application/ports/locale';
import { FundAgreements } from '../../../../application/ports/orders/fund-agreements';
import { OrderChecks } from '../../../../application/ports/orders/order-checks';
import { PlanSchedules } from '../../../../application/ports/plans/plan-schedules';
import { SessionVault } from '../../../../application/ports/session-vault';
import { SubmitOnce } from '../../../../application/submissions/submit-once';
import { marketCalendar } from '../../../../config/calendars/market-calendar';
import { planRules } from '../../../../config/plan-rules';
import type { Region } from '../../../../domain/region';
import { type Get, useMade } from '../../../app/injection';
import { PanelPart } from '../../../app/loading/panel-part';
import { useTexts } from '../../../i18n/use-texts';
import { OrderPage } from '../../../orders/order-page';
import { PlanConfirmation } from '../plan-confirmation';
import { PlanOutcome } from '../plan-outcome';
import { PlanReceipt } from '../plan-receipt';
import { SwitchPlanFacts } from './switch-plan-facts';
import { SwitchPlanForm } from './switch-plan-form';
import { type SwitchPlanSources, SwitchPlanViewModel } from './switch-plan-view-model';
import { useTranslated } from '../../../orders/use-translated';
import '../new-plan.css';

/** Setting up a monthly switch: the form, its confirmation and what came of it [RSP-08]. */
export function SwitchPlanScreen() {
  const [search] = useSearchParams();
  const fundCode = search.get('fundCode') ?? '';
  return <NewSwitchPlan key={fundCode} fundCode={fundCode} />;
}

const NewSwitchPlan = observer(function NewSwitchPlan({ fundCode }: { readonly fundCode: string }) {
  const { t } = useTexts();
  const view = useMade((get, { region }) => new SwitchPlanViewModel(sourcesOf(get, region), fundCode));
  useEffect(() => void view.load(), [view]);
  useTranslated(view);
  return (
    <OrderPage title={t(view.figures.returnRules ? 'smart-switch.title' : 'switch-plan.title')} steps={null}>
      <PanelPart panel={view.begun}>{() => <Step view={view} />}</PanelPart>
    </OrderPage>
  );
});

const Step = observer(function Step({ view }: { readonly view: SwitchPlanViewModel }) {
  const { figures, confirming } = view;
  const { phase } = confirming;
  const { chosen, units, into } = figures;
  if (phase.kind === 'done') return <PlanReceipt plan={view.named(phase.done)} />;
  if (phase.kind === 'composing' || !chosen || !units || !into || !figures.first) return <SwitchPlanForm view={view} />;
  if (phase.kind === 'unknown' || phase.kind === 'not-possible') return <PlanOutcome view={confirming} phase={phase} />;
  return (
    <PlanConfirmation view={confirming} funds={[into]}>
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

function sourcesOf(get: Get, region: Region): SwitchPlanSources {
  const [users, tiers, banks, checks] = [get(Users), get(ClientTiers), get(BankAccounts), get(OrderChecks)];
  const tradingClient = new GetTradingClient(users, tiers, get(SuitabilityRecords), region);
  const placement = new PreparePlacement({ users, tiers, tradingClient, holdings: get(Holdings), checks, region });
  return {
    ...{ region, clock: get(Clock), locale: get(Locale), funds: get(Funds), previews: get(FundPreviews) },
    prepare: new PrepareSwitchPlan({ users, banks, placement }),
    start: new StartPlan(get(PlanSchedules), get(SubmitOnce)),
    agreements: get(FundAgreements),
    drafts: new PlacementDrafts(get(SessionVault)),
    ...{ calendar: marketCalendar(region), rules: planRules[region] },
  };
}
