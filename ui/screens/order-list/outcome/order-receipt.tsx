import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { isPurchase, type OrderPageKind } from '../../../../application/orders/placement-drafts';
import { destinationAddress } from '../../../../config/destinations';
import { deductionTimeOfDay } from '../../../../domain/calendar/deduction-time';
import { orderEmail } from '../../../../domain/clients/client';
import { mayWaitInRegion } from '../../../../domain/trading/orders/remittance-threshold';
import { orderDesks } from '../../../../domain/trading/orders/order-desk';
import { hasOrderNumbers, type OrderResult, receivedCount } from '../../../../domain/trading/records/order-result';
import { useConfiguration, useInstance } from '../../../app/injection';
import { SentenceGap } from '../../../components/sentence-gap';
import { Button } from '../../../components/button';
import { ButtonLink } from '../../../components/button-link';
import { Link } from '../../../components/link';
import { Notice } from '../../../components/notices/notice';
import { ClientStore } from '../../../stores/client-store';
import { UnlistedYear } from '../../../funds/unlisted-year';
import { useTexts } from '../../../i18n/use-texts';
import { useRemittanceFeeText } from '../cards/fund-terms';
import type { OrderListViewModel } from '../order-list-view-model';
import { AcceptedTerms } from './accepted-terms';
import { KeepReceipt } from './keep-receipt';
import { ReceivedOrders } from './received-orders';
import { StepHeading } from '../../../components/page/step-heading';
import { ActionRow } from '../../../components/action-row';
import * as styles from '../order-list.module.css';

type ReceiptProps = { readonly result: OrderResult; readonly view: OrderListViewModel };

/**
 * Shows the outcome of the list, the debits, what was accepted, and the next steps [TRADE-70..77, TRADE-87..89,
 * TRADE-120, TRADE-121].
 */
export const OrderReceipt = observer(function OrderReceipt({ result, view }: ReceiptProps) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  const canCancel = configuration.profile === 'coexist' || configuration.extensions.has('order-records');
  const isChosen = orderDesks[configuration.region].payments.length > 0;
  const { user } = useInstance(ClientStore);
  const email = user && orderEmail(user);
  const remittance = useRemittanceFeeText();
  if (view.stage === 'failed')
    return (
      <section className={styles.orderMessage} data-testid="order-message">
        <StepHeading>{t('order-list:failed-title')}</StepHeading>
        <p>{t('order-list:failed-text')}</p>
        <ReceivedOrders result={result} listId={view.oid} />
        <ActionRow className={styles.orderActions} data-testid="order-actions">
          <Button onClick={view.reopen}>{t('order-list:back-to-list')}</Button>
        </ActionRow>
      </section>
    );
  const buys = result.successfulAllotments.length > 0;
  const sells = result.successfulRedemptions.length > 0;
  const mayWait = result.successfulRedemptions.some(({ currency }) => mayWaitInRegion(configuration.region, currency));
  const failed = result.failedAllotments.length + result.failedRedemptions.length > 0;
  return (
    <section className={styles.orderMessage} data-testid="order-receipt">
      <StepHeading>{t('order-list:receipt-title', { count: receivedCount(result) })}</StepHeading>
      <p role="status">{t('order-list:not-dealt')}</p>
      {failed ? (
        <Notice tone="warning">
          {t('order-list:partly-text')}
          <KeptOrders view={view} />
        </Notice>
      ) : null}
      <div className={styles.orderResult}>
        <div>
          <ReceivedOrders result={result} listId={view.oid} />
        </div>
        <div>
          <KeepReceipt result={result} listId={view.oid} />
          <UnlistedYear dates={datesOf(result)} />
          {buys || sells ? (
            <section>
              <h3>{t('order-list:debit-title')}</h3>
              {buys ? (
                <p>{t(isChosen ? 'order-list:debit-text-chosen' : 'order-list:debit-text', debitTimes)}</p>
              ) : null}
              {sells ? <p>{t(isChosen ? 'order-list:payout-text-bank' : 'order-list:payout-text')}</p> : null}
              {mayWait ? <p>{t('order-list:payout-waiting')}</p> : null}
              {sells && remittance ? <p>{remittance}</p> : null}
            </section>
          ) : null}
          {result.acceptedTexts ? <AcceptedTerms accepted={result.acceptedTexts} /> : null}
          <section>
            <h3>{t('order-list:next-title')}</h3>
            <p>{email ? t('order-list:mail-to', { email }) : t('order-list:mail-text')}</p>
            {canCancel ? <p>{t('order-list:cancel-later')}</p> : null}
            {hasOrderNumbers(result) ? <p>{t('order-list:call-with-number')}</p> : null}
          </section>
        </div>
      </div>
      <ActionRow className={styles.orderActions} data-testid="order-actions">
        <ButtonLink to="/">{t('order-list:to-portfolio')}</ButtonLink>
        <ButtonLink to={destinationAddress('orderStatus', configuration)} theme="outlined">
          {t('order-list:to-orders')}
        </ButtonLink>
      </ActionRow>
    </section>
  );
});

/** The days that the receipt names. */
const datesOf = ({ successfulAllotments, successfulRedemptions, switches }: OrderResult) =>
  [...successfulAllotments, ...successfulRedemptions, ...switches.map(({ buyDeal }) => buyDeal)].map(
    ({ transactionDate }) => transactionDate,
  );

/** The time at which the purchases of each side are debited [TRADE-114, TRADE-115, VCA-28]. */
const debitTimes = {
  onshore: deductionTimeOfDay('onshore'),
  offshore: deductionTimeOfDay('offshore'),
  time: deductionTimeOfDay('cash-account'),
};

/** The page of each kind of order. */
const pages = {
  buy: 'buy',
  'pre-order': 'preOrder',
  ipo: 'ipoBuy',
  sell: 'sell',
  switch: 'switch',
  'ipo-switch': 'ipoSwitch',
} as const;

/** Links to the orders that weren't received, to be changed and placed again [TRADE-40, SESS-17]. */
const KeptOrders = observer(function KeptOrders({ view: { phase, open } }: Pick<ReceiptProps, 'view'>) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  const kept = phase.kind === 'receipt' ? phase.kept : [];
  if (kept.length === 0) return null;
  const addressOf = (kind: OrderPageKind): string => {
    const address = destinationAddress(pages[kind], configuration);
    const account = isPurchase(kind) && open?.accountNo;
    return account ? `${address}?accountNo=${encodeURIComponent(account)}` : address;
  };
  return (
    <>
      <SentenceGap />
      {t('order-list:kept-text')}
      <SentenceGap />
      {kept.map((kind, place) => (
        <Fragment key={kind}>
          {place > 0 ? t('order-list:between') : null}
          <Link to={addressOf(kind)}>{t(`order-list:again-${kind}`)}</Link>
        </Fragment>
      ))}
    </>
  );
});
