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
import { orderAddress } from '../../../orders/order-address';
import { dealAmountText } from './deal-name';
import * as tableStyles from '../../../performance/figures-table.module.css';

type OrdersTableProps = {
  readonly title: string;
  readonly orders: readonly (NamedOrder & { readonly name: string; readonly amount?: Decimal | undefined })[];
  /** The page on which orders like these are listed, for one without a number. */
  readonly destination: 'orderStatus' | 'orderHistory';
  readonly currency: string;
  /** The money of the orders that aren't listed. */
  readonly rest?: Decimal | undefined;
};

/** Orders with their day, their number and their money; each leads to itself among the client's orders [PORT-46]. */
export function OrdersTable({ title, orders, destination, currency, rest }: OrdersTableProps) {
  const { t, language } = useTexts();
  const configuration = useConfiguration();
  const precision = minorUnitScale(currency);
  return (
    <div>
      <h3>{t('gains:in-currency', { what: title, currency })}</h3>
      <table className={tableStyles.table} data-testid="history-orders">
        <caption className="visually-hidden">{title}</caption>
        <tbody>
          {orders.map((order) => {
            const { orderId, date, fund, name } = order;
            const number = shownOrderNumber(order);
            const address =
              number === undefined
                ? destinationAddress(destination, configuration)
                : orderAddress(number, configuration);
            return (
              <tr key={[orderId, date, fund.code].join('|')}>
                <th scope="row">
                  <Link to={address}>{name}</Link>{' '}
                  <small>
                    {[formatDate(date, language), number === undefined ? '' : t('gains:order', { order: number })]
                      .filter((text) => text !== '')
                      .join(' · ')}
                  </small>
                </th>
                <td>
                  <Amount>{dealAmountText(order, precision)}</Amount>
                </td>
              </tr>
            );
          })}
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
