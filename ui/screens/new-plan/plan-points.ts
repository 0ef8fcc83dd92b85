import { makeAutoObservable } from 'mobx';
import type { AvailablePoints } from '../../../application/plans/available-points';
import { type Decimal, isZero } from '../../../domain/money/decimal';
import { canPlanUsePoints, pointsOfPlan } from '../../../domain/regular-plans/running/plan-points';
import type { Region } from '../../../domain/region';
import { pointsOffFee } from '../../../domain/fees/points-for-fee';
import { chargedFee } from '../../../domain/fees/purchase-fee';

type Dependencies = {
  readonly region: Region;
  /** Returns how many there are; undefined where the region's plans use none. */
  readonly available: () => AvailablePoints | undefined;
  /** The fee on a purchase of the plan, in percent. */
  readonly feePercent: Decimal;
  readonly currency: () => string;
  /** Returns the amount of each purchase, where it is known. */
  readonly amount: () => Decimal | undefined;
  readonly onChange: () => void;
};

/** The choice to redeem reward points for a new plan's fees [EPNT-08]. */
export class PlanPoints {
  private isWanted = false;

  constructor(private readonly dependencies: Dependencies) {
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false }, { autoBind: true, deep: false });
  }

  /**
   * The state of the choice: not while points can't be loaded, nor in another currency than theirs; `none` shows
   * nothing.
   */
  get offer(): 'choice' | 'unknown' | 'other-currency' | 'none' {
    const { region, feePercent, currency } = this.dependencies;
    const available = this.dependencies.available();
    if (available === undefined || available === 0 || isZero(feePercent)) return 'none';
    if (!canPlanUsePoints({ region, currency: currency() })) return 'other-currency';
    return available === 'unknown' ? 'unknown' : 'choice';
  }

  get isChosen(): boolean {
    return this.isWanted && this.offer === 'choice';
  }

  get available(): number {
    const available = this.dependencies.available();
    return typeof available === 'number' ? available : 0;
  }

  /**
   * The points of today that the first purchase would redeem, and the fee waived by them; undefined where that is
   * nothing.
   */
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
