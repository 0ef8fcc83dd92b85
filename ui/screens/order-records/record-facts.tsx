import { formatDate } from '../../../domain/formatting/format-date';
import { formatNumber } from '../../../domain/formatting/format-number';
import { feeBeforePoints } from '../../../domain/fees/points-for-fee';
import { switchExchange } from '../../../domain/trading/orders/switch-exchange';
import type { OrderRecord } from '../../../domain/trading/records/order-record';
import { recordKind } from '../../../domain/trading/records/record-kind';
import { Amount } from '../../components/figures/amount';
import { Fact } from '../../components/figures/fact';
import { moneyText } from '../../components/figures/money-text';
import { useTexts } from '../../i18n/use-texts';
import { NamedAccount } from '../../orders/named-account';
import { exactText } from './exact-text';
import { Facts } from '../../components/figures/facts';

/** The figures of an order, as it was ordered and, once it is dealt, as it was dealt [ENT-58]. */
export function RecordFacts({ order }: { readonly order: OrderRecord }) {
  const { t, language } = useTexts();
  const { amount, units, fee, feeWaived, ePoints, currency = '', into, settlementAccount } = order;
  const date = formatDate(order.transactionDate, language);
  return (
    <Facts data-testid="record-facts">
      {amount ? (
        <Fact label={t('order-records:amount')}>
          <Amount>{moneyText(currency, amount)}</Amount>
        </Fact>
      ) : null}
      {fee && feeWaived ? (
        <>
          <Fact label={t('order-records:fee-before-points')}>
            <Amount>{moneyText(currency, feeBeforePoints(fee, feeWaived))}</Amount>
          </Fact>
          <Fact label={t('order-records:points-redeemed')}>
            <Amount>
              {t('order-records:points-off', {
                points: ePoints ? formatNumber(ePoints, { precision: 0 }) : '',
                amount: moneyText(currency, feeWaived),
              })}
            </Amount>
          </Fact>
        </>
      ) : null}
      {fee ? (
        <Fact label={t('order-records:fee')}>
          <Amount>{moneyText(currency, fee)}</Amount>
        </Fact>
      ) : null}
      {units ? (
        <Fact label={t('order-records:units')}>
          <Amount>{exactText(units)}</Amount>
        </Fact>
      ) : null}
      {into?.units ? (
        <Fact label={t('order-records:units-bought')}>
          <Amount>{exactText(into.units)}</Amount>
        </Fact>
      ) : null}
      {date ? <Fact label={t('order-records:dealing')}>{date}</Fact> : null}
      {settlementAccount ? (
        <Fact label={t(recordKind(order.type) === 'redemption' ? 'order-records:paid-to' : 'order-records:paid-from')}>
          <NamedAccount
            name={
              settlementAccount.kind === 'cash-account' ? t('order-records:cash-account') : settlementAccount.bankName
            }
            masked={settlementAccount.masked}
          />
        </Fact>
      ) : null}
      <ExchangeFact order={order} />
    </Facts>
  );
}

/**
 * Says that the money of a switch is converted, and at which day's rate; nothing within one currency, or where the
 * server doesn't say the other [ORDQ-02, ENT-58].
 */
function ExchangeFact({ order: { currency, into } }: { readonly order: OrderRecord }) {
  const { t, language } = useTexts();
  const exchange = switchExchange(currency, into?.priceCurrency);
  if (!exchange) return null;
  const date = formatDate(into?.transactionDate, language);
  return (
    <Fact label={t('order-records:exchange')}>
      {date ? t('order-records:exchange-on', { ...exchange, date }) : t('order-records:exchange-later', exchange)}
    </Fact>
  );
}
