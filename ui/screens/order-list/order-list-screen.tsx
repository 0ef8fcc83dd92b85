import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useViewModelFor } from '../../app/injection';
import { Async } from '../../app/loading/async';
import { RetryPanel } from '../../components/notices/retry-panel';
import { useTexts } from '../../i18n/use-texts';
import { OrderPage, OrderSteps } from '../../orders/order-page';
import { useTranslated } from '../../orders/use-translated';
import { ClosedLinkPage } from './closed/closed-link-page';
import { Consent } from './confirming/consent';
import { OrderConfirmation } from './confirming/order-confirmation';
import { OpenInAnotherTab } from './closed/open-in-another-tab';
import { type OrderListViewModel, OrderListViewModelFactory } from './order-list-view-model';
import { OrderReceipt } from './outcome/order-receipt';
import { UnknownSubmission } from './outcome/unknown-submission';

/**
 * The order list behind a link, from the consent to the receipt: each link is a page of its own [ROUTE-12, ROUTE-13,
 * TRADE-01, OPEN-13].
 */
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
  const view = useViewModelFor(OrderListViewModelFactory, oid, isOwn);
  useTranslated(view);
  useEffect(() => {
    void view.load();
    const stop = view.start();
    // The client may have placed the same in another tab meanwhile.
    const look = (): void => {
      if (document.visibilityState === 'visible' && view.phase.kind === 'confirming') void view.loadRecords();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [view]);
  return (
    <OrderPage
      frame="review"
      title={t(isOwn ? 'order-list:own-title' : 'order-list:title')}
      steps={<ListSteps view={view} />}
    >
      {view.prepared.phase.kind === 'failed' ? (
        <RetryPanel text={t('order-list:failed')} action={t('common:panel.retry')} onRetry={() => void view.load()} />
      ) : (
        <Async resource={view.prepared}>{() => <Step view={view} />}</Async>
      )}
    </OrderPage>
  );
});

const ListSteps = observer(function ListSteps({ view }: ViewProps) {
  return view.phase.kind === 'closed' ? null : <OrderSteps at={view.step} isComposed={view.isOwn} />;
});

const Step = observer(function Step({ view }: ViewProps) {
  const { phase } = view;
  if (view.isOpenInAnotherTab) return <OpenInAnotherTab view={view} />;
  switch (phase.kind) {
    case 'closed':
      return <ClosedLinkPage view={view} />;
    case 'consent':
      return <Consent view={view} />;
    case 'unknown':
      return <UnknownSubmission view={view} />;
    case 'receipt':
      return <OrderReceipt result={phase.result} view={view} />;
    default:
      return <OrderConfirmation view={view} />;
  }
});
