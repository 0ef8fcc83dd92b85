import { formatNumber, formatPercentFigure } from '../../../../domain/formatting/format-number';
import {
  type OrderFact,
  type OrderFactName,
  type OrderFactValue,
  orderFacts,
} from '../../../../domain/trading/records/order-facts';
import { formatOrderDates, type ResultOrder } from '../../../../domain/trading/records/order-result';
import { Amount } from '../../../components/figures/amount';
import { Fact } from '../../../components/figures/fact';
import { moneyText } from '../../../components/figures/money-text';
import { SentenceGap } from '../../../components/sentence-gap';
import { usePromisedDate } from '../../../funds/use-promised-date';
import { useTexts } from '../../../i18n/use-texts';
import { EstimateRate } from '../../../orders/estimate-rate';
import { NamedAccount } from '../../../orders/named-account';
import { unitsText } from '../../../orders/quantity-text';
import { ReceiptFacts } from '../../../orders/receipt-facts';

/** The facts of an order that was received, in the words of its review [ORDQ-05, TRADE-36..43]. */
export function ReceivedFacts(stated: Parameters<typeof orderFacts>[0]) {
  const labelOf = useFactLabel();
  const order = useReadableDates(stated.order);
  return (
    <ReceiptFacts>
      {orderFacts({ ...stated, order }).map((fact) => (
        <Fact key={fact.name} label={labelOf(fact)}>
          <FactValue value={fact.value} />
        </Fact>
      ))}
    </ReceiptFacts>
  );
}

/** Leaves out the dates of an order that can't be read. */
function useReadableDates(order: ResultOrder): ResultOrder {
  const promised = usePromisedDate();
  const { transactionDate, debitDate } = formatOrderDates(order, promised);
  const { figures } = order;
  const payout = promised(figures?.payout?.date) === '' ? undefined : figures?.payout;
  const debitAt = promised(figures?.debitAt) === '' ? undefined : figures?.debitAt;
  return {
    ...order,
    transactionDate: transactionDate === '' ? undefined : order.transactionDate,
    debitDate: debitDate === '' ? undefined : order.debitDate,
    heldUntil: promised(order.heldUntil) === '' ? undefined : order.heldUntil,
    figures: figures && { ...figures, payout, debitAt },
  };
}

const labels = {
  number: 'order-number',
  risk: 'risk-rating',
  amount: 'amount',
  'units-redeemed': 'units-R',
  'units-switched': 'units-S',
  share: 'share',
  'fee-type': 'fee-type',
  'fee-rate': 'fee-rate',
  'fee-before-points': 'fee-before-points',
  'points-off': 'points-off',
  fee: 'fee',
  total: 'total',
  'account-debited': 'paid-from',
  'account-credited': 'paid-to',
  estimate: 'estimate',
  'back-end-fee': 'back-end-fee',
  'short-term': 'short-term',
  'estimated-fee': 'estimated-fee',
  'held-until': 'held-until',
  dealing: 'dealing',
  exchange: 'exchange',
  debit: 'debit',
  payout: 'rehearsal.paid-out',
  'payout-waiting': 'rehearsal.paid-out-waiting',
} as const satisfies Record<OrderFactName, string>;

function useFactLabel(): (fact: OrderFact) => string {
  const { t } = useTexts();
  const promised = usePromisedDate();
  return ({ name, value }) =>
    t(`order-list:${labels[name]}`, value.kind === 'payout' ? { date: promised(value.date) } : {});
}

function FactValue({ value }: { readonly value: OrderFactValue }) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'risk':
      return t('funds:risk', { risk: value.risk });
    case 'money':
      return <Amount>{moneyText(value.currency, value.amount)}</Amount>;
    case 'units':
      return <Amount>{unitsText(value.units, 0)}</Amount>;
    case 'percent':
      return formatPercentFigure(value.percent);
    case 'points':
      return (
        <Amount>
          {t('order-list:points-redeemed', {
            points: formatNumber(value.points, { precision: 0 }),
            amount: moneyText(value.currency, value.amount),
          })}
        </Amount>
      );
    case 'fee-type':
      return t(`order-list:fee-type-${value.feeType}`);
    case 'estimate':
      return (
        <>
          <Amount>{moneyText(value.currency, value.amount)}</Amount>
          <EstimateRate rate={value.rate} />
        </>
      );
    case 'short-term':
      return (
        <>
          {formatPercentFigure(value.ratePercent)}
          {t('order-list:short-term-of', { count: value.days })}
          <SentenceGap />
          <Amount>{unitsText(value.units, 0)}</Amount>
        </>
      );
    case 'date':
      return promised(value.date);
    case 'instant':
      return promised(value.at, 'date-time');
    case 'account':
      return (
        <NamedAccount
          name={value.account.kind === 'cash-account' ? t('order-list:pay-cash-account') : value.account.bankName}
          masked={value.account.masked}
        />
      );
    case 'exchange': {
      const date = promised(value.date);
      return date
        ? t('order-list:exchange-on', { ...value.exchange, date })
        : t('order-list:exchange-later', value.exchange);
    }
    case 'payout':
      return value.amount ? (
        <Amount>{moneyText(value.currency, value.amount)}</Amount>
      ) : (
        t('order-list:rehearsal.not-known')
      );
  }
}
