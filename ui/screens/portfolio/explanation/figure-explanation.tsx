import type { PortfolioTotals } from '../../../../application/ports/holdings/holdings';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/notices/dialog';
import { useTexts } from '../../../i18n/use-texts';
import type { ChosenFigure } from './chosen-figure';
import { figureLabels } from './calculation-labels';
import { LineExplanation } from './line-explanation';
import { ExplainedSum } from './explained-sum';
import * as dialogStyles from '../../../components/notices/dialog.module.css';

type FigureExplanationProps = {
  readonly asked: ChosenFigure;
  readonly totals: PortfolioTotals;
  readonly onClose: () => void;
};

/** Explains how a figure came about, with the client's own numbers [HOLD-17..24]. */
export function FigureExplanation({ asked, totals, onClose }: FigureExplanationProps) {
  const { t } = useTexts();
  return (
    <Dialog title={t('explanation:title', { figure: t(figureLabels[asked.figure]) })} onClose={onClose}>
      {'holding' in asked ? (
        <LineExplanation holding={asked.holding} figure={asked.figure} totals={totals} />
      ) : (
        <ExplainedSum sums={asked.sums} name={asked.name} figure={asked.figure} totals={totals} />
      )}
      <div className={dialogStyles.dialogActions}>
        <Button theme="outlined" data-first-focus onClick={onClose}>
          {t('common:api.modal-cta-close')}
        </Button>
      </div>
    </Dialog>
  );
}
