import { destinationAddress } from '../../../../config/destinations';
import { formatDate } from '../../../../domain/formatting/format-date';
import { formatNumber } from '../../../../domain/formatting/format-number';
import { minorUnitScale } from '../../../../domain/money/currency';
import { type Decimal, isZero } from '../../../../domain/money/decimal';
import type { NamedOrder } from '../../../../domain/performance/portfolio-report';
import { shownOrderNumber } from '../../../../domain/trading/orders/order-number';
import { useConfiguration } from '../../../app/injection';
import { Amount } from '../../../components/figures/amount';
import { Link } from '../../../components/link';
import { useTexts } from '../../../i18n/use-texts';
import * as tableStyles from '../../../performance/figures-table.module.css';

type OrdersTableProps = {
  readonly title: string;
  readonly orders: readonly (NamedOrder & { readonly name: string; readonly amount?: Decimal | undefined })[];
  /** The page on which orders like these are listed. */
  readonly destination: 'orderStatus' | 'orderHistory';
  readonly currency: string;
  /** The money of the orders that aren't listed. */
  readonly rest?: Decimal | undefined;
};

/** Orders with their day, their number and their money; each leads to the client's orders [PORT-46]. */
export function OrdersTable({ title, orders, destination, currency, rest }: OrdersTableProps) {
  const { t, language } = useTexts();
  const address = destinationAddress(destination, useConfiguration());
  const precision = minorUnitScale(currency);
  return (
    <div>
      <h3>{title}</h3>
      <table className={tableStyles.table} data-testid="history-orders">
        <caption className="visually-hidden">{title}</caption>
        <tbody>
          {orders.map((order) => (
            <tr key={[order.orderId, order.date, order.fund.code].join('|')}>
              <th scope="row">
                <Link to={address}>{order.name}</Link>{' '}
                <small>
                  {[formatDate(order.date, language), t('gains:order', { order: shownOrderNumber(order) })]
                    .filter((text) => text !== '')
                    .join(' · ')}
                </small>
              </th>
              <td>
                <Amount>{formatNumber(order.amount, { precision }) || '–'}</Amount>
              </td>
            </tr>
          ))}
          {rest && !isZero(rest) ? (
            <tr>
              <th scope="row">{t('history:other-orders')}</th>
              <td>
                <Amount>{formatNumber(rest, { precision })}</Amount>
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  );
}
