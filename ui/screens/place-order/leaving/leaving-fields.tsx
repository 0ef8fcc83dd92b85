import { observer } from 'mobx-react-lite';
import { zero } from '../../../../domain/money/decimal';
import { Amount } from '../../../components/figures/amount';
import { Fact } from '../../../components/figures/fact';
import { moneyText } from '../../../components/figures/money-text';
import { RetryPanel } from '../../../components/notices/retry-panel';
import { SegmentedControl } from '../../../components/fields/segmented-control';
import { EstimateRate } from '../../../orders/estimate-rate';
import { useTexts } from '../../../i18n/use-texts';
import { FigureField } from '../../../orders/figure-field';
import { unitsText } from '../../../orders/figure-text';
import { useProblemText } from '../../../orders/problem-text';
import { leavingBy, type LeavingProblem } from './leaving-units';
import type { LeaveViewModel } from './leave-view-model';
import { Facts } from '../../../components/figures/facts';
import { Note } from '../../../components/notices/note';
import * as orderPageStyles from '../../../orders/order-page.module.css';
import * as styles from '../place-order.module.css';

/** How much leaves the fund: units, a percent of those available, or all of them; with what that is and may bring [ORDQ-03, TRADE-23]. */
export const LeavingFields = observer(function LeavingFields({ view }: { readonly view: LeaveViewModel }) {
  const { t } = useTexts();
  const { kind } = view;
  return (
    <section className={`${orderPageStyles.orderCard} ${styles.placeOrderCard}`} data-testid="place-order-card">
      <SegmentedControl
        legend={t(`place-order:how-much-${kind}`)}
        options={leavingBy.map((value) => ({ value, label: t(`place-order:by-${value}`) }))}
        value={view.by}
        onChange={view.sayBy}
      />
      {view.by === 'all' ? null : <LeavingField view={view} />}
      <LeavingFacts view={view} />
    </section>
  );
});

const LeavingField = observer(function LeavingField({ view }: { readonly view: LeaveViewModel }) {
  const { t } = useTexts();
  const problemText = useLeavingText(view);
  const { rule, problem, by } = view;
  return (
    <FigureField
      label={t(by === 'percent' ? 'place-order:percent' : 'order-list:edit-units')}
      hint={rule && t('order-list:edit-held', { units: unitsText(rule.available, rule.places) })}
      error={problem && problemText(problem)}
      value={view.typed}
      onType={view.type}
    />
  );
});

/** What is wrong with how much is to leave, in one sentence. */
function useLeavingText({ rule, kind }: LeaveViewModel): (problem: LeavingProblem) => string {
  const { t } = useTexts();
  const nothing = { kind: kind === 'sell' ? 'redemption' : 'switch-out', places: 0, available: zero } as const;
  const unitsProblem = useProblemText({ rule: rule ?? nothing, currency: '' });
  return ({ of, problem }) => (of === 'percent' ? t(`place-order:percent-${problem}`) : unitsProblem(problem));
}

/** The units that leave, exactly, and what they are worth by the latest price. */
const LeavingFacts = observer(function LeavingFacts({ view }: { readonly view: LeaveViewModel }) {
  const { t } = useTexts();
  const { units, rule, estimate, currency, kind } = view;
  if (!units || !rule) return null;
  const { phase } = estimate;
  if (phase.kind === 'failed')
    return (
      <RetryPanel
        text={t('order-list:estimate-failed')}
        action={t('common:panel.retry')}
        onRetry={() => void estimate.ask()}
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
            <Amount>{moneyText(currency, phase.worth)}</Amount>
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
