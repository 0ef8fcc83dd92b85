import { observer } from 'mobx-react-lite';
import { formatNumber, formatPercentFigure } from '../../../../domain/formatting/format-number';
import { isZero, scaled } from '../../../../domain/money/decimal';
import { Amount } from '../../../components/figures/amount';
import { Fact } from '../../../components/figures/fact';
import { moneyText } from '../../../components/figures/money-text';
import { FinePrint } from '../../../components/notices/note';
import { useTexts } from '../../../i18n/use-texts';
import { CostFacts } from '../../../orders/cost-facts';
import { EstimateFailed } from '../../../orders/estimate-failed';
import { EstimatedUnits } from '../../../orders/facts/estimated-units';
import { DateFacts } from '../facts/date-facts';
import { EntryFacts, FactRows } from '../../../orders/facts/entry-facts';
import { HeldFacts } from '../../../orders/facts/held-facts';
import { PaymentFacts } from '../../../orders/facts/payment-facts';
import { PriceFact } from '../../../orders/facts/price-fact';
import type { FundToBuy } from './fund-to-buy';

type PurchaseFactsProps = { readonly bought: FundToBuy };

/** The result of the amount: its fee, what is debited in all, and the units that it buys [TRADE-18, TRADE-110]. */
export const PurchaseResult = observer(function PurchaseResult({ bought }: PurchaseFactsProps) {
  const { t } = useTexts();
  const { cost, currency } = bought;
  if (!cost) return null;
  const { estimate } = bought;
  return (
    <>
      <FactRows data-testid="order-facts">
        <CostFacts cost={cost} currency={currency} />
        <EstimatedUnits label={t('place-order:units')} estimate={estimate} />
      </FactRows>
      {estimate.phase.kind === 'failed' ? <EstimateFailed of="units" onRetry={() => void estimate.retry()} /> : null}
    </>
  );
});

/** The facts that decide over a purchase, as far as they are known [ORDQ-01, TRADE-18, TRADE-98, TRADE-99]. */
export const PurchaseFacts = observer(function PurchaseFacts({ bought }: PurchaseFactsProps) {
  const { t } = useTexts();
  const { fund, held, feePercent, day, isIpo, paymentOffers, choosesPayment, toPay } = bought;
  const isDated = !day && !isIpo;
  return (
    <EntryFacts
      summary={t('place-order:facts-buy')}
      deciding={
        <>
          {isIpo ? null : (
            <PriceFact currency={fund.baseCurrency} price={fund.fundPrice?.price} date={fund.fundPrice?.date} />
          )}
          <LimitsFact bought={bought} />
          <Fact label={t('place-order:fee-rate')}>{formatPercentFigure(feePercent, feePercent.scale)}</Fact>
          <PointsFact bought={bought} />
          <PaymentFacts
            offers={paymentOffers}
            purchase={toPay}
            labelOf={(payment) => t(choosesPayment ? `order-list:pay-${payment}` : 'order-list:paid-from')}
          />
        </>
      }
    >
      {isDated || held.length > 0 ? (
        <>
          {isDated ? <DateFacts dates={bought.dates} /> : null}
          <HeldFacts fund={fund} lines={held} />
        </>
      ) : null}
    </EntryFacts>
  );
});

/** Returns true if a purchase has a least or a most. */
const hasLimits = (rule: FundToBuy['rule']): boolean =>
  rule.kind === 'amount' && (rule.bounds.maximum !== undefined || !isZero(rule.bounds.minimum));

/** The least and the most of one purchase, as far as there are any [TRADE-98, TRADE-99, TRADE-129..134]. */
const LimitsFact = observer(function LimitsFact({ bought: { rule, currency } }: PurchaseFactsProps) {
  const { t } = useTexts();
  if (rule.kind !== 'amount' || !hasLimits(rule)) return null;
  const { minimum: least, maximum: most } = rule.bounds;
  const minimum = moneyText(currency, least);
  return (
    <Fact label={t('order-list:bounds')}>
      {most
        ? t('order-list:bounds-between', { minimum, maximum: moneyText(currency, most) })
        : t('order-list:bounds-from', { minimum })}
    </Fact>
  );
});

/** The reward points that the next page would take for the fee [EPNT-05..07, EPNT-09]. */
const PointsFact = observer(function PointsFact({ bought: { points } }: PurchaseFactsProps) {
  const { t } = useTexts();
  if (!points || points.offer !== 'field' || points.most === 0) return null;
  const { available, most } = points;
  return (
    <Fact label={t('place-order:points')}>
      <Amount>{pointsText(available)}</Amount>
      <FinePrint>{t('place-order:points-most', { most: pointsText(most) })}</FinePrint>
    </Fact>
  );
});

const pointsText = (points: number): string => formatNumber(scaled(BigInt(points)), { precision: 0 });
