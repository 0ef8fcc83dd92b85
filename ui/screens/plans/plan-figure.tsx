import { planRules } from '../../../config/plan-rules';
import type { Decimal } from '../../../domain/money/decimal';
import type { PlanSchedule } from '../../../domain/regular-plans/running/plan-schedule';
import { unitPlaces } from '../../../domain/trading/dealing/deal-order';
import { Amount } from '../../components/figures/amount';
import { moneyText } from '../../components/figures/money-text';
import { useConfiguration } from '../../app/injection';
import { useTexts } from '../../i18n/use-texts';
import { unitsText } from '../../orders/quantity-text';
import { plannedText } from '../../orders/planned-text';
import * as styles from './plans.module.css';

type Funds = Pick<PlanSchedule, 'fund' | 'intoFund'>;

type PlanFigureProps = {
  readonly plan: Pick<PlanSchedule, 'type' | 'currency' | 'intoFund' | 'isDigitalShareClass'>;
  readonly figure: Decimal;
};

/** A figure of a plan: money, or the units that it switches [RSP-08, RSP-09]. */
export function PlanFigure({ plan, figure }: PlanFigureProps) {
  const figureText = usePlanFigureText();
  return (
    <span className={styles.planFigure}>
      <Amount>{figureText(plan, figure)}</Amount>
    </span>
  );
}

/** Returns a function that writes a figure of a plan, as `PlanFigure` shows it. */
export function usePlanFigureText(): (plan: PlanFigureProps['plan'], figure: Decimal) => string {
  const { t } = useTexts();
  return ({ currency, intoFund }, figure) =>
    intoFund
      ? t('plans:switch-plan.units-text', { units: unitsText(figure, unitPlaces) })
      : moneyText(currency, figure);
}

/**
 * Shows the amount that a plan will order on a day, as `PlanFigure` does; the range of it where it isn't fixed
 * [TRADE-79].
 */
export function PlannedFigure({ plan, figure }: PlanFigureProps) {
  const { region } = useConfiguration();
  if (plan.intoFund) return <PlanFigure plan={plan} figure={figure} />;
  return (
    <span className={styles.planFigure}>
      <Amount>{plannedText(plan, figure, planRules[region])}</Amount>
    </span>
  );
}

/** Returns a function that names a plan by its fund, and by the target fund of a switch. */
export function usePlanName(): (plan: Funds) => string {
  const { t } = useTexts();
  return ({ fund, intoFund }) =>
    intoFund ? t('plans:switch-plan.name', { fund: fund.name, into: intoFund.name }) : fund.name;
}
