import { observer } from 'mobx-react-lite';
import { useTexts } from '../../i18n/use-texts';
import type { PlanFigures } from './plan-figures';
import * as orderPageStyles from '../../orders/order-page.module.css';
import * as styles from './new-plan.module.css';

/** The choice between a fixed-amount and a flexible plan, where there is one [TRADE-79]. */
export const PlanTypeChoice = observer(function PlanTypeChoice({ figures }: { readonly figures: PlanFigures }) {
  const { t } = useTexts();
  if (figures.types.length === 1) return null;
  return (
    <fieldset className={`${orderPageStyles.orderCard} ${styles.planTypeChoice}`} data-testid="plan-type-choice">
      <legend className="visually-hidden">{t('plans:new-plan.type')}</legend>
      {figures.types.map((type) => (
        <div key={type}>
          <input
            type="radio"
            name="plan-type"
            id={`plan-type-${type}`}
            aria-describedby={`plan-type-${type}-text`}
            checked={type === figures.planType}
            onChange={() => figures.chooseType(type)}
          />
          <label htmlFor={`plan-type-${type}`}>{t(`plans:type-${type}`)}</label>
          <small id={`plan-type-${type}-text`}>{t(`plans:new-plan.type-${type}-text`)}</small>
        </div>
      ))}
    </fieldset>
  );
});
