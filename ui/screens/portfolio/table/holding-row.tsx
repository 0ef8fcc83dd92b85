import { joinClasses } from '../../../components/join-classes';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { PortfolioTotals } from '../../../../application/ports/holdings/holdings';
import type { FundReference } from '../../../../domain/funds/finding/fund-listing';
import { formatDate } from '../../../../domain/formatting/format-date';
import { formatNumber, formatPercentFigure } from '../../../../domain/formatting/format-number';
import type { ExplainedFigure } from '../../../../domain/holdings/figures/explain-figure';
import { shownChanges } from '../../../../domain/holdings/figures/shown-change';
import type { PortfolioHolding } from '../../../../domain/holdings/portfolio-holding';
import { shareOfTotal } from '../../../../domain/holdings/figures/return-rate';
import { Amount } from '../../../components/figures/amount';
import { Change } from '../../../components/figures/change';
import { CurrencyCode } from '../../../components/figures/currency-code';
import { Money } from '../../../components/figures/money';
import { useTexts } from '../../../i18n/use-texts';
import { ExplainableFigure } from '../explanation/explainable-figure';
import type { ChosenFigure } from '../explanation/chosen-figure';
import { currencyName } from '../group-name';
import { paymentName } from '../payment-name';
import { moveInRow } from './move-in-row';
import { PriceAlertFlag } from './price-alert-flag';
import * as styles from './holdings-table.module.css';

export type RowProps = {
  readonly totals: PortfolioTotals;
  readonly rowIndex: number;
  readonly index: number;
  /** Given to one row of each line. */
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
};

type HoldingRowProps = RowProps & {
  readonly holding: PortfolioHolding;
  /** True beneath a group's heading. */
  readonly isPart: boolean;
  /** The switch of a phone between some figures and all; undefined elsewhere, where all are always shown. */
  readonly rest?: { readonly isShown: boolean; readonly toggle: () => void } | undefined;
  readonly onAsk: (asked: ChosenFigure) => void;
  readonly onOpenFund: (fund: FundReference) => void;
};

/** One holding: what it is, how much of it, its price, worth and result [PORT-62, I18N-17]. */
export const HoldingRow = observer(function HoldingRow({
  holding,
  isPart,
  totals,
  rowIndex,
  index,
  measure,
  rest,
  onAsk,
  onOpenFund,
}: HoldingRowProps) {
  const { t, language } = useTexts();
  const { fund, line } = holding;
  const { profit, returnPercent, precision } = line;
  const changes = shownChanges({ profit, returnPercent, precision });
  const viewedProfit = shownChanges(holding).profit;
  const share = holding.marketValue && shareOfTotal(holding.marketValue, totals.marketValue);
  const first = line.marketValue ? 'market-value' : line.profit ? 'profit' : 'return';
  const figure = (name: ExplainedFigure, shown: ReactNode) => (
    <ExplainableFigure
      isPassedOver={name !== first}
      onAsk={() => {
        onAsk({ holding, figure: name });
      }}
    >
      {shown}
    </ExplainableFigure>
  );
  return (
    <tr
      role="row"
      aria-rowindex={rowIndex}
      data-index={index}
      data-tour="holding-row"
      ref={measure}
      onKeyDown={moveInRow}
      className={joinClasses(
        styles.holdingRow,
        isPart && styles.holdingPart,
        rest && !rest.isShown && styles.holdingShort,
      )}
      data-testid="holding-row"
    >
      <th role="rowheader" scope="row">
        <button
          type="button"
          className={styles.holdingFund}
          data-testid="holding-fund"
          data-tour="action-bar"
          onClick={() => {
            onOpenFund(fund);
          }}
        >
          {fund.name}
        </button>
        <FundFacts holding={holding} />
        {rest ? (
          <button
            type="button"
            className={styles.holdingRest}
            aria-expanded={rest.isShown}
            aria-label={t('portfolio:rest', { fund: fund.name })}
            onClick={rest.toggle}
          />
        ) : null}
      </th>
      <td role="cell" data-label={`${t('portfolio:units')} / ${t('portfolio:average-cost')}`}>
        <Amount>{formatNumber(holding.units, { precision: holding.unitsPrecision })}</Amount>
        {holding.averageUnitCost ? (
          <small>
            <Money of={fund.baseCurrency}>
              {formatNumber(holding.averageUnitCost, { precision: holding.averageUnitCostPrecision })}
            </Money>
          </small>
        ) : null}
      </td>
      <td role="cell" data-label={t('portfolio:nav')}>
        {fund.price ? (
          <>
            <CurrencyCode of={fund.baseCurrency} />
            {formatNumber(fund.price, { precision: fund.navPrecision })}
          </>
        ) : null}
        <small>{formatDate(fund.priceDate, language)}</small>
      </td>
      <td role="cell" data-label={t('portfolio:value')}>
        {line.marketValue ? (
          figure(
            'market-value',
            <b>
              <Money of={line.currency}>{formatNumber(line.marketValue, { precision: line.precision })}</Money>
            </b>,
          )
        ) : (
          <span className={styles.holdingNoValue}>{t('portfolio:no-value')}</span>
        )}
        {line.currency !== totals.currency && holding.marketValue ? (
          <small>
            <Money of={totals.currency}>{formatNumber(holding.marketValue, { precision: holding.precision })}</Money>
          </small>
        ) : null}
        <small>{share ? figure('share', formatPercentFigure(share, 1)) : null}</small>
      </td>
      <td role="cell" data-label={t('portfolio:profit-loss')}>
        {line.profit
          ? figure(
              'profit',
              <Money of={line.currency}>
                <Change {...changes.profit} />
              </Money>,
            )
          : null}
        {line.currency !== totals.currency && holding.profit ? (
          <small>
            <Money of={totals.currency}>
              <Change {...viewedProfit} />
            </Money>
          </small>
        ) : null}
        <small>
          {line.returnPercent ? figure('return', <Change {...changes.returnPercent} arrow={false} />) : null}
        </small>
      </td>
    </tr>
  );
});

function FundFacts({ holding: { fund, paymentType } }: { readonly holding: PortfolioHolding }) {
  const { t } = useTexts();
  const payment = paymentName(t, paymentType);
  return (
    <small className={styles.holdingFundFacts} data-testid="fund-facts">
      <span>{fund.code}</span>
      {fund.riskRating ? <span>{t('portfolio:risk', { risk: fund.riskRating })}</span> : null}
      {payment ? <span>{payment}</span> : null}
      <span>{currencyName(t, fund.baseCurrency)}</span>
      <PriceAlertFlag fund={fund} />
    </small>
  );
}
