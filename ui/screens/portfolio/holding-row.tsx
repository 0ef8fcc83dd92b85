import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PortfolioTotals } from '../../../application/ports/holdings';
import { formatDate } from '../../../domain/formatting/format-date';
import { formatNumber, formatPercentFigure } from '../../../domain/formatting/format-number';
import { isLoss } from '../../../domain/holdings/is-loss';
import { type PaymentGroup, paymentGroup } from '../../../domain/holdings/payment-group';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { shareOfTotal } from '../../../domain/holdings/return-rate';
import { useInstance } from '../../app/injection';
import { Amount } from '../../components/amount';
import { Change } from '../../components/change';
import { LanguageStore } from '../../stores/language-store';
import { currencyName } from './group-name';

export type RowProps = {
  readonly totals: PortfolioTotals;
  readonly rowIndex: number;
  readonly index: number;
  readonly measure: (element: HTMLElement | null) => void;
};

/** One holding: what it is, how much of it, its price, worth and result [PORT-62, I18N-17]. */
export const HoldingRow = observer(function HoldingRow({
  holding,
  totals,
  rowIndex,
  index,
  measure,
}: RowProps & { readonly holding: PortfolioHolding }) {
  const { t } = useTranslation();
  const { language } = useInstance(LanguageStore);
  const { fund, line } = holding;
  const loss = isLoss(line);
  const share = holding.marketValue && shareOfTotal(holding.marketValue, totals.marketValue);
  return (
    <tr role="row" aria-rowindex={rowIndex} data-index={index} ref={measure} className="holding-row">
      <th role="rowheader" scope="row">
        {fund.name}
        <FundFacts holding={holding} />
      </th>
      <td role="cell" data-label={`${t('portfolio.units')} / ${t('portfolio.average-cost')}`}>
        <Amount>{formatNumber(holding.units, { precision: holding.unitsPrecision })}</Amount>
        <small>
          <Amount>{formatNumber(holding.averageUnitCost, { precision: holding.averageUnitCostPrecision })}</Amount>
        </small>
      </td>
      <td role="cell" data-label={t('portfolio.nav')}>
        {formatNumber(fund.price, { precision: fund.navPrecision })}
        <small>{formatDate(fund.priceDate, language)}</small>
      </td>
      <td role="cell" data-label={t('portfolio.value')}>
        {line.marketValue ? (
          <b>
            {line.currency} <Amount>{formatNumber(line.marketValue, { precision: line.precision })}</Amount>
          </b>
        ) : (
          <span className="holding-no-value">{t('portfolio.no-value')}</span>
        )}
        <small>{formatPercentFigure(share, 1)}</small>
      </td>
      <td role="cell" data-label={t('portfolio.profit-loss')}>
        <Amount>
          <Change text={formatNumber(line.profit, { precision: line.precision })} isLoss={loss} />
        </Amount>
        <small>
          <Change text={formatPercentFigure(line.returnPercent)} isLoss={loss} arrow={false} />
        </small>
      </td>
    </tr>
  );
});

const paymentLabels = {
  onshore: 'portfolio.on-shore',
  'offshore-twd': 'portfolio.off-shore-twd',
  'offshore-foreign': 'portfolio.off-shore-foreign',
  'wealth-account': 'portfolio.wealth-account',
} as const satisfies Partial<Record<PaymentGroup, string>>;

function FundFacts({ holding: { fund, paymentType } }: { readonly holding: PortfolioHolding }) {
  const { t } = useTranslation();
  const payment = paymentType === undefined ? 'unknown' : paymentGroup(paymentType);
  return (
    <small className="fund-facts">
      <span>{fund.code}</span>
      {fund.riskRating ? <span>{t('portfolio.risk', { risk: fund.riskRating })}</span> : null}
      {payment === 'unknown' ? null : <span>{t(paymentLabels[payment])}</span>}
      <span>{currencyName(t, fund.baseCurrency)}</span>
    </small>
  );
}
