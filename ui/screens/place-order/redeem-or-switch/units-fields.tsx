import { observer } from 'mobx-react-lite';
import { formatPercentFigure } from '../../../../domain/formatting/format-number';
import { isZero, zero } from '../../../../domain/money/decimal';
import { Amount } from '../../../components/figures/amount';
import { Fact } from '../../../components/figures/fact';
import { moneyText } from '../../../components/figures/money-text';
import { FinePrint, Note } from '../../../components/notices/note';
import { SegmentedControl } from '../../../components/fields/segmented-control';
import { QuickShares } from '../../../orders/quick-shares';
import { EstimateFailed } from '../../../orders/estimate-failed';
import { EstimateRate } from '../../../orders/estimate-rate';
import { useTexts } from '../../../i18n/use-texts';
import { NumberField } from '../../../orders/number-field';
import { unitsText } from '../../../orders/quantity-text';
import { useProblemText } from '../../../orders/problem-text';
import { FactRows } from '../../../orders/facts/entry-facts';
import { broughtAmountRule, type RedeemedUnitsProblem } from './redeemed-units';
import type { RedeemOrSwitchViewModel } from './redeem-or-switch-view-model';
import * as styles from '../place-order.module.css';

type UnitsProps = { readonly view: RedeemOrSwitchViewModel };

/**
 * The fields for the quantity that leaves the fund: a share at one press, units, the amount that they should bring, or a
 * percent; with the resulting units, what they bring and what is left [ORDQ-03, TRADE-23].
 */
export const UnitsFields = observer(function UnitsFields({ view }: UnitsProps) {
  const { t } = useTexts();
  const { kind, leaving } = view;
  return (
    <div className={styles.placeOrderEntry}>
      <QuickShares
        legend={t('place-order:quick-shares')}
        value={leaving.mode === 'percent' ? leaving.typed : ''}
        onChange={leaving.takeShare}
      />
      <SegmentedControl
        legend={t(`place-order:how-much-${kind}`)}
        options={leaving.modes.map((value) => ({ value, label: t(`place-order:by-${value}`) }))}
        value={leaving.mode}
        onChange={leaving.chooseMode}
      />
      <UnitsField view={view} />
      <OutflowResult view={view} />
    </div>
  );
});

const UnitsField = observer(function UnitsField({ view }: UnitsProps) {
  const { t } = useTexts();
  const problemText = useUnitsProblemText(view);
  const { rule, problem, mode, currency, typed, type, pause } = view.leaving;
  const labels = {
    units: t('order-list:edit-units'),
    amount: t('place-order:amount-to-bring', { currency }),
    percent: t('place-order:percent'),
  };
  return (
    <NumberField
      label={labels[mode]}
      hint={rule && t('order-list:edit-held', { units: unitsText(rule.available, rule.places) })}
      error={problem && problemText(problem)}
      value={typed}
      onType={type}
      onLeave={pause.end}
    />
  );
});

/** Returns a function that puts the problem with the quantity in one sentence. */
function useUnitsProblemText({ leaving, kind }: RedeemOrSwitchViewModel): (problem: RedeemedUnitsProblem) => string {
  const { t } = useTexts();
  const { rule, currency } = leaving;
  const nothing = { kind: kind === 'sell' ? 'redemption' : 'switch-out', places: 0, available: zero } as const;
  const unitsProblem = useProblemText({ rule: rule ?? nothing, currency: '' });
  const amountProblem = useProblemText({ rule: broughtAmountRule(currency), currency });
  return (found) => {
    if (found.of === 'percent') return t(`place-order:percent-${found.problem}`);
    if (found.of === 'units') return unitsProblem(found.problem);
    return found.problem === 'no-unit' ? t('place-order:amount-no-unit') : amountProblem(found.problem);
  };
}

/** The units that leave, exactly, what they bring by the latest price, what bears a fee, and what is left. */
const OutflowResult = observer(function OutflowResult({ view }: UnitsProps) {
  const { t } = useTexts();
  const { leaving, facts, kind } = view;
  const { units, rule, estimate, ofAmount, currency, mode } = leaving;
  if (ofAmount.phase.kind === 'failed') return <EstimateFailed of="units" onRetry={() => void ofAmount.retry()} />;
  if (!units || !rule) return null;
  if (estimate.phase.kind === 'failed') return <EstimateFailed of="worth" onRetry={() => void estimate.fetch()} />;
  const { left } = facts;
  return (
    <>
      <FactRows data-testid="order-facts">
        <Fact label={t(kind === 'sell' ? 'order-list:units-R' : 'order-list:units-S')}>
          <Amount>{unitsText(units, rule.places)}</Amount>
        </Fact>
        <Fact label={t('order-list:estimate')}>
          {estimate.value ? <Amount>{moneyText(currency, estimate.value)}</Amount> : t('order-list:estimate-waiting')}
          <EstimateRate rate={estimate.rate} />
        </Fact>
        <FeesFacts view={view} />
        {left ? (
          <Fact label={t('place-order:left')}>
            <Amount>{unitsText(left.units, rule.places)}</Amount>
            {left.value && !isZero(left.units) ? (
              <FinePrint>
                <Amount>{t('place-order:about', { amount: moneyText(currency, left.value) })}</Amount>
              </FinePrint>
            ) : null}
          </Fact>
        ) : null}
      </FactRows>
      <Note data-testid="place-order-note">
        {t(mode === 'amount' ? 'place-order:amount-note' : 'place-order:estimate-note')}
      </Note>
    </>
  );
});

/** What a sale bears and what the client receives, where any unit bears a fee on the way out [TRADE-110, TRADE-126]. */
const FeesFacts = observer(function FeesFacts({ view: { facts, leaving } }: UnitsProps) {
  const { t } = useTexts();
  const { fees } = facts;
  if (!fees || fees.fees.every(({ amount }) => amount && isZero(amount))) return null;
  const { net } = fees;
  return (
    <>
      {fees.fees.map(({ kind, amount, percent }) => (
        <Fact key={kind} label={t(kind === 'short-term' ? 'order-list:short-term' : 'place-order:fee-out')}>
          {amount ? <Amount>{moneyText(leaving.currency, amount)}</Amount> : t('place-order:fee-out-next')}
          {percent ? <FinePrint>{formatPercentFigure(percent, percent.scale)}</FinePrint> : null}
        </Fact>
      ))}
      {net ? (
        <Fact label={t('place-order:net')}>
          <Amount>{moneyText(leaving.currency, net)}</Amount>
        </Fact>
      ) : null}
    </>
  );
});
