import { destinationAddress } from '../../../../config/destinations';
import { cashAccountPath } from '../../../../config/named-paths';
import { formatDate } from '../../../../domain/formatting/format-date';
import { minorUnitScale } from '../../../../domain/money/currency';
import type { ReportedFlow } from '../../../../domain/performance/portfolio-report';
import { useConfiguration } from '../../../app/injection';
import { useRegionFeatures } from '../../../app/use-region-features';
import { Amount } from '../../../components/figures/amount';
import { Link } from '../../../components/link';
import { useTexts } from '../../../i18n/use-texts';
import { orderAddress } from '../../../orders/order-address';
import * as tableStyles from '../../../performance/figures-table.module.css';
import { flowName } from '../../../performance/flow-name';
import { signedText } from '../../../performance/signed-text';

/** The id of the table, to which the lines of the bridge lead. */
export const flowsId = 'history-flows';

type FlowsTableProps = { readonly flows: readonly ReportedFlow[]; readonly currency: string };

/** What came in and went out in the period, payment by payment: the marks of the line in words, each leading to where it comes from [PORT-46]. */
export function FlowsTable({ flows, currency }: FlowsTableProps) {
  const { t, language } = useTexts();
  const addressOf = useSourceOfFlow();
  const precision = minorUnitScale(currency);
  if (flows.length === 0) return null;
  return (
    <div id={flowsId} tabIndex={-1}>
      <h3>{t('gains:in-currency', { what: t('history:flows'), currency })}</h3>
      <table className={tableStyles.table} data-testid="flows">
        <caption className="visually-hidden">{t('history:flows')}</caption>
        <tbody>
          {flows.map((flow, index) => {
            const { first, date, amount, orderNo } = flow;
            const address = addressOf(flow);
            const name = flowName(t, flow);
            const days = [...new Set([first ?? date, date])].map((day) => formatDate(day, language)).join(' – ');
            return (
              <tr key={index}>
                <th scope="row">
                  {days} {address ? <Link to={address}>{name}</Link> : name}{' '}
                  {orderNo === undefined ? null : <small>{t('gains:order', { order: orderNo })}</small>}
                </th>
                <td>
                  <Amount>{amount ? signedText(amount, precision) : '–'}</Amount>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Returns the page that tells more of a payment: its order, the client's past orders where it is of several, or the Cash Account. */
function useSourceOfFlow(): (flow: ReportedFlow) => string | undefined {
  const configuration = useConfiguration();
  const { plansAndCash } = useRegionFeatures();
  return ({ kind, orderNo }) => {
    if (orderNo !== undefined) return orderAddress(orderNo, configuration);
    if (kind === 'purchase' || kind === 'proceeds') return destinationAddress('orderHistory', configuration);
    const isOfCash = kind === 'top-up' || kind === 'withdrawal';
    return isOfCash && plansAndCash && configuration.flags.VCA ? cashAccountPath : undefined;
  };
}
