import { ContainerModule } from 'inversify';
import { CheckOrders } from '../application/orders/check-orders';
import { OrderListDrafts } from '../application/orders/order-list-drafts';
import { FindPaymentMeans } from '../application/orders/payment-means';
import { PlacementDrafts } from '../application/orders/placement-drafts';
import { PrepareOrderList } from '../application/orders/prepare-order-list';
import { SendOrderList } from '../application/orders/send-order-list';
import { BankAccounts } from '../application/ports/banking/bank-accounts';
import { Statements } from '../application/ports/documents/statements';
import { FileSaving } from '../application/ports/files/file-saving';
import { Users } from '../application/ports/clients/users';
import { Clock } from '../application/ports/clock';
import { FundRecords } from '../application/ports/funds/fund-records';
import { FundPreviews } from '../application/ports/funds/fund-previews';
import { Holdings } from '../application/ports/holdings/holdings';
import { ClientPoints } from '../application/ports/tiers/client-points';
import { ClientTiers } from '../application/ports/tiers/client-tiers';
import { SuitabilityRecords } from '../application/ports/suitability/suitability-records';
import { Locale } from '../application/ports/locale';
import { FundAgreements } from '../application/ports/orders/fund-agreements';
import { OrderChecks } from '../application/ports/orders/order-checks';
import { OrderLists } from '../application/ports/orders/order-lists';
import { OrderSubmissions } from '../application/ports/orders/order-submissions';
import { TabLocks } from '../application/ports/orders/tab-locks';
import { OrderRecords } from '../application/ports/orders/order-records';
import { SessionVault } from '../application/ports/session/session-vault';
import { SubmitOnce } from '../application/submissions/submit-once';
import { marketCalendar } from '../config/calendars/market-calendar';
import { orderDesks } from '../domain/trading/orders/order-desk';
import { OrderListScreen, OwnOrderListScreen } from '../ui/screens/order-list/order-list-screen';
import { OrderListViewModel, OrderListViewModelFactory } from '../ui/screens/order-list/order-list-view-model';
import { ReceiptFilesViewModel } from '../ui/screens/order-list/outcome/receipt-files-view-model';
import { bankingPorts } from './ports/banking';
import { cashAccountPorts } from './ports/cash-account';
import { fundRecordPorts } from './ports/fund-records';
import { fundPorts } from './ports/funds';
import { holdingsPorts } from './ports/holdings';
import { orderPorts } from './ports/orders';
import { orderRecordPorts } from './ports/order-records';
import { statementPorts } from './ports/statements';
import { submissionPorts } from './ports/submissions';
import { suitabilityPorts } from './ports/suitability';
import { tierPorts } from './ports/tiers';
import { userPorts } from './ports/users';
import { paymentMeans } from './shared/payment-means';
import { placement } from './shared/placement';
import { tradingClient } from './shared/trading-client';
import { serviceStopPorts } from './ports/service-stops';
import { maintenanceMessage } from './ports/maintenance-message';
import { serviceStopsBindings } from './shared/service-stops';
import type { Bindings, Feature } from './feature';

const useCases: Bindings = ({ region, extensions }) =>
  new ContainerModule(({ bind }) => {
    const desk = orderDesks[region];
    const choosesPayment = desk.payments.length > 0;
    const choosesPoints = desk.takesPoints || extensions.has('order-points');
    bind(PrepareOrderList).toResolvedValue(
      (
        lists,
        submissions,
        users,
        tiers,
        suitability,
        previews,
        fundRecords,
        holdings,
        banks,
        locale,
        checks,
        agreements,
        payments,
        points,
      ) =>
        new PrepareOrderList({
          lists,
          submissions,
          users,
          tiers,
          suitability,
          previews,
          fundRecords,
          holdings,
          banks,
          locale,
          checks,
          agreements,
          region,
          payments: choosesPayment ? payments : undefined,
          points: choosesPoints ? points : undefined,
        }),
      [
        OrderLists,
        OrderSubmissions,
        Users,
        ClientTiers,
        SuitabilityRecords,
        FundPreviews,
        FundRecords,
        Holdings,
        BankAccounts,
        Locale,
        OrderChecks,
        FundAgreements,
        FindPaymentMeans,
        ClientPoints,
      ],
    );
    bind(CheckOrders).toResolvedValue((checks) => new CheckOrders(checks), [OrderChecks]);
    bind(SendOrderList).toResolvedValue(
      (submissions, submitOnce) => new SendOrderList(submissions, submitOnce),
      [OrderSubmissions, SubmitOnce],
    );
    bind(OrderListDrafts).toResolvedValue((vault) => new OrderListDrafts(vault), [SessionVault]);
  });

const viewModels: Bindings = ({ region, extensions }) =>
  new ContainerModule(({ bind }) => {
    const calendar = marketCalendar(region);
    bind(ReceiptFilesViewModel).toResolvedValue(
      (statements, saving, clock) => new ReceiptFilesViewModel(statements, saving, clock),
      [Statements, FileSaving, Clock],
    );
    bind(OrderListViewModelFactory).toResolvedValue(
      (lists, prepare, check, checks, sending, drafts, placements, locks, records, locale, clock) => {
        const deps = {
          lists,
          prepare,
          check,
          checks,
          sending,
          drafts,
          placements,
          locks,
          records,
          locale,
          clock,
          calendar,
          region,
          keepsTexts: extensions.has('accepted-texts'),
        };
        return { create: (oid, isOwn) => new OrderListViewModel(deps, oid, isOwn) };
      },
      [
        OrderLists,
        PrepareOrderList,
        CheckOrders,
        OrderChecks,
        SendOrderList,
        OrderListDrafts,
        PlacementDrafts,
        TabLocks,
        OrderRecords,
        Locale,
        Clock,
      ],
    );
  });

/** An order list behind a link, or one that the client composed, from its confirmation to the receipt. */
export const feature = {
  components: { OrderListScreen, OwnOrderListScreen },
  bindings: [
    maintenanceMessage,
    serviceStopPorts,
    serviceStopsBindings,
    bankingPorts,
    cashAccountPorts,
    fundPorts,
    fundRecordPorts,
    holdingsPorts,
    orderPorts,
    orderRecordPorts,
    paymentMeans,
    placement,
    statementPorts,
    submissionPorts,
    suitabilityPorts,
    tierPorts,
    tradingClient,
    userPorts,
    useCases,
    viewModels,
  ],
} satisfies Feature;
