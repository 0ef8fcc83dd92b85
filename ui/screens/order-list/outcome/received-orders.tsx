import { formatDate } from '../../../../domain/formatting/format-date';
import { formatNumber } from '../../../../domain/formatting/format-number';
import { add } from '../../../../domain/money/decimal';
import { parseOneOf } from '../../../../domain/kernel/parse-one-of';
import { fundOfCodes } from '../../../../domain/funds/finding/fund-listing';
import { isSameFund } from '../../../../domain/funds/finding/same-fund';
import { lineProblems } from '../../../../domain/trading/orders/line-problem';
import {
  formatOrderDates,
  type FailedOrder,
  formatReceivedDate,
  hasOrderNumbers,
  orderOutcome,
  type OrderResult,
  type ResultOrder,
} from '../../../../domain/trading/records/order-result';
import { useRegionFeatures } from '../../../app/use-region-features';
import { Amount } from '../../../components/figures/amount';
import { Fact } from '../../../components/figures/fact';
import { moneyText } from '../../../components/figures/money-text';
import { usePromisedDate } from '../../../funds/use-promised-date';
import { useTexts } from '../../../i18n/use-texts';
import { unitsText } from '../../../orders/quantity-text';
import { ExchangeFact } from '../../../orders/exchange-fact';
import { NamedAccount } from '../../../orders/named-account';
import { capWords } from '../../../orders/problem-text';
import { ReceiptFacts } from '../../../orders/receipt-facts';
import * as orderPageStyles from '../../../orders/order-page.module.css';
import * as styles from '../order-list.module.css';

type ReceivedProps = { readonly result: OrderResult; readonly listId: string };

/**
 * Shows which orders of a list were received and which weren't, line by line, with numbers and dates; without numbers,
 * that of the list [TRADE-36..43, TRADE-71].
 */
export function ReceivedOrders({ result, listId }: ReceivedProps) {
  const { t, language } = useTexts();
  const { cityOfClock } = useRegionFeatures();
  const at = formatReceivedDate(result, language);
  const { switches } = result;
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
      <Placed title={t('order-list:kind-buy')} orders={result.successfulAllotments} />
      <Placed title={t('order-list:kind-redemption')} orders={result.successfulRedemptions} />
      {switches.length > 0 ? (
        <section className={styles.orderGroup} data-testid="order-group">
          <h3>
            {t('order-list:kind-switch')}{' '}
            <span className={styles.orderCount}>{t('order-list:count', { count: switches.length })}</span>
          </h3>
          <ul>
            {switches.map(({ sellDeal, buyDeal }, index) => (
              <li key={index} className={orderPageStyles.orderCard} data-testid="order-card">
                <PlacedLine order={sellDeal} />
                <p className={styles.orderInto}>{t('order-list:into')}</p>
                <PlacedLine order={buyDeal} soldIn={sellDeal.currency} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Placed
        title={t('order-list:failed-orders')}
        orders={[...result.failedAllotments, ...result.failedRedemptions]}
        isFailed
      />
    </>
  );
}

type PlacedProps = { readonly title: string; readonly orders: readonly FailedOrder[]; readonly isFailed?: true };

function Placed({ title, orders, isFailed }: PlacedProps) {
  const { t } = useTexts();
  if (orders.length === 0) return null;
  return (
    <section className={styles.orderGroup} data-testid="order-group">
      <h3>
        {title} <span className={styles.orderCount}>{t('order-list:count', { count: orders.length })}</span>
      </h3>
      <ul>
        {orders.map((order, index) => (
          <li key={index} className={orderPageStyles.orderCard} data-testid="order-card">
            <PlacedLine order={order} showsFeeType={isPaidOutApart(order, orders)} />
            {isFailed ? <FailedReason order={order} /> : null}
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

/**
 * Tells whether an order has a remittance of its own: back-end units, or one part of a redemption in two [TRADE-111].
 */
const isPaidOutApart = (order: ResultOrder, orders: readonly ResultOrder[]): boolean =>
  order.feeType === 'back-end' ||
  orders.some(
    (other) =>
      isSameFund(fundOfCodes(other), fundOfCodes(order)) && other.feeType === 'back-end' && order.feeType !== undefined,
  );

type LineProps = {
  readonly order: ResultOrder;
  readonly showsFeeType?: boolean;
  /** The currency of the redeemed side, on the bought side of a switch. */
  readonly soldIn?: string | undefined;
};

function PlacedLine({ order, showsFeeType = false, soldIn }: LineProps) {
  const { t, language } = useTexts();
  const promised = usePromisedDate();
  const {
    orderNo,
    fundName,
    fundCode,
    amount,
    currency = '',
    units,
    feeType,
    ePoints,
    feeWaived,
    fee,
    settlementAccount,
  } = order;
  const { transactionDate, debitDate } = formatOrderDates(order, promised);
  const heldUntil = formatDate(order.heldUntil, language, 'date-time');
  return (
    <>
      <h4>
        {fundName ?? fundCode}
        <small>{[fundCode, currency].filter(Boolean).join('　')}</small>
      </h4>
      <ReceiptFacts>
        {orderNo ? <Fact label={t('order-list:order-number')}>{orderNo}</Fact> : null}
        {amount ? (
          <Fact label={t('order-list:amount')}>
            <Amount>{moneyText(currency, amount)}</Amount>
          </Fact>
        ) : null}
        {ePoints && feeWaived ? (
          <Fact label={t('order-list:points-off')}>
            <Amount>
              {t('order-list:points-redeemed', {
                points: formatNumber(ePoints, { precision: 0 }),
                amount: moneyText(currency, feeWaived),
              })}
            </Amount>
          </Fact>
        ) : null}
        {fee ? (
          <Fact label={t('order-list:fee')}>
            <Amount>{moneyText(currency, fee)}</Amount>
          </Fact>
        ) : null}
        {fee && amount ? (
          <Fact label={t('order-list:total')}>
            <Amount>{moneyText(currency, add(amount, fee))}</Amount>
          </Fact>
        ) : null}
        {units ? (
          <Fact label={t('order-list:edit-units')}>
            <Amount>{unitsText(units, 0)}</Amount>
          </Fact>
        ) : null}
        {showsFeeType && feeType ? (
          <Fact label={t('order-list:fee-type')}>{t(`order-list:fee-type-${feeType}`)}</Fact>
        ) : null}
        {heldUntil ? <Fact label={t('order-list:held-until')}>{heldUntil}</Fact> : null}
        {transactionDate ? <Fact label={t('order-list:dealing')}>{transactionDate}</Fact> : null}
        {settlementAccount ? (
          <Fact label={t(amount ? 'order-list:paid-from' : 'order-list:paid-to')}>
            <NamedAccount
              name={
                settlementAccount.kind === 'cash-account'
                  ? t('order-list:pay-cash-account')
                  : settlementAccount.bankName
              }
              masked={settlementAccount.masked}
            />
          </Fact>
        ) : null}
        <ExchangeFact from={soldIn} into={currency} day={order.transactionDate} />
        {debitDate ? <Fact label={t('order-list:debit')}>{debitDate}</Fact> : null}
      </ReceiptFacts>
    </>
  );
}
