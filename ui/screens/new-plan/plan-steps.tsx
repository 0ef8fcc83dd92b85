import { observer } from 'mobx-react-lite';
import { type Decimal, isNegative, isZero, negate, toText } from '../../../domain/money/decimal';
import { Amount } from '../../components/figures/amount';
import { moneyText } from '../../components/figures/money-text';
import { TableFrame } from '../../components/tables/table-frame';
import { useTexts } from '../../i18n/use-texts';
import type { PlanFigures } from './plan-figures';
import * as styles from './new-plan.module.css';

/** Lists the gains and losses at which a flexible plan orders other amounts [TRADE-79]. */
export const PlanSteps = observer(function PlanSteps({ figures }: { readonly figures: PlanFigures }) {
  const { t } = useTexts();
  const { steps, currency } = figures;
  if (steps.length === 0) return null;
  return (
    <TableFrame
      className={styles.planSteps}
      data-testid="plan-steps"
      caption={t('plans:new-plan.steps-title')}
      showsCaption
      columns={[
        { key: 'price', label: t('plans:new-plan.steps-price') },
        { key: 'amount', label: t('plans:new-plan.steps-amount') },
      ]}
    >
      <tbody>
        {steps.map(({ returnPercent, amount }) => (
          <tr key={toText(returnPercent)}>
            <th scope="row">
              <StepText percent={returnPercent} />
            </th>
            <td>
              <Amount>{moneyText(currency, amount)}</Amount>
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
});

function StepText({ percent }: { readonly percent: Decimal }) {
  const { t } = useTexts();
  if (isZero(percent)) return t('plans:new-plan.step-otherwise');
  return isNegative(percent)
    ? t('plans:new-plan.step-under', { percent: toText(negate(percent)) })
    : t('plans:new-plan.step-above', { percent: toText(percent) });
}
