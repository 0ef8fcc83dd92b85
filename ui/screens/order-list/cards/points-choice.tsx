import { observer } from 'mobx-react-lite';
import { formatNumber } from '../../../../domain/formatting/format-number';
import { scaled } from '../../../../domain/money/decimal';
import { pointRules } from '../../../../domain/points/point-rules';
import { useConfiguration } from '../../../app/injection';
import { Button } from '../../../components/button';
import { moneyText } from '../../../components/figures/money-text';
import { RetryPanel } from '../../../components/notices/retry-panel';
import { useTexts } from '../../../i18n/use-texts';
import { NumberField } from '../../../orders/number-field';
import type { OrderCardViewModel } from './order-card-view-model';
import * as styles from '../order-list.module.css';

type ChoiceProps = {
  readonly card: OrderCardViewModel;
  readonly isLocked: boolean;
  readonly onRetry: () => void;
};

/**
 * The field for the reward points that are redeemed for the fee of a purchase, with those available before one types
 * [EPNT-05..07, EPNT-09].
 */
export const PointsChoice = observer(function PointsChoice({ card: { points }, isLocked, onRetry }: ChoiceProps) {
  const { t } = useTexts();
  const { region } = useConfiguration();
  const { offer, available, most, problem } = points;
  const { currency, perDollar } = pointRules[region];
  if (offer === 'none') return null;
  if (offer === 'unknown')
    return <RetryPanel text={t('order-list:points-unknown')} action={t('common:panel.retry')} onRetry={onRetry} />;
  if (offer === 'other-currency')
    return (
      <p className={styles.orderPointsNote} data-testid="order-points-note">
        {t('order-list:points-currency', { currency })}
      </p>
    );
  const words = {
    step: String(perDollar),
    available: pointsText(available),
    most: pointsText(most),
    dollar: moneyText(currency, scaled(1n)),
  };
  // A step of one point needs no word.
  const isEach = perDollar === 1n;
  const problemText = isEach && problem === 'not-steps' ? 'not-whole' : problem;
  return (
    <fieldset className={styles.orderPoints} data-testid="order-points" disabled={isLocked}>
      <legend>{t('order-list:points-title')}</legend>
      <NumberField
        className={styles.orderPointsField}
        label={t('order-list:points-field')}
        hint={t(isEach ? 'order-list:points-hint-each' : 'order-list:points-hint', words)}
        error={problemText && t(`order-list:points-${problemText}`, words)}
        value={points.typed}
        onType={points.changeText}
        onBlur={points.commit}
      />
      {most > 0 ? (
        <Button className={styles.orderPointsMost} theme="outlined" size="small" onClick={points.takeMost}>
          {t('order-list:points-most', words)}
        </Button>
      ) : null}
    </fieldset>
  );
});

const pointsText = (points: number): string => formatNumber(scaled(BigInt(points)), { precision: 0 });
