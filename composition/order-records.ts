import { ContainerModule } from 'inversify';
import { CancelOrder } from '../application/orders/cancel-order';
import { Users } from '../application/ports/clients/users';
import { Clock } from '../application/ports/clock';
import { DividendFunds } from '../application/ports/dividends/dividend-funds';
import { PlanSchedules } from '../application/ports/plans/plan-schedules';
import { Distributions } from '../application/ports/dividends/distributions';
import { DividendRecords } from '../application/ports/dividends/dividend-records';
import { OrderRecords } from '../application/ports/orders/order-records';
import { FileSaving } from '../application/ports/files/file-saving';
import { Statements } from '../application/ports/documents/statements';
import { ReAuthentication } from '../application/re-authentication/re-authentication';
import { SubmitOnce } from '../application/submissions/submit-once';
import { regionFeatures } from '../config/region-features';
import { DistributionsViewModel } from '../ui/screens/order-records/dividends/distributions-view-model';
import { DividendRecordsViewModel } from '../ui/screens/order-records/dividends/dividend-records-view-model';
import { OrderHistoryFactory } from '../ui/screens/order-records/history/order-history-factory';
import { OrderRecordsScreen } from '../ui/screens/order-records/order-records-screen';
import { OrderRecordsViewModel } from '../ui/screens/order-records/order-records-view-model';
import { ContractNotesViewModel } from '../ui/screens/order-records/papers/contract-notes-view-model';
import { OrderReceiptViewModel } from '../ui/screens/order-records/papers/order-receipt-view-model';
import { StatementsViewModel } from '../ui/screens/order-records/papers/statements-view-model';
import { PlannedOrdersViewModel } from '../ui/screens/order-records/scheduled/planned-orders-view-model';
import { AsyncResource } from '../ui/stores/async-resource';
import type { Bindings, Feature } from './feature';
import { dividendPorts } from './ports/dividends';
import { openServicePorts } from './ports/open-services';
import { orderRecordPorts } from './ports/order-records';
import { passkeyPorts } from './ports/passkeys';
import { planPorts } from './ports/plans';
import { reAuthenticationPorts } from './ports/re-authentication';
import { spreadsheetPorts } from './ports/spreadsheets';
import { statementPorts } from './ports/statements';
import { submissionPorts } from './ports/submissions';
import { userPorts } from './ports/users';

const viewModels: Bindings = ({ region }) =>
  new ContainerModule(({ bind }) => {
    bind(CancelOrder).toResolvedValue(
      (users, records, submitOnce) => new CancelOrder(users, records, submitOnce),
      [Users, OrderRecords, SubmitOnce],
    );
    bind(OrderRecordsViewModel).toResolvedValue(
      (records, cancelOrder, reAuthentication, clock) =>
        new OrderRecordsViewModel(records, cancelOrder, reAuthentication, clock, region),
      [OrderRecords, CancelOrder, ReAuthentication, Clock],
    );
    bind(OrderHistoryFactory).toResolvedValue(
      (records) => ({ create: (orderId) => new AsyncResource(() => records.eventsOf(orderId)) }),
      [OrderRecords],
    );
    bind(PlannedOrdersViewModel).toResolvedValue((schedules) => new PlannedOrdersViewModel(schedules), [PlanSchedules]);
    bind(DistributionsViewModel).toResolvedValue(
      (distributions) => new DistributionsViewModel(distributions),
      [Distributions],
    );
    bind(StatementsViewModel).toResolvedValue(
      (statements, saving) => new StatementsViewModel(statements, saving),
      [Statements, FileSaving],
    );
    bind(ContractNotesViewModel).toResolvedValue(
      (statements, saving) => new ContractNotesViewModel(statements, saving),
      [Statements, FileSaving],
    );
    bind(OrderReceiptViewModel).toResolvedValue(
      (statements, saving, clock) => new OrderReceiptViewModel(statements, saving, clock),
      [Statements, FileSaving, Clock],
    );
    if (regionFeatures[region].reinvestedDividends)
      bind(DividendRecordsViewModel).toResolvedValue(
        (funds, records) => new DividendRecordsViewModel(funds, records),
        [DividendFunds, DividendRecords],
      );
  });

/** Order records, and the statements and notes about them. */
export const feature = {
  components: { OrderRecordsScreen },
  bindings: [
    dividendPorts,
    openServicePorts,
    orderRecordPorts,
    passkeyPorts,
    planPorts,
    reAuthenticationPorts,
    spreadsheetPorts,
    statementPorts,
    submissionPorts,
    userPorts,
    viewModels,
  ],
} satisfies Feature;
