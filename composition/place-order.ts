import { ContainerModule } from 'inversify';
import { ComposeOrders } from '../application/orders/compose-orders';
import { FindFundDealing } from '../application/orders/find-fund-dealing';
import { FindPayoutAccount } from '../application/orders/find-payout-account';
import { FindPaymentMeans } from '../application/orders/payment-means';
import { PlacementDrafts } from '../application/orders/placement-drafts';
import { PreparePlacement } from '../application/orders/prepare-placement';
import { BankAccounts } from '../application/ports/banking/bank-accounts';
import { StandingInstructions } from '../application/ports/banking/standing-instructions';
import { Clock } from '../application/ports/clock';
import { DealingClosures } from '../application/ports/funds/dealing-closures';
import { FundRecords } from '../application/ports/funds/fund-records';
import { LimitedFundPreviews } from '../application/funds/limited-fund-previews';
import { PurchaseLimits } from '../application/ports/funds/purchase-limits';
import { FundOrderTerms } from '../application/ports/funds/fund-order-terms';
import { FundPreviews } from '../application/ports/funds/fund-previews';
import { FundDirectory } from '../application/funds/fund-directory';
import { OpenServices } from '../application/ports/orders/open-services';
import { OrderChecks } from '../application/ports/orders/order-checks';
import { OrderCompositions } from '../application/ports/orders/order-compositions';
import { ClientPoints } from '../application/ports/tiers/client-points';
import { PendingSubmissions } from '../application/ports/submissions/pending-submissions';
import { regionFeatures } from '../config/region-features';
import { regionDefaults } from '../config/regions';
import { orderDesks } from '../domain/trading/orders/order-desk';
import {
  BuyViewModel,
  BuyViewModelFactory,
  IpoBuyViewModelFactory,
  PreOrderViewModelFactory,
} from '../ui/screens/place-order/buying/buy-view-model';
import { DayChoice } from '../ui/screens/place-order/day-choice';
import {
  IpoSwitchViewModelFactory,
  RedeemOrSwitchViewModel,
  RedeemOrSwitchViewModelFactory,
} from '../ui/screens/place-order/redeem-or-switch/redeem-or-switch-view-model';
import { ipoService, preOrderService } from '../ui/screens/place-order/order-service';
import { BuyScreen, SellScreen, SwitchScreen } from '../ui/screens/place-order/place-order-screen';
import { PlaceOrderDeps } from '../ui/screens/place-order/place-order-deps';
import { IpoBuyScreen, IpoSwitchScreen, PreOrderScreen } from '../ui/screens/place-order/service-screens';
import { bankingPorts } from './ports/banking';
import { cashAccountPorts } from './ports/cash-account';
import { fundPorts } from './ports/funds';
import { fundRecordPorts } from './ports/fund-records';
import { holdingsPorts } from './ports/holdings';
import { openServicePorts } from './ports/open-services';
import { orderPorts } from './ports/orders';
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

const viewModels: Bindings = ({ region, extensions }) =>
  new ContainerModule(({ bind }) => {
    const desk = orderDesks[region];
    const choosesPoints = desk.takesPoints || extensions.has('order-points');
    bind(FindFundDealing).toResolvedValue(
      (closures, records) => new FindFundDealing(closures, records, region),
      [DealingClosures, FundRecords],
    );
    if (regionFeatures[region].ports.standingInstructions)
      bind(FindPayoutAccount).toResolvedValue(
        (banks, standing) => new FindPayoutAccount(banks, standing),
        [BankAccounts, StandingInstructions],
      );
    else bind(FindPayoutAccount).toResolvedValue((banks) => new FindPayoutAccount(banks, undefined), [BankAccounts]);
    bind(ComposeOrders).toResolvedValue(
      (compositions, submissions) => new ComposeOrders(compositions, submissions),
      [OrderCompositions, PendingSubmissions],
    );
    bind(PlaceOrderDeps).toResolvedValue(
      (prepare, compose, previews, terms, limits, funds, checks, drafts, dealing, payments, payout, points, clock) => ({
        prepare,
        compose,
        previews: new LimitedFundPreviews(orderedPreviews(previews, terms, region), limits),
        funds,
        checks,
        drafts,
        dealing,
        payments,
        payout,
        points: choosesPoints ? points : undefined,
        clock,
        region,
        currency: regionDefaults[region].defaultCurrency,
      }),
      [
        PreparePlacement,
        ComposeOrders,
        FundPreviews,
        FundOrderTerms,
        PurchaseLimits,
        FundDirectory,
        OrderChecks,
        PlacementDrafts,
        FindFundDealing,
        FindPaymentMeans,
        FindPayoutAccount,
        ClientPoints,
        Clock,
      ],
    );
    bind(BuyViewModelFactory).toResolvedValue(
      (deps) => ({ create: (from) => new BuyViewModel(deps, from) }),
      [PlaceOrderDeps],
    );
    bind(RedeemOrSwitchViewModelFactory).toResolvedValue(
      (deps) => ({ create: (kind, from) => new RedeemOrSwitchViewModel(kind, deps, from) }),
      [PlaceOrderDeps],
    );
  });

/** Purchases ahead and the subscription of new funds, where a region has those services [CONF-27, LINK-28..30]. */
const serviceViewModels: Bindings = ({ region }) =>
  new ContainerModule(({ bind }) => {
    if (!regionFeatures[region].tradingServices) return;
    bind(PreOrderViewModelFactory).toResolvedValue(
      (deps, services, closures, records, clock) => {
        const service = preOrderService(
          services,
          (fund, chosen, onChange) => new DayChoice({ fund, region, closures, records, clock, onChange }, chosen),
        );
        return { create: (from) => new BuyViewModel(deps, from, service) };
      },
      [PlaceOrderDeps, OpenServices, DealingClosures, FundRecords, Clock],
    );
    bind(IpoBuyViewModelFactory).toResolvedValue(
      (deps, services, terms) => {
        const service = ipoService(services, terms, deps.previews);
        return { create: (from) => new BuyViewModel(deps, from, service) };
      },
      [PlaceOrderDeps, OpenServices, FundOrderTerms],
    );
    bind(IpoSwitchViewModelFactory).toResolvedValue(
      (deps, services, terms) => {
        const service = ipoService(services, terms, deps.previews);
        return { create: (from) => new RedeemOrSwitchViewModel('switch', deps, from, service) };
      },
      [PlaceOrderDeps, OpenServices, FundOrderTerms],
    );
  });

/** The pages on which a client composes orders. */
export const feature = {
  components: { BuyScreen, SellScreen, SwitchScreen, IpoBuyScreen, IpoSwitchScreen, PreOrderScreen },
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
    openServicePorts,
    orderPorts,
    paymentMeans,
    placement,
    submissionPorts,
    suggestedFunds,
    suitabilityPorts,
    tierPorts,
    tradingClient,
    userPorts,
    viewModels,
    serviceViewModels,
  ],
} satisfies Feature;
