import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CheckOrders } from '../../../application/orders/check-orders';
import { OrderListDrafts } from '../../../application/orders/order-list-drafts';
import { PlacementDrafts } from '../../../application/orders/placement-drafts';
import { PrepareOrderList } from '../../../application/orders/prepare-order-list';
import { SendOrderList } from '../../../application/orders/send-order-list';
import { FindPaymentMeans } from '../../../application/orders/payment-means';
import { BankAccounts } from '../../../application/ports/account/bank-accounts';
import { Users } from '../../../application/ports/client/users';
import { Clock } from '../../../application/ports/clock';
import { FundPreviews } from '../../../application/ports/funds/fund-previews';
import { Holdings } from '../../../application/ports/holdings/holdings';
import { CashAccounts } from '../../../application/ports/home/cash-accounts';
import { ClientPoints } from '../../../application/ports/home/client-points';
import { ClientTiers } from '../../../application/ports/home/client-tiers';
import { SuitabilityRecords } from '../../../application/ports/home/suitability-records';
import { Locale } from '../../../application/ports/locale';
import { FundAgreements } from '../../../application/ports/orders/fund-agreements';
import { OrderChecks } from '../../../application/ports/orders/order-checks';
import { OrderLists } from '../../../application/ports/orders/order-lists';
import { OrderSubmissions } from '../../../application/ports/orders/order-submissions';
import { TabLocks } from '../../../application/ports/orders/tab-locks';
import { OrderRecords } from '../../../application/ports/records/order-records';
import { SessionVault } from '../../../application/ports/session-vault';
import { SubmitOnce } from '../../../application/submissions/submit-once';
import { marketCalendar } from '../../../config/calendars/market-calendar';
import { orderDesks } from '../../../domain/trading/orders/order-desk';
import { useMade } from '../../app/injection';
import { PanelPart } from '../../app/loading/panel-part';
import { RetryPanel } from '../../components/notices/retry-panel';
import { useTexts } from '../../i18n/use-texts';
import { OrderPage, OrderSteps } from '../../orders/order-page';
import { useTranslated } from '../../orders/use-translated';
import { ClosedLinkPage } from './closed/closed-link-page';
import { Consent } from './confirming/consent';
import { OrderConfirmation } from './confirming/order-confirmation';
import { OpenElsewhere } from './closed/open-elsewhere';
import { OrderListViewModel } from './order-list-view-model';
import { OrderReceipt } from './outcome/order-receipt';
import { UnknownOutcome } from './outcome/unknown-outcome';
import './order-list.css';

/** The order list behind a link, from the consent to the receipt: each link is a page of its own [ROUTE-12, ROUTE-13, TRADE-01, OPEN-13]. */
export function OrderListScreen() {
  const [search] = useSearchParams();
  const oid = search.get('oid') ?? '';
  return <OrderList key={oid} oid={oid} />;
}

/** The list that the client composed, from its confirmation to the receipt [ORDQ-04, ORDQ-05]. */
export function OwnOrderListScreen() {
  const [search] = useSearchParams();
  const oid = search.get('oid') ?? '';
  return <OrderList key={oid} oid={oid} isOwn />;
}

type ViewProps = { readonly view: OrderListViewModel };

type OrderListProps = { readonly oid: string; readonly isOwn?: boolean };

const OrderList = observer(function OrderList({ oid, isOwn = false }: OrderListProps) {
  const { t } = useTexts();
  const view = useMade((get, { region, extensions }) => {
    const lists = get(OrderLists);
    const submissions = get(OrderSubmissions);
    const checks = get(OrderChecks);
    const prepare = new PrepareOrderList({
      ...{ lists, submissions, users: get(Users), tiers: get(ClientTiers), suitability: get(SuitabilityRecords) },
      ...{ previews: get(FundPreviews), holdings: get(Holdings), banks: get(BankAccounts), locale: get(Locale) },
      ...{ checks, agreements: get(FundAgreements), region },
      ...(orderDesks[region].payments.length > 0
        ? { payments: new FindPaymentMeans(get(BankAccounts), get(Clock), get(CashAccounts)) }
        : {}),
      ...(orderDesks[region].takesPoints || extensions.has('order-points') ? { points: get(ClientPoints) } : {}),
    });
    const sending = new SendOrderList(submissions, get(SubmitOnce));
    const vault = get(SessionVault);
    const [drafts, placements] = [new OrderListDrafts(vault), new PlacementDrafts(vault)];
    const calendar = marketCalendar(region);
    const check = new CheckOrders(checks);
    return new OrderListViewModel(
      {
        ...{ lists, prepare, check, checks, sending, drafts, placements, region },
        ...{ clock: get(Clock), calendar, locks: get(TabLocks) },
        records: get(OrderRecords),
        locale: get(Locale),
      },
      oid,
      isOwn,
    );
  });
  useTranslated(view);
  useEffect(() => {
    void view.load();
    const letGo = view.tab.enter();
    const stop = view.time.follow();
    // The client may have placed the same in another tab meanwhile.
    const look = (): void => {
      if (document.visibilityState === 'visible' && view.phase.kind === 'confirming') void view.repeats.load();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      letGo();
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [view]);
  return (
    <OrderPage isWide title={t(isOwn ? 'order-list.own-title' : 'order-list.title')} steps={<ListSteps view={view} />}>
      {view.prepared.phase.kind === 'failed' ? (
        <RetryPanel text={t('order-list.failed')} action={t('panel.retry')} onRetry={() => void view.load()} />
      ) : (
        <PanelPart panel={view.prepared}>{() => <Step view={view} />}</PanelPart>
      )}
    </OrderPage>
  );
});

const ListSteps = observer(function ListSteps({ view }: ViewProps) {
  return view.phase.kind === 'closed' ? null : <OrderSteps at={view.step} isComposed={view.isOwn} />;
});

const Step = observer(function Step({ view }: ViewProps) {
  const { phase } = view;
  if (view.isElsewhere) return <OpenElsewhere view={view} />;
  switch (phase.kind) {
    case 'closed':
      return <ClosedLinkPage view={view} />;
    case 'consent':
      return <Consent view={view} />;
    case 'unknown':
      return <UnknownOutcome view={view} />;
    case 'receipt':
      return <OrderReceipt result={phase.result} view={view} />;
    default:
      return <OrderConfirmation view={view} />;
  }
});
