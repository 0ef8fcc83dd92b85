import { makeAutoObservable } from 'mobx';
import type { AvailablePoints } from '../../../application/plans/available-points';
import { type Decimal, isZero } from '../../../domain/money/decimal';
import { canPlanUsePoints, pointsOfPlan } from '../../../domain/regular-plans/running/plan-points';
import type { Region } from '../../../domain/region';
import { pointsOffFee } from '../../../domain/fees/points-for-fee';
import { chargedFee } from '../../../domain/fees/purchase-fee';

type Dependencies = {
  readonly region: Region;
  /** Undefined where the region's plans use none. */
  readonly available: AvailablePoints | undefined;
  /** What a purchase of the plan costs on top, in percent. */
  readonly feePercent: Decimal;
  readonly currency: () => string;
  /** What it invests each time, where that is known. */
  readonly amount: () => Decimal | undefined;
  readonly onChange: () => void;
};

/** Whether a new plan redeems reward points for its fees [EPNT-08]. */
export class PlanPoints {
  private isWanted = false;

  constructor(private readonly dependencies: Dependencies) {
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false }, { autoBind: true, deep: false });
  }

  /** How it can be chosen: not while the points can't be asked for, nor in another currency than theirs; `none` says nothing. */
  get offer(): 'choice' | 'unknown' | 'other-currency' | 'none' {
    const { region, available, feePercent, currency } = this.dependencies;
    if (available === undefined || available === 0 || isZero(feePercent)) return 'none';
    if (!canPlanUsePoints({ region, currency: currency() })) return 'other-currency';
    return available === 'unknown' ? 'unknown' : 'choice';
  }

  get isChosen(): boolean {
    return this.isWanted && this.offer === 'choice';
  }

  get available(): number {
    const { available } = this.dependencies;
    return typeof available === 'number' ? available : 0;
  }

  /** What the first purchase would redeem of the points that there are today, and what they would take off its fee; undefined where that is nothing. */
  get first(): { readonly points: number; readonly waived: Decimal } | undefined {
    const { region, currency: inCurrency, amount: ofAmount, feePercent } = this.dependencies;
    const currency = inCurrency();
    const amount = ofAmount();
    if (!this.isChosen || !amount) return undefined;
    const charged = { region, currency, fee: chargedFee({ amount, currency, feePercent }) };
    const points = pointsOfPlan({ usesPoints: true }, charged, this.available);
    return points === 0 ? undefined : { points, waived: pointsOffFee(charged, points) };
  }

  toggle(): void {
    this.isWanted = !this.isWanted;
    this.dependencies.onChange();
  }

  recall(isWanted: boolean): void {
    this.isWanted = isWanted;
  }
}
