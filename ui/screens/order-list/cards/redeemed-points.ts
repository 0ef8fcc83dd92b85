import { computedStruct, makeAutoObservable } from 'mobx';
import type { PointsForPurchase, PointsOffer, PurchaseCost } from '../../../../application/orders/points-for-purchase';
import type { PointsProblem } from '../../../../domain/fees/points-for-fee';
import type { OrderEntry } from '../state/order-entry';
import type { ListFigures } from './list-figures';

/** The reward points that a client redeems for the fee of a purchase [EPNT-06, EPNT-07]. */
export class RedeemedPoints {
  constructor(
    private readonly entry: OrderEntry,
    private readonly figures: ListFigures,
  ) {
    makeAutoObservable<this, 'entry' | 'figures' | 'redemption'>(
      this,
      { entry: false, figures: false, redemption: computedStruct },
      { autoBind: true, deep: false },
    );
  }

  /** The points as typed; '' redeems none. */
  get typed(): string {
    return this.entry.points;
  }

  get offer(): PointsOffer {
    return this.redemption.offer;
  }

  /** The points that are left for this purchase beside the others. */
  get available(): number {
    return this.redemption.available;
  }

  /** The most that its fee takes. */
  get most(): number {
    return this.redemption.most;
  }

  /** The points that are redeemed: none while something stands against them. */
  get count(): number {
    return this.redemption.count;
  }

  /** The cost of the purchase without what they take off its fee [TRADE-18, ENT-59, EPNT-06]. */
  get cost(): PurchaseCost | undefined {
    return this.redemption.cost;
  }

  /** The rule that stands against the points that are typed. */
  get problem(): PointsProblem | undefined {
    return this.redemption.problem;
  }

  private get redemption(): PointsForPurchase {
    return this.figures.pointsOf(this.entry);
  }

  changeText(text: string): void {
    this.entry.changePoints(text);
  }

  /** Has the points checked that were typed. */
  commit(): void {
    this.entry.commitPoints();
  }

  takeMost(): void {
    this.entry.changePoints(String(this.most));
    this.entry.commitPoints();
  }

  restore(typed: string): void {
    this.entry.restorePoints(typed);
  }
}
