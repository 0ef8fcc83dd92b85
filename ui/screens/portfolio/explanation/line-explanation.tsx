import type { PortfolioTotals } from '../../../../application/ports/holdings/holdings';
import { type ExplainedFigure, explainFigure } from '../../../../domain/holdings/figures/explain-figure';
import type { PortfolioHolding } from '../../../../domain/holdings/portfolio-holding';
import { useTexts } from '../../../i18n/use-texts';
import { Calculation } from './calculation';
import { placesOfHolding } from './calculation-places';
import { ExplainedHoldingFacts } from './explained-holding-facts';
import { HoldingPast } from './holding-past';
import { RateNote } from './rate-note';
import * as styles from './figure-explanation.module.css';

type LineExplanationProps = {
  readonly holding: PortfolioHolding;
  readonly figure: ExplainedFigure;
  readonly totals: PortfolioTotals;
};

/** The figures that explain a figure: its own, then those of its parts. */
const chapters: Readonly<Record<ExplainedFigure, readonly ExplainedFigure[]>> = {
  'market-value': ['market-value'],
  cost: ['cost'],
  profit: ['profit', 'market-value', 'cost'],
  return: ['return', 'return-with-dividend'],
  'return-with-dividend': ['return-with-dividend'],
  share: ['share', 'market-value'],
};

/** Explains a figure of one line by its units, price, cost, exchange rate and dividends [HOLD-17..24]. */
export function LineExplanation({ holding, figure, totals }: LineExplanationProps) {
  const { t } = useTexts();
  const total = { value: totals.marketValue, currency: totals.currency };
  const explanations = chapters[figure].flatMap((chapter) => explainFigure(holding, chapter, total) ?? []);
  const rates = explanations.flatMap(({ terms }) => terms.filter(({ name }) => name === 'exchange-rate'));
  return (
    <>
      <p className={styles.explanationFund}>{holding.fund.name}</p>
      {explanations.length === 0 ? <p>{t('explanation:nothing')}</p> : null}
      {explanations.map((explanation) => (
        <Calculation key={explanation.figure} explanation={explanation} places={placesOfHolding(holding)} />
      ))}
      {rates.length === 0 ? null : (
        <RateNote className={styles.explanationNote} dates={rates.map(({ date }) => date)} />
      )}
      <HoldingPast holding={holding} currency={totals.currency} />
      <ExplainedHoldingFacts holding={holding} totals={totals} />
    </>
  );
}
