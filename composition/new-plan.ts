import { ContainerModule } from 'inversify';
import { GetTradingClient } from '../application/funds/get-trading-client';
import { FindPaymentMeans } from '../application/orders/payment-means';
import { PlacementDrafts } from '../application/orders/placement-drafts';
import { PreparePlacement } from '../application/orders/prepare-placement';
import { PreparePlan } from '../application/plans/prepare-plan';
import { PrepareSwitchPlan } from '../application/plans/prepare-switch-plan';
import { StartPlan } from '../application/plans/start-plan';
import { BankAccounts } from '../application/ports/banking/bank-accounts';
import { Users } from '../application/ports/clients/users';
import { Clock } from '../application/ports/clock';
import { FundOrderTerms } from '../application/ports/funds/fund-order-terms';
import { FundRecords } from '../application/ports/funds/fund-records';
import { FundPreviews } from '../application/ports/funds/fund-previews';
import { FundDirectory } from '../application/funds/fund-directory';
import { Holdings } from '../application/ports/holdings/holdings';
import { ClientPoints } from '../application/ports/tiers/client-points';
import { ClientTiers } from '../application/ports/tiers/client-tiers';
import { Locale } from '../application/ports/locale';
import { FundAgreements } from '../application/ports/orders/fund-agreements';
import { OrderChecks } from '../application/ports/orders/order-checks';
import { PlanSchedules } from '../application/ports/plans/plan-schedules';
import { SubmitOnce } from '../application/submissions/submit-once';
import { marketCalendar } from '../config/calendars/market-calendar';
import { planRules } from '../config/plan-rules';
import { regionDefaults } from '../config/regions';
import { pointRules } from '../domain/points/point-rules';
import { NewPlanScreen } from '../ui/screens/new-plan/new-plan-screen';
import { NewPlanViewModel, NewPlanViewModelFactory } from '../ui/screens/new-plan/new-plan-view-model';
import { SwitchPlanScreen } from '../ui/screens/new-plan/switch/switch-plan-screen';
import { SwitchPlanViewModel, SwitchPlanViewModelFactory } from '../ui/screens/new-plan/switch/switch-plan-view-model';
import { bankingPorts } from './ports/banking';
import { cashAccountPorts } from './ports/cash-account';
import { fundRecordPorts } from './ports/fund-records';
import { fundPorts } from './ports/funds';
import { holdingsPorts } from './ports/holdings';
import { orderPorts } from './ports/orders';
import { planPorts } from './ports/plans';
import { submissionPorts } from './ports/submissions';
import { suitabilityPorts } from './ports/suitability';
import { tierPorts } from './ports/tiers';
import { userPorts } from './ports/users';
import { paymentMeans } from './shared/payment-means';
import { orderedPreviews, placement } from './shared/placement';
import { fundSearch } from './shared/fund-search';
import { suggestedFunds } from './shared/suggested-funds';
import { tradingClient } from './shared/trading-client';
import { serviceStopPorts } from './ports/service-stops';
import { maintenanceMessage } from './ports/maintenance-message';
import { serviceStopsBindings } from './shared/service-stops';
import type { Bindings, Feature } from './feature';

const useCases: Bindings = ({ region }) =>
  new ContainerModule(({ bind }) => {
    const takesPoints = pointRules[region].ordersTaking.includes('e-scheduler');
    bind(PreparePlan).toResolvedValue(
      (users, tiers, client, banks, means, holdings, clientPoints) =>
        new PreparePlan({
          users,
          tiers,
          tradingClient: client,
          banks,
          means,
          holdings,
          region,
          points: takesPoints ? clientPoints : undefined,
        }),
      [Users, ClientTiers, GetTradingClient, BankAccounts, FindPaymentMeans, Holdings, ClientPoints],
    );
    bind(PrepareSwitchPlan).toResolvedValue(
      (users, banks, prepare) => new PrepareSwitchPlan({ users, banks, placement: prepare }),
      [Users, BankAccounts, PreparePlacement],
    );
    bind(StartPlan).toResolvedValue(
      (schedules, submitOnce) => new StartPlan(schedules, submitOnce),
      [PlanSchedules, SubmitOnce],
    );
  });

const viewModels: Bindings = ({ region, extensions }) =>
  new ContainerModule(({ bind }) => {
    const ofRegion = {
      region,
      calendar: marketCalendar(region),
      rules: planRules[region],
      keepsTexts: extensions.has('instruction-texts'),
    };
    bind(NewPlanViewModelFactory).toResolvedValue(
      (prepare, start, funds, previews, terms, agreements, fundRecords, checks, drafts, clock, locale) => {
        const deps = {
          ...ofRegion,
          prepare,
          start,
          funds,
          previews: orderedPreviews(previews, terms, region),
          agreements,
          fundRecords,
          checks,
          drafts,
          clock,
          locale,
          currency: regionDefaults[region].defaultCurrency,
        };
        return { create: (about) => new NewPlanViewModel(deps, about) };
      },
      [
        PreparePlan,
        StartPlan,
        FundDirectory,
        FundPreviews,
        FundOrderTerms,
        FundAgreements,
        FundRecords,
        OrderChecks,
        PlacementDrafts,
        Clock,
        Locale,
      ],
    );
    bind(SwitchPlanViewModelFactory).toResolvedValue(
      (prepare, start, funds, previews, agreements, fundRecords, drafts, clock, locale) => {
        const deps = { ...ofRegion, prepare, start, funds, previews, agreements, fundRecords, drafts, clock, locale };
        return { create: (fundCode) => new SwitchPlanViewModel(deps, fundCode) };
      },
      [
        PrepareSwitchPlan,
        StartPlan,
        FundDirectory,
        FundPreviews,
        FundAgreements,
        FundRecords,
        PlacementDrafts,
        Clock,
        Locale,
      ],
    );
  });

/** A regular plan set up, of either kind. */
export const feature = {
  components: { NewPlanScreen, SwitchPlanScreen },
  bindings: [
    maintenanceMessage,
    serviceStopPorts,
    serviceStopsBindings,
    bankingPorts,
    cashAccountPorts,
    fundPorts,
    fundRecordPorts,
    fundSearch,
    holdingsPorts,
    orderPorts,
    planPorts,
    submissionPorts,
    suggestedFunds,
    suitabilityPorts,
    tierPorts,
    userPorts,
    tradingClient,
    paymentMeans,
    placement,
    useCases,
    viewModels,
  ],
} satisfies Feature;
