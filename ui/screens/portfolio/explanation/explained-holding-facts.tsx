import { observer } from 'mobx-react-lite';
import type { PortfolioTotals } from '../../../../application/ports/holdings/holdings';
import { formatNumber, formatPercentFigure } from '../../../../domain/formatting/format-number';
import { shownPercentChange } from '../../../../domain/holdings/figures/shown-change';
import type { PortfolioHolding } from '../../../../domain/holdings/portfolio-holding';
import { returnWithDividend, shareOfTotal } from '../../../../domain/holdings/figures/return-rate';
import type { Decimal } from '../../../../domain/money/decimal';
import { Amount } from '../../../components/figures/amount';
import { Change } from '../../../components/figures/change';
import { Fact } from '../../../components/figures/fact';
import { useTexts } from '../../../i18n/use-texts';
import { currencyName } from '../group-name';
import { paymentName } from '../payment-name';
import * as styles from './holding-facts.module.css';

type HoldingFactsProps = { readonly holding: PortfolioHolding; readonly totals: PortfolioTotals };

/**
 * Every figure and feature of a holding under its label; what the answer doesn't carry is left out [I18N-17, OPEN-77,
 * PORT-62].
 */
export const ExplainedHoldingFacts = observer(function ExplainedHoldingFacts({ holding, totals }: HoldingFactsProps) {
  const { t } = useTexts();
  const { fund, line, marketValue } = holding;
  const { profit, cost, grossDividend } = line;
  const money = (value: Decimal | undefined) =>
    value && (
      <>
        {line.currency} <Amount>{formatNumber(value, { precision: line.precision })}</Amount>
      </>
    );
  const withDividend = profit && cost && grossDividend && returnWithDividend(profit, grossDividend, cost);
  const facts = [
    ['share', marketValue && formatPercentFigure(shareOfTotal(marketValue, totals.marketValue), 1)],
    ['total-cost', money(cost)],
    ['dividend', money(grossDividend)],
    ['return-without', grossDividend && line.returnPercent && <Percent key="without" value={line.returnPercent} />],
    ['return-with', withDividend ? <Percent key="with" value={withDividend} /> : undefined],
    ['investment-market', fund.categoryName],
    ['asset-class', fund.marketTypeName],
    ['base-currency', currencyName(t, fund.baseCurrency)],
    ['settlement', paymentName(t, holding.paymentType)],
    ['settlement-currency', holding.settlementCurrency && currencyName(t, holding.settlementCurrency)],
    ['risk', fund.riskRating && t('portfolio:risk', { risk: fund.riskRating })],
  ] as const;
  return (
    <details className={styles.holdingFacts} data-testid="holding-facts">
      <summary>{t('explanation:all-facts')}</summary>
      <dl>
        {facts.map(([name, value]) =>
          value === undefined || value === '' ? null : (
            <Fact key={name} label={t(`explanation:fact-${name}`)}>
              {value}
            </Fact>
          ),
        )}
      </dl>
    </details>
  );
});

function Percent({ value }: { readonly value: Decimal }) {
  return <Change {...shownPercentChange(value)} arrow={false} />;
}
