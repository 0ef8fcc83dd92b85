import { observer } from 'mobx-react-lite';
import type { PlanFacts } from '../../../application/plans/find-plan-facts';
import { plannedExecutions, type PlanSchedule } from '../../../domain/regular-plans/running/plan-schedule';
import { Amount } from '../../components/figures/amount';
import { Fact } from '../../components/figures/fact';
import { moneyText } from '../../components/figures/money-text';
import { useTexts } from '../../i18n/use-texts';
import { CostFacts } from '../../orders/cost-facts';
import { EstimateFailed } from '../../orders/estimate-failed';
import { FactRows } from '../../orders/facts/entry-facts';
import { EstimatedUnits } from '../../orders/facts/estimated-units';
import { PaymentFacts } from '../../orders/facts/payment-facts';
import { PlanFundFacts } from '../../orders/facts/plan-fund-facts';
import { SwitchTargetFacts } from '../../orders/facts/switch-target-facts';
import { SwitchedHoldingFacts } from '../../orders/facts/switched-holding-facts';
import type { PlanChangeFlow } from './plan-change-flow';

type ChangedPlanProps = { readonly view: PlanChangeFlow; readonly plan: PlanSchedule };

/** The result of a plan's new amount: its fee, what is debited in all, and the units that it buys; of a switch what its units are worth [TRADE-18, TRADE-23, API-79]. */
export const ChangedPlanResult = observer(function ChangedPlanResult({ view, plan }: ChangedPlanProps) {
  const { t } = useTexts();
  const { facts, cost } = view;
  const { estimate, worth } = facts ?? {};
  if (plan.intoFund)
    return worth ? (
      <FactRows data-testid="order-facts">
        <Fact label={t('order-list:estimate')}>
          <Amount>{moneyText(plan.currency, worth)}</Amount>
        </Fact>
      </FactRows>
    ) : null;
  if (!cost || !estimate) return null;
  return (
    <>
      <FactRows data-testid="order-facts">
        <CostFacts cost={cost} currency={plan.currency} />
        <EstimatedUnits label={t('place-order:units')} estimate={estimate} />
      </FactRows>
      {estimate.phase.kind === 'failed' ? <EstimateFailed of="units" onRetry={() => void estimate.retry()} /> : null}
    </>
  );
});

/** The facts that decide over a change of a plan beside its amount, as a new plan shows them; nothing of what isn't known [RSP-09]. */
export const ChangedPlanFacts = observer(function ChangedPlanFacts({ view, plan }: ChangedPlanProps) {
  const { known } = view.facts ?? {};
  if (!known) return null;
  return plan.intoFund ? (
    <SwitchFacts view={view} plan={plan} known={known} />
  ) : (
    <PurchaseFacts view={view} plan={plan} known={known} />
  );
});

type KnownFactsProps = ChangedPlanProps & { readonly known: PlanFacts };

const PurchaseFacts = observer(function PurchaseFacts({ view, plan, known }: KnownFactsProps) {
  const { t } = useTexts();
  const { fund, held, feePercent, payment } = known;
  const { accountNo, currency } = plan;
  if (!fund) return null;
  return (
    <PlanFundFacts
      fund={fund}
      currency={currency}
      minimum={view.minimumAmount}
      maximum={view.maximumAmount}
      feePercent={feePercent}
      accountNo={accountNo}
      held={held}
      payment={
        payment ? (
          <PaymentFacts
            offers={[payment]}
            purchase={{ currency, day: plannedExecutions(plan)[0]?.date }}
            labelOf={(way) => t(`plans:from-${way}`)}
          />
        ) : null
      }
    />
  );
});

const SwitchFacts = observer(function SwitchFacts({ view, plan, known: { left, intoFund } }: KnownFactsProps) {
  const { t } = useTexts();
  return (
    <div>
      {left ? <SwitchedHoldingFacts holding={left.holding} /> : null}
      {intoFund ? (
        <>
          <FactRows>
            <Fact label={t('place-order:into')}>{intoFund.name}</Fact>
          </FactRows>
          <SwitchTargetFacts target={intoFund} currency={plan.currency} boughtUnits={view.facts?.boughtUnits} />
        </>
      ) : null}
    </div>
  );
});
