import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../domain/formatting/format-date';
import type { OrderRecord } from '../../../domain/trading/records/order-record';
import { useInstance } from '../../app/injection';
import { Amount } from '../../components/amount';
import { Fact } from '../../components/fact';
import { moneyText } from '../../components/money-text';
import { LanguageStore } from '../../stores/language-store';
import { unitsText } from './units-text';

/** The figures of an order, as it was ordered and, once it is dealt, as it was dealt [ENT-58]. */
export function RecordFacts({ order }: { readonly order: OrderRecord }) {
  const { t } = useTranslation();
  const { language } = useInstance(LanguageStore);
  const { amount, units, fee, currency = '', into } = order;
  const date = formatDate(order.transactionDate, language);
  return (
    <dl className="record-facts">
      {amount ? (
        <Fact label={t('order-records.amount')}>
          <Amount>{moneyText(currency, amount)}</Amount>
        </Fact>
      ) : null}
      {fee ? (
        <Fact label={t('order-records.fee')}>
          <Amount>{moneyText(currency, fee)}</Amount>
        </Fact>
      ) : null}
      {units ? (
        <Fact label={t('order-records.units')}>
          <Amount>{unitsText(units)}</Amount>
        </Fact>
      ) : null}
      {into?.units ? (
        <Fact label={t('order-records.units-bought')}>
          <Amount>{unitsText(into.units)}</Amount>
        </Fact>
      ) : null}
      {date ? <Fact label={t('order-records.dealing')}>{date}</Fact> : null}
    </dl>
  );
}
