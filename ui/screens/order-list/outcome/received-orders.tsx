import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { isPlanAccount } from '../../../../domain/clients/client-accounts';
import { parseOneOf } from '../../../../domain/kernel/parse-one-of';
import { lineProblems } from '../../../../domain/trading/orders/line-problem';
import { receivedFees } from '../../../../domain/trading/records/order-facts';
import { type ReceiptLine, receiptLines } from '../../../../domain/trading/records/receipt-lines';
import {
  type FailedOrder,
  formatReceivedDate,
  hasOrderNumbers,
  orderOutcome,
  type OrderResult,
  type ResultOrder,
} from '../../../../domain/trading/records/order-result';
import { useInstance } from '../../../app/injection';
import { useRegionFeatures } from '../../../app/use-region-features';
import { Amount } from '../../../components/figures/amount';
import { Fact } from '../../../components/figures/fact';
import { Facts } from '../../../components/figures/facts';
import { moneyText } from '../../../components/figures/money-text';
import { ClientStore } from '../../../stores/client-store';
import { useTexts } from '../../../i18n/use-texts';
import { useAccountName } from '../../../orders/account-name';
import { capWords } from '../../../orders/problem-text';
import { ReceivedFacts } from './received-facts';
import * as orderPageStyles from '../../../orders/order-page.module.css';
import * as styles from '../order-list.module.css';

type ReceivedProps = { readonly result: OrderResult; readonly listId: string };

/**
 * Shows which orders of a list were received and which weren't, line by line, with numbers and dates; without numbers,
 * that of the list [TRADE-36..43, TRADE-71].
 */
export const ReceivedOrders = observer(function ReceivedOrders({ result, listId }: ReceivedProps) {
  const { t, language } = useTexts();
  const accountName = useAccountName();
  const { user } = useInstance(ClientStore);
  const { cityOfClock } = useRegionFeatures();
  const at = formatReceivedDate(result, language);
  const { accountNo, switches } = result;
  const isOfPlans = user !== undefined && isPlanAccount(user, accountNo);
  const { bought, redeemed, failed } = receiptLines(result);
  const isReceived = orderOutcome(result) === 'received';
  return (
    <>
      {at ? (
        <p className={styles.orderReceivedAt} data-testid="order-received-at">
          {t(`order-list:received-at-${cityOfClock}`, { at })}
        </p>
      ) : null}
      {isReceived && !hasOrderNumbers(result) ? (
        <p className={styles.orderReceivedAt} data-testid="list-reference">
          {t('order-list:list-reference', { number: listId })}
        </p>
      ) : null}
      {accountNo ? (
        <p className={styles.orderReceivedAt} data-testid="received-account">
          {t('order-list:for-account', { account: accountName(accountNo, isOfPlans) })}
        </p>
      ) : null}
      <Placed title={t('order-list:kind-buy')} lines={bought} />
      <Placed title={t('order-list:kind-redemption')} lines={redeemed} />
      {switches.length > 0 ? (
        <section className={styles.orderGroup} data-testid="order-group">
          <h3>
            {t('order-list:kind-switch')}{' '}
            <span className={styles.orderCount}>{t('order-list:count', { count: switches.length })}</span>
          </h3>
          <ul>
            {switches.map(({ sellDeal, buyDeal }, index) => (
              <li key={index} className={orderPageStyles.orderCard} data-testid="order-card">
                <PlacedLine order={sellDeal} side="switch-out" />
                <p className={styles.orderInto}>{t('order-list:into')}</p>
                <PlacedLine order={buyDeal} side="switch-in" soldIn={sellDeal.currency} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Placed title={t('order-list:failed-orders')} lines={failed} below={(order) => <FailedReason order={order} />} />
      <FeesInAll result={result} />
    </>
  );
});

type PlacedProps<Order extends ResultOrder> = {
  readonly title: string;
  readonly lines: readonly ReceiptLine<Order>[];
  /** Draws what there is to say below the facts of an order. */
  readonly below?: (order: Order) => ReactNode;
};

function Placed<Order extends ResultOrder>({ title, lines, below }: PlacedProps<Order>) {
  const { t } = useTexts();
  if (lines.length === 0) return null;
  return (
    <section className={styles.orderGroup} data-testid="order-group">
      <h3>
        {title} <span className={styles.orderCount}>{t('order-list:count', { count: lines.length })}</span>
      </h3>
      <ul>
        {lines.map((line, index) => (
          <li key={index} className={orderPageStyles.orderCard} data-testid="order-card">
            <PlacedLine {...line} />
            {below?.(line.order)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Says that an order wasn't received, and why: in the server's words, or the portal's for its code [TRADE-40, ERR-22].
 */
function FailedReason({ order: { code, message } }: { readonly order: FailedOrder }) {
  const { t } = useTexts();
  const known = parseOneOf(lineProblems, code);
  const reason = message ?? (known && t(`order-list:refused-${known}`, capWords));
  return (
    <p className={styles.orderFailed} data-testid="order-failed">
      {t('order-list:failed-order')}
      {reason ? <span className={styles.orderFailedReason}>{reason}</span> : null}
    </p>
  );
}

type LineProps = Parameters<typeof ReceivedFacts>[0];

function PlacedLine(stated: LineProps) {
  const { fundName, fundCode, currency = '' } = stated.order;
  return (
    <>
      <h4>
        {fundName ?? fundCode}
        <small>{[fundCode, currency].filter(Boolean).join('　')}</small>
      </h4>
      <ReceivedFacts {...stated} />
    </>
  );
}

/** The fees of all orders by currency, where each is known, as the review summed them. */
function FeesInAll({ result }: Pick<ReceivedProps, 'result'>) {
  const { t } = useTexts();
  const fees = receivedFees(result);
  if (fees.length === 0) return null;
  return (
    <Facts data-testid="received-fees">
      <Fact label={t('order-list:rehearsal.fee')}>
        {fees.map(({ currency, amount }, place) => (
          <Fragment key={currency}>
            {place > 0 ? t('order-list:rehearsal.between') : null}
            <Amount>{moneyText(currency, amount)}</Amount>
          </Fragment>
        ))}
      </Fact>
    </Facts>
  );
}
