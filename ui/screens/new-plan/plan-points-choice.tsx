import { observer } from 'mobx-react-lite';
import { pointRules } from '../../../domain/points/point-rules';
import { useConfiguration } from '../../app/injection';
import { Amount } from '../../components/figures/amount';
import { moneyText } from '../../components/figures/money-text';
import { RetryPanel } from '../../components/notices/retry-panel';
import { useTexts } from '../../i18n/use-texts';
import { PlanPointsField, availablePointsText } from '../../orders/plan-points-field';
import type { PlanFigures } from './plan-figures';
import { Note } from '../../components/notices/note';

type ChoiceProps = { readonly figures: PlanFigures; readonly onRetry: () => void };

/**
 * The choice to redeem reward points for a plan's fees, with what today's points would take off the first [EPNT-05,
 * EPNT-08].
 */
export const PlanPointsChoice = observer(function PlanPointsChoice({ figures, onRetry }: ChoiceProps) {
  const { t } = useTexts();
  const { currency } = pointRules[useConfiguration().region];
  const { points } = figures;
  if (points.offer === 'none') return null;
  if (points.offer === 'unknown')
    return <RetryPanel text={t('plans:new-plan.points-unknown')} action={t('common:panel.retry')} onRetry={onRetry} />;
  if (points.offer === 'other-currency')
    return <Note data-testid="new-plan-note">{t('order-list:points-currency', { currency })}</Note>;
  return (
    <PlanPointsField available={points.available} isChosen={points.isChosen} onToggle={points.toggle}>
      <p role="status">
        {points.first ? (
          <Amount>
            {t('plans:new-plan.points-first', {
              points: availablePointsText(points.first.points),
              amount: moneyText(figures.currency, points.first.waived),
            })}
          </Amount>
        ) : null}
      </p>
    </PlanPointsField>
  );
});
