import { makeAutoObservable, runInAction } from 'mobx';
import type { FindPlanFacts, PlanFacts } from '../../../application/plans/find-plan-facts';
import type { Clock } from '../../../application/ports/clock';
import type { OrderChecks } from '../../../application/ports/orders/order-checks';
import { fundId } from '../../../domain/funds/finding/fund-listing';
import { type Decimal, scaled, toText } from '../../../domain/money/decimal';
import type { PlanSchedule } from '../../../domain/regular-plans/running/plan-schedule';
import type { QuantityRule } from '../../../domain/trading/limits/quantity-rule';
import { unitsOfPercent } from '../../../domain/trading/orders/units-of-percent';
import { estimatedUnits } from '../../../domain/trading/simulation/estimated-units';
import { estimatedWorth } from '../../../domain/trading/simulation/estimated-worth';
import { PurchaseEstimate } from '../../orders/purchase-estimate';

/** The rule for units that leave a fund. */
export type UnitsRule = Extract<QuantityRule, { readonly kind: 'redemption' | 'switch-out' }>;

/** The dependencies of the facts beside a plan's amount. */
export type PlanChangeFactsDeps = {
  readonly findFacts: Pick<FindPlanFacts, 'execute'>;
  readonly checks: Pick<OrderChecks, 'estimatePurchase'>;
  readonly clock: Pick<Clock, 'after'>;
};

/** The facts that decide over a change of a plan, beside its amount, and what that amount buys [RSP-09, API-79]. */
export class PlanChangeFacts {
  /** Undefined until they are there: the plan can be changed without them. */
  known: PlanFacts | undefined;
  /** The units that one purchase buys, where its amount is fixed. */
  readonly estimate: PurchaseEstimate;
  private plan: PlanSchedule | undefined;
  private figure: Decimal | undefined;
  private requestId = 0;

  constructor(private readonly deps: PlanChangeFactsDeps) {
    this.estimate = new PurchaseEstimate(deps);
    makeAutoObservable<this, 'deps' | 'requestId'>(
      this,
      { estimate: false, deps: false, requestId: false },
      { autoBind: true, deep: false },
    );
  }

  /** Finds those of a plan with the figure that it has now; those of another plan are gone at once. */
  async load(plan: PlanSchedule, figure: Decimal | undefined): Promise<void> {
    if (plan.refNo !== this.plan?.refNo) this.known = undefined;
    this.plan = plan;
    this.type(figure);
    const requestId = ++this.requestId;
    const found = await this.deps.findFacts.execute(plan);
    if (requestId !== this.requestId) return;
    runInAction(() => {
      this.known = found;
      this.refreshEstimate(0);
    });
  }

  /** Takes the amount, or the units, as they are typed; undefined where they can't be read. */
  type(figure: Decimal | undefined): void {
    this.figure = figure;
    this.refreshEstimate();
  }

  /** The worth of the units that one switch leaves at the latest price, where that is in the plan's currency [TRADE-23]. */
  get worth(): Decimal | undefined {
    const { plan, figure, known } = this;
    const { price, baseCurrency } = known?.left?.holding.fund ?? {};
    if (!plan?.intoFund || !figure || !price || baseCurrency !== plan.currency) return undefined;
    return estimatedWorth(figure, { price, currency: plan.currency });
  }

  /** The units that one switch buys at the latest prices, where both funds are in the plan's currency [TRADE-43]. */
  get boughtUnits(): Decimal | undefined {
    const { plan, worth: amount, known } = this;
    const { fundPrice, baseCurrency } = known?.intoFund ?? {};
    if (!plan || !amount || !fundPrice?.price || baseCurrency !== plan.currency) return undefined;
    return estimatedUnits({ amount, price: fundPrice.price, currency: plan.currency });
  }

  /** The rule for the units that a switch could leave now; undefined where it isn't known [TRADE-96]. */
  get unitsRule(): UnitsRule | undefined {
    const redeemable = this.known?.left?.redeemable;
    return redeemable && { kind: 'switch-out', places: redeemable.unitPlaces, available: redeemable.available };
  }

  /** A share of the units that can be switched now, in percent; undefined where it isn't known. */
  unitsOf(percent: string): string | undefined {
    const { unitsRule } = this;
    if (!unitsRule) return undefined;
    const { available, places } = unitsRule;
    return toText(unitsOfPercent(available, scaled(BigInt(percent)), places));
  }

  private refreshEstimate(debounceMs?: number): void {
    const { plan, figure, known } = this;
    const { fund } = known ?? {};
    const isFixedPurchase = plan?.type === 'X' && !plan.intoFund;
    if (!fund || !isFixedPurchase || !figure) {
      this.estimate.update(undefined, { baseCurrency: '' });
      return;
    }
    const asked = { fundCode: fundId(fund), currency: plan.currency, amount: figure };
    this.estimate.update(asked, { price: fund.fundPrice?.price, baseCurrency: fund.baseCurrency }, debounceMs);
  }
}
