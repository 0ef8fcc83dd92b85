import type { PortfolioTotals } from '../../../../application/ports/holdings/holdings';
import { type ExplainedFigure, explainFigure } from '../../../../domain/holdings/figures/explain-figure';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/notices/dialog';
import { useTexts } from '../../../i18n/use-texts';
import { HoldingPast } from './holding-past';
import { ExplainedHoldingFacts } from './explained-holding-facts';
import type { ChosenFigure } from './chosen-figure';
import { Calculation } from './calculation';
import { figureLabels } from './calculation-labels';
import * as dialogStyles from '../../../components/notices/dialog.module.css';
import * as styles from './figure-explanation.module.css';

type FigureExplanationProps = {
  readonly asked: ChosenFigure;
  readonly totals: PortfolioTotals;
  readonly onClose: () => void;
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

/** Explains how a figure came about, with the client's own numbers [HOLD-17..24]. */
export function FigureExplanation({ asked: { holding, figure }, totals, onClose }: FigureExplanationProps) {
  const { t } = useTexts();
  const total = { value: totals.marketValue, currency: totals.currency };
  const explanations = chapters[figure].flatMap((chapter) => explainFigure(holding, chapter, total) ?? []);
  return (
    <Dialog title={t('explanation:title', { figure: t(figureLabels[figure]) })} onClose={onClose}>
      <p className={styles.explanationFund}>{holding.fund.name}</p>
      {explanations.length === 0 ? <p>{t('explanation:nothing')}</p> : null}
      {explanations.map((explanation) => (
        <Calculation key={explanation.figure} explanation={explanation} holding={holding} />
      ))}
      {explanations.some(({ terms }) => terms.some(({ name }) => name === 'exchange-rate')) ? (
        <p className={styles.explanationNote}>{t('explanation:rate-note')}</p>
      ) : null}
      <HoldingPast holding={holding} currency={totals.currency} />
      <ExplainedHoldingFacts holding={holding} totals={totals} />
      <div className={dialogStyles.dialogActions}>
        <Button theme="outlined" data-first-focus onClick={onClose}>
          {t('common:api.modal-cta-close')}
        </Button>
      </div>
    </Dialog>
  );
}
