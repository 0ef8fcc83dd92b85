import { type ReactNode, useId } from 'react';
import { formatNumber } from '../../domain/formatting/format-number';
import { scaled } from '../../domain/money/decimal';
import { pointRules } from '../../domain/points/point-rules';
import { useConfiguration } from '../app/injection';
import { moneyText } from '../components/figures/money-text';
import { useTexts } from '../i18n/use-texts';
import * as styles from './plan-points-field.module.css';

type FieldProps = {
  readonly available: number;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
  /** Further text about the choice. */
  readonly children?: ReactNode;
};

/**
 * The choice to redeem reward points for a plan's fees, with the points available and their value [EPNT-05, EPNT-06,
 * EPNT-08].
 */
export function PlanPointsField({ available, isChosen, onToggle, children }: FieldProps) {
  const { t } = useTexts();
  const { region } = useConfiguration();
  const id = useId();
  const { currency, perDollar } = pointRules[region];
  const words = {
    step: String(perDollar),
    available: availablePointsText(available),
    dollar: moneyText(currency, scaled(1n)),
  };
  return (
    <div className={styles.planPoints} data-testid="plan-points">
      <label>
        <input type="checkbox" aria-describedby={id} checked={isChosen} onChange={onToggle} />
        <span>{t('plans:points')}</span>
      </label>
      <small id={id}>
        {available > 0 ? <span>{t('order-list:points-hint', words)}</span> : null}
        <span>{t('plans:points-each')}</span>
      </small>
      {children}
    </div>
  );
}

/** A count of points, its thousands grouped. */
export const availablePointsText = (points: number): string => formatNumber(scaled(BigInt(points)), { precision: 0 });
