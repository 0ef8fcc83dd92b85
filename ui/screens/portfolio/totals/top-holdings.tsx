import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PortfolioTotals } from '../../../../application/ports/holdings/holdings';
import { formatNumber, formatPercentFigure } from '../../../../domain/formatting/format-number';
import { shareOfTotal } from '../../../../domain/holdings/return-rate';
import { Amount } from '../../../components/amount';
import type { PortfolioViewModel } from '../portfolio-view-model';
import './top-holdings.css';

type TopHoldingsProps = { readonly view: PortfolioViewModel; readonly totals: PortfolioTotals };

/** The five holdings worth most, in the viewing currency, whatever the list beneath is sorted by [PORT-39, CONFLICT-29]. */
export const TopHoldings = observer(function TopHoldings({ view, totals }: TopHoldingsProps) {
  const { t } = useTranslation();
  const heading = useId();
  const valued = view.topHoldings.filter(({ marketValue }) => marketValue !== undefined);
  if (valued.length === 0) return null;
  return (
    <section className="top-holdings" aria-labelledby={heading}>
      <h2 id={heading}>{t('portfolio.top-holdings')}</h2>
      <ol>
        {valued.map(({ id, fund, marketValue, precision }) => (
          <li key={id}>
            <span>{fund.name}</span>
            <b>
              {totals.currency} <Amount>{formatNumber(marketValue, { precision })}</Amount>
            </b>
            <small>{formatPercentFigure(marketValue && shareOfTotal(marketValue, totals.marketValue), 1)}</small>
          </li>
        ))}
      </ol>
    </section>
  );
});
