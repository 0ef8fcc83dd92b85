import { gainsPath } from '../../../../config/named-paths';
import { hasOwnPage } from '../../../../config/own-pages';
import { formatNumber } from '../../../../domain/formatting/format-number';
import { shownPercentChange } from '../../../../domain/holdings/figures/shown-change';
import { minorUnitScale } from '../../../../domain/money/currency';
import type { PortfolioReport } from '../../../../domain/performance/portfolio-report';
import { useConfiguration } from '../../../app/injection';
import { Link } from '../../../components/link';
import { Amount } from '../../../components/figures/amount';
import { Change } from '../../../components/figures/change';
import { Fact } from '../../../components/figures/fact';
import { Facts } from '../../../components/figures/facts';
import { Note } from '../../../components/notices/note';
import { useTexts } from '../../../i18n/use-texts';
import { BridgeFacts } from '../../../performance/bridge-facts';
import { PointsTable } from '../../../performance/points-table';
import { MoneyChange } from '../../../performance/money-change';
import * as tableStyles from '../../../performance/figures-table.module.css';
import type { ComparedValues } from '../../../performance/compared-values';
import type { NamedReport } from './portfolio-history-view-model';
import * as styles from './portfolio-past.module.css';

type ReportProps = { readonly report: PortfolioReport };
type HistoryDetailsProps = Pick<NamedReport, 'report'> & { readonly compared: ComparedValues | undefined };

/** The period's sum line by line, its returns, the orders in transit and the line as a table. */
export function HistoryDetails({ report, compared }: HistoryDetailsProps) {
  const { t } = useTexts();
  const { bridge, currency, worth, points } = report;
  return (
    <div className={styles.details}>
      {bridge ? <BridgeFacts bridge={bridge} currency={currency} isToday /> : null}
      <Returns report={report} />
      {worth.ordersInTransit.length > 0 ? (
        <div>
          <h3>{t('history:in-transit')}</h3>
          <OrdersInTransit report={report} />
        </div>
      ) : null}
      <PointsTable points={points} currency={currency} compared={compared} />
    </div>
  );
}

/** The orders that money in transit belongs to. */
function OrdersInTransit({ report: { worth, currency } }: ReportProps) {
  const { t } = useTexts();
  const precision = minorUnitScale(currency);
  return (
    <table className={tableStyles.table}>
      <tbody>
        {worth.ordersInTransit.map(({ orderId, kind, fund, value }) => (
          <tr key={orderId}>
            <th scope="row">
              {kind === 'buy' || kind === 'redemption' || kind === 'switch'
                ? t(`history:transit-of-${kind}`, { fund: fund.name })
                : fund.name}
            </th>
            <td>
              <Amount>{formatNumber(value, { precision })}</Amount>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Returns({ report }: ReportProps) {
  const { t } = useTexts();
  const hasGainsPage = hasOwnPage(gainsPath, useConfiguration());
  const { timeWeightedReturn, moneyWeightedReturn, realisedGain, unrealisedGain, currency } = report;
  const gains = [
    ['realised', realisedGain],
    ['unrealised', unrealisedGain],
  ] as const;
  const returns = [
    ['time-weighted', timeWeightedReturn],
    ['money-weighted', moneyWeightedReturn],
  ] as const;
  return (
    <div>
      <Facts className={styles.facts}>
        {returns.map(([name, percent]) =>
          percent ? (
            <Fact key={name} label={t(`history:${name}`)}>
              <Change {...shownPercentChange(percent)} />
            </Fact>
          ) : null,
        )}
        {gains.map(([name, gain]) =>
          gain ? (
            <Fact key={name} label={t(`history:${name}`)}>
              <MoneyChange of={gain} currency={currency} />
            </Fact>
          ) : null,
        )}
      </Facts>
      {timeWeightedReturn && moneyWeightedReturn ? <Note>{t('history:returns-note')}</Note> : null}
      {hasGainsPage ? <Link to={gainsPath}>{t('gains:title')}</Link> : null}
    </div>
  );
}
