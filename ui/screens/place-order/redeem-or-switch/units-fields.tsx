import { observer } from 'mobx-react-lite';
import { zero } from '../../../../domain/money/decimal';
import { Amount } from '../../../components/figures/amount';
import { Fact } from '../../../components/figures/fact';
import { moneyText } from '../../../components/figures/money-text';
import { RetryPanel } from '../../../components/notices/retry-panel';
import { SegmentedControl } from '../../../components/fields/segmented-control';
import { EstimateRate } from '../../../orders/estimate-rate';
import { useTexts } from '../../../i18n/use-texts';
import { NumberField } from '../../../orders/number-field';
import { unitsText } from '../../../orders/quantity-text';
import { useProblemText } from '../../../orders/problem-text';
import { unitsModes, type RedeemedUnitsProblem } from './redeemed-units';
import type { RedeemOrSwitchViewModel } from './redeem-or-switch-view-model';
import { Facts } from '../../../components/figures/facts';
import { Note } from '../../../components/notices/note';
import * as orderPageStyles from '../../../orders/order-page.module.css';
import * as styles from '../place-order.module.css';

/**
 * The fields for the quantity that leaves the fund: units, a percent, or all; with the resulting units and their
 * estimated value [ORDQ-03, TRADE-23].
 */
export const UnitsFields = observer(function UnitsFields({ view }: { readonly view: RedeemOrSwitchViewModel }) {
  const { t } = useTexts();
  const { kind } = view;
  return (
    <section className={`${orderPageStyles.orderCard} ${styles.placeOrderCard}`} data-testid="place-order-card">
      <SegmentedControl
        legend={t(`place-order:how-much-${kind}`)}
        options={unitsModes.map((value) => ({ value, label: t(`place-order:by-${value}`) }))}
        value={view.mode}
        onChange={view.chooseMode}
      />
      {view.mode === 'all' ? null : <UnitsField view={view} />}
      <UnitsFacts view={view} />
    </section>
  );
});

const UnitsField = observer(function UnitsField({ view }: { readonly view: RedeemOrSwitchViewModel }) {
  const { t } = useTexts();
  const problemText = useUnitsProblemText(view);
  const { rule, problem, mode } = view;
  return (
    <NumberField
      label={t(mode === 'percent' ? 'place-order:percent' : 'order-list:edit-units')}
      hint={rule && t('order-list:edit-held', { units: unitsText(rule.available, rule.places) })}
      error={problem && problemText(problem)}
      value={view.typed}
      onType={view.type}
    />
  );
});

/** Returns a function that puts the problem with the quantity in one sentence. */
function useUnitsProblemText({ rule, kind }: RedeemOrSwitchViewModel): (problem: RedeemedUnitsProblem) => string {
  const { t } = useTexts();
  const nothing = { kind: kind === 'sell' ? 'redemption' : 'switch-out', places: 0, available: zero } as const;
  const unitsProblem = useProblemText({ rule: rule ?? nothing, currency: '' });
  return ({ of, problem }) => (of === 'percent' ? t(`place-order:percent-${problem}`) : unitsProblem(problem));
}

/** The units that leave, exactly, and what they are worth by the latest price. */
const UnitsFacts = observer(function UnitsFacts({ view }: { readonly view: RedeemOrSwitchViewModel }) {
  const { t } = useTexts();
  const { units, rule, estimate, currency, kind } = view;
  if (!units || !rule) return null;
  const { phase } = estimate;
  if (phase.kind === 'failed')
    return (
      <RetryPanel
        text={t('order-list:estimate-failed')}
        action={t('common:panel.retry')}
        onRetry={() => void estimate.fetch()}
      />
    );
  return (
    <>
      <Facts data-testid="order-facts">
        <Fact label={t(kind === 'sell' ? 'order-list:units-R' : 'order-list:units-S')}>
          <Amount>{unitsText(units, rule.places)}</Amount>
        </Fact>
        <Fact label={t('order-list:estimate')}>
          {phase.kind === 'known' ? (
            <Amount>{moneyText(currency, phase.value)}</Amount>
          ) : (
            t('order-list:estimate-waiting')
          )}
          <EstimateRate estimate={estimate} />
        </Fact>
      </Facts>
      <Note data-testid="place-order-note">{t('place-order:estimate-note')}</Note>
    </>
  );
});
