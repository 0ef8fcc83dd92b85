import { formatDate } from '../../domain/formatting/format-date';
import { formatNumber } from '../../domain/formatting/format-number';
import { monthEnds } from '../../domain/funds/prices/price-record';
import { minorUnitScale } from '../../domain/money/currency';
import type { ComparedValues } from './compared-values';
import type { ValuePoint } from '../../domain/performance/value-line';
import { Amount } from '../components/figures/amount';
import { useTexts } from '../i18n/use-texts';
import * as tableStyles from './figures-table.module.css';

type PointsTableProps = {
  readonly points: readonly ValuePoint[];
  readonly currency: string;
  readonly compared?: ComparedValues | undefined;
};

/** The line as a table: the last day of each month. */
export function PointsTable({ points, currency, compared }: PointsTableProps) {
  const { t, language } = useTexts();
  const precision = minorUnitScale(currency);
  const inCurrency = (what: string) => t('gains:in-currency', { what, currency });
  return (
    <table className={tableStyles.table}>
      <caption className="visually-hidden">{t('history:chart')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('history:day')}</th>
          <th scope="col">{inCurrency(t('history:value'))}</th>
          <th scope="col">{inCurrency(t('history:put-in'))}</th>
          {compared ? <th scope="col">{inCurrency(compared.name)}</th> : null}
        </tr>
      </thead>
      <tbody>
        {monthEnds(points.map((point, at) => ({ ...point, other: compared?.values[at] }))).map(
          ({ date, value, putIn, oldPriceDate, other }) => (
            <tr key={date}>
              <th scope="row">{formatDate(date, language)}</th>
              <td>
                <Amount>{formatNumber(value, { precision }) || '–'}</Amount>
                {value && oldPriceDate ? (
                  <small>{t('history:price-of', { date: formatDate(oldPriceDate, language) })}</small>
                ) : null}
              </td>
              <td>
                <Amount>{formatNumber(putIn, { precision }) || '–'}</Amount>
              </td>
              {compared ? (
                <td>
                  <Amount>{formatNumber(other, { precision }) || '–'}</Amount>
                </td>
              ) : null}
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
