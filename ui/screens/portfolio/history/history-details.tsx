import { gainsPath } from '../../../../config/named-paths';
import { hasOwnPage } from '../../../../config/own-pages';
import { shownPercentChange } from '../../../../domain/holdings/figures/shown-change';
import { isZero } from '../../../../domain/money/decimal';
import {
  type DatedBridge,
  noShownReturn,
  otherInTransit,
  type PortfolioReport,
  shownMoneyWeightedReturn,
} from '../../../../domain/performance/portfolio-report';
import { useConfiguration } from '../../../app/injection';
import { Link } from '../../../components/link';
import { Change } from '../../../components/figures/change';
import { Fact } from '../../../components/figures/fact';
import { Facts } from '../../../components/figures/facts';
import { Note } from '../../../components/notices/note';
import { useTexts } from '../../../i18n/use-texts';
import { BridgeFacts } from '../../../performance/bridge-facts';
import { PointsTable } from '../../../performance/points-table';
import { MoneyChange } from '../../../performance/money-change';
import type { ComparedValues } from '../../../performance/compared-values';
import { ContributionsTable } from './contributions-table';
import { dealName } from './deal-name';
import { flowsId, FlowsTable } from './flows-table';
import { OrdersTable } from './orders-table';
import * as styles from './portfolio-past.module.css';

type ReportProps = { readonly report: PortfolioReport };
type HistoryDetailsProps = ReportProps & { readonly compared: ComparedValues | undefined };

/** The period's sum line by line, its returns, the orders in transit and the line as a table. */
export function HistoryDetails({ report, compared }: HistoryDetailsProps) {
  const { t } = useTexts();
  const { bridge, currency, worth, points } = report;
  return (
    <div className={styles.details}>
      {bridge ? <Bridge report={report} bridge={bridge} /> : null}
      <ContributionsTable report={report} />
      <Returns report={report} />
      {worth.ordersInTransit.length > 0 ? (
        <OrdersTable
          title={t('history:in-transit')}
          destination="orderStatus"
          orders={worth.ordersInTransit.map((order) => ({ ...order, name: dealName(t, order), amount: order.value }))}
          currency={currency}
          rest={otherInTransit(worth)}
        />
      ) : null}
      {report.dealsSinceVisit.length > 0 ? (
        <OrdersTable
          title={t('history:deals-since-visit')}
          destination="orderHistory"
          orders={report.dealsSinceVisit.map((order) => ({ ...order, name: dealName(t, order) }))}
          currency={currency}
        />
      ) : null}
      <FlowsTable flows={report.payments} currency={currency} />
      {bridge && !isZero(bridge.currency) ? <Note data-testid="rates-note">{t('history:rates-note')}</Note> : null}
      <PointsTable points={points} currency={currency} compared={compared} />
    </div>
  );
}

type BridgeProps = ReportProps & { readonly bridge: DatedBridge };

/** The sum line by line; from what came and went to the payments, and from what funds brought and cost to the page of gains. */
function Bridge({ report: { currency, payments }, bridge }: BridgeProps) {
  const hasGainsPage = hasOwnPage(gainsPath, useConfiguration());
  const toPayments = payments.length > 0 ? ({ kind: 'id', id: flowsId } as const) : undefined;
  const toGains = hasGainsPage ? ({ kind: 'page', to: gainsPath } as const) : undefined;
  const sources = { 'paid-in': toPayments, 'paid-out': toPayments, distributions: toGains, fees: toGains };
  return <BridgeFacts bridge={bridge} currency={currency} isToday sources={sources} />;
}

function Returns({ report }: ReportProps) {
  const { t } = useTexts();
  const hasGainsPage = hasOwnPage(gainsPath, useConfiguration());
  const { timeWeightedReturn, realisedGain, unrealisedGain, currency } = report;
  const moneyWeighted = shownMoneyWeightedReturn(report);
  const noReturn = noShownReturn(report);
  const gains = [
    ['realised', realisedGain],
    ['unrealised', unrealisedGain],
  ] as const;
  const returns = [
    ['time-weighted', timeWeightedReturn],
    [moneyWeighted?.isYearly ? 'money-weighted' : 'money-weighted-period', moneyWeighted?.percent],
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
              <MoneyChange of={gain} currency={currency} showsCode />
            </Fact>
          ) : null,
        )}
      </Facts>
      {noReturn ? <Note>{t(`history:money-weighted-${noReturn}`)}</Note> : null}
      {timeWeightedReturn && moneyWeighted ? (
        <Note>{t(moneyWeighted.isYearly ? 'history:returns-note' : 'history:returns-note-period')}</Note>
      ) : null}
      {hasGainsPage ? <Link to={gainsPath}>{t('gains:title')}</Link> : null}
    </div>
  );
}
