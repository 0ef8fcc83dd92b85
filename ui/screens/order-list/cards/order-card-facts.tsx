import { observer } from 'mobx-react-lite';
import { maskAccountNumber } from '../../../../domain/banking/mask-account-number';
import { formatPercentFigure } from '../../../../domain/formatting/format-number';
import { deductionTime } from '../../../../domain/calendar/deduction-time';
import { compare, isZero } from '../../../../domain/money/decimal';
import type { OrderLine } from '../../../../domain/trading/orders/order-line';
import { Amount } from '../../../components/figures/amount';
import { Fact } from '../../../components/figures/fact';
import { moneyText } from '../../../components/figures/money-text';
import { usePromisedDate } from '../../../funds/use-promised-date';
import { EstimateRate } from '../../../orders/estimate-rate';
import { SentenceGap } from '../../../components/sentence-gap';
import { useTexts } from '../../../i18n/use-texts';
import { CostFacts } from '../../../orders/cost-facts';
import { ExchangeFact } from '../../../orders/exchange-fact';
import { NamedAccount } from '../../../orders/named-account';
import { unitsText } from '../../../orders/quantity-text';
import type { OrderCardViewModel } from './order-card-view-model';
import type { OrderListViewModel } from '../order-list-view-model';
import { ReceiptFacts } from '../../../orders/receipt-facts';

type FactsProps = { readonly card: OrderCardViewModel; readonly view: OrderListViewModel };

/** The figures of an order, as far as they are known [TRADE-18..27]. */
export const OrderCardFacts = observer(function OrderCardFacts({ card, view }: FactsProps) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  const { cost, lines } = card;
  const dealingDate = view.time.dealingDateOf(card);
  const isSwitch = card.order.item.kind === 'switch';
  const switchedAt = dealingDate && isSwitch ? view.time.switchInDateOf(card.cutOff, card.closedOn) : undefined;
  const feeRate = lines.find(({ feeRateText }) => feeRateText)?.feeRateText;
  return (
    <ReceiptFacts>
      {lines.map((line) => (
        <LineFacts key={line.type} line={line} />
      ))}
      {feeRate ? <Fact label={t('order-list:fee-rate')}>{feeRate}</Fact> : null}
      {cost ? <CostFacts cost={cost} currency={lines[0]?.currency ?? ''} /> : null}
      <AccountFact card={card} />
      <EstimateFact card={card} />
      <RemittanceFacts card={card} />
      <ShortTermFact card={card} />
      <ThresholdFact card={card} />
      <BoundsFact card={card} />
      {dealingDate ? <Fact label={t('order-list:dealing')}>{promised(dealingDate)}</Fact> : null}
      {dealingDate && cost ? (
        <Fact label={t('order-list:debit')}>{promised(deductionTime(card.cutOff, dealingDate), 'date-time')}</Fact>
      ) : null}
      {switchedAt ? <Fact label={t('order-list:switched-at')}>{promised(switchedAt)}</Fact> : null}
      {isSwitch ? <ExchangeFact from={lines[0]?.currency} into={lines[1]?.currency} day={switchedAt} /> : null}
    </ReceiptFacts>
  );
});

function LineFacts({ line }: { readonly line: OrderLine }) {
  const { t } = useTexts();
  const { type, quantity, currency = '', unitPrecision, totalHoldings, availableHoldings, percentOfHoldings } = line;
  return (
    <>
      {quantity?.kind === 'amount' ? (
        <Fact label={t('order-list:amount')}>
          <Amount>{moneyText(currency, quantity.value)}</Amount>
        </Fact>
      ) : null}
      {quantity?.kind === 'units' ? (
        <Fact label={t(type === 'R' ? 'order-list:units-R' : 'order-list:units-S')}>
          <Amount>{unitsText(quantity.value, unitPrecision)}</Amount>
        </Fact>
      ) : null}
      {totalHoldings ? (
        <Fact label={t('order-list:held')}>
          <Amount>{unitsText(totalHoldings, unitPrecision)}</Amount>
        </Fact>
      ) : null}
      {totalHoldings && availableHoldings && compare(totalHoldings, availableHoldings) !== 0 ? (
        <Fact label={t('order-list:available')}>
          <Amount>{unitsText(availableHoldings, unitPrecision)}</Amount>
        </Fact>
      ) : null}
      {percentOfHoldings ? <Fact label={t('order-list:share')}>{formatPercentFigure(percentOfHoldings)}</Fact> : null}
    </>
  );
}

/** The least and the most of one purchase, as far as there are any [TRADE-27, TRADE-98, TRADE-99, TRADE-129..134]. */
const BoundsFact = observer(function BoundsFact({ card: { rule, lines } }: { readonly card: OrderCardViewModel }) {
  const { t } = useTexts();
  if (rule.kind !== 'amount') return null;
  const currency = lines[0]?.currency ?? '';
  const { maximum } = rule.bounds;
  const minimum = moneyText(currency, rule.bounds.minimum);
  if (maximum === undefined && isZero(rule.bounds.minimum)) return null;
  return (
    <Fact label={t('order-list:bounds')}>
      {maximum
        ? t('order-list:bounds-between', { minimum, maximum: moneyText(currency, maximum) })
        : t('order-list:bounds-from', { minimum })}
    </Fact>
  );
});

/** Shows the pay-out of a redemption whose units bear different types of fee, or all the back-end fee [TRADE-111]. */
const RemittanceFacts = observer(function RemittanceFacts({ card }: { readonly card: OrderCardViewModel }) {
  const { t } = useTexts();
  const { remittances, lines } = card;
  return remittances.map(({ feeType, units, feePercent }, index) => (
    <Fact key={feeType} label={t('order-list:remittance', { number: index + 1 })}>
      <Amount>{unitsText(units, lines[0]?.unitPrecision ?? 0)}</Amount> {t(`order-list:fee-type-${feeType}`)}{' '}
      {formatPercentFigure(feePercent)}
    </Fact>
  ));
});

/** Says that units held briefly bear a short-term fee [TRADE-126..128]. */
const ShortTermFact = observer(function ShortTermFact({ card }: { readonly card: OrderCardViewModel }) {
  const { t } = useTexts();
  const { briefUnits, lines } = card;
  if (!briefUnits) return null;
  const { units, days, ratePercent } = briefUnits;
  return (
    <Fact label={t('order-list:short-term')}>
      {formatPercentFigure(ratePercent)}
      {t('order-list:short-term-of', { count: days })}
      <SentenceGap />
      <Amount>{unitsText(units, lines[0]?.unitPrecision ?? 0)}</Amount>
    </Fact>
  );
});

/** Shows the least value of a remittance in foreign currency, where the server states it [TRADE-124, OPEN-34]. */
const ThresholdFact = observer(function ThresholdFact({ card }: { readonly card: OrderCardViewModel }) {
  const { t } = useTexts();
  const { item, redeemable } = card.order;
  const threshold = redeemable?.remittanceThreshold;
  if (!threshold || item.kind !== 'redemption') return null;
  const amount = moneyText(threshold.currency, threshold.amount);
  return <Fact label={t('order-list:threshold')}>{t('order-list:threshold-text', { amount })}</Fact>;
});

/** Shows the present value of the redeemed units, stored or being typed [TRADE-23]. */
const EstimateFact = observer(function EstimateFact({ card }: { readonly card: OrderCardViewModel }) {
  const { t } = useTexts();
  const { estimate, lines } = card;
  const { value } = estimate;
  if (estimate.phase.kind !== 'waiting' && !value) return null;
  return (
    <Fact label={t('order-list:estimate')}>
      {value ? <Amount>{moneyText(lines[0]?.currency ?? '', value)}</Amount> : t('order-list:estimate-waiting')}
      <EstimateRate rate={estimate.rate} />
    </Fact>
  );
});

/**
 * The bank account that pays for an order or is paid by it, where the server names it and the client doesn't choose
 * [ORDQ-04, ENT-49].
 */
const AccountFact = observer(function AccountFact({ card }: { readonly card: OrderCardViewModel }) {
  const { t } = useTexts();
  const { item, bankName } = card.order;
  if (!item.bankAccount || item.kind === 'switch' || card.payment.offers.length > 0) return null;
  return (
    <Fact label={t(item.kind === 'buy' ? 'order-list:paid-from' : 'order-list:paid-to')}>
      <NamedAccount name={bankName} masked={maskAccountNumber(item.bankAccount)} />
    </Fact>
  );
});
