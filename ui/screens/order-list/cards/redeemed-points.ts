import { makeAutoObservable } from 'mobx';
import type { OpenOrderList } from '../../../../application/orders/prepare-order-list';
import { type Decimal, isZero } from '../../../../domain/money/decimal';
import type { Region } from '../../../../domain/region';
import {
  type ChargedFee,
  mostPoints,
  type PointsProblem,
  pointsProblem,
  readPoints,
  takesPoints,
} from '../../../../domain/fees/points-for-fee';
import { feesOf } from '../../../../domain/fees/fees-of';
import { chargedFee } from '../../../../domain/fees/purchase-fee';

/** A purchase with its fee in percent. */
export type Purchase = Parameters<typeof chargedFee>[0];

/** The fee of a purchase without what points take off it, that itself, and what is debited in all. */
export type PurchaseCost = { readonly fee: Decimal; readonly waived: Decimal; readonly total: Decimal };

type Dependencies = {
  /** As it stands or is being typed; undefined for no figure, and for what is no purchase. */
  readonly purchase: () => Purchase | undefined;
  readonly region: Region;
  /** All of the client's points; undefined where the client chooses none. */
  readonly available: OpenOrderList['points'];
  /** The points that the other purchases that are left want. */
  readonly takenByOthers: () => number;
  readonly onTyped: () => void;
  readonly onChange: () => void;
};

/** How points can be redeemed for a purchase: with a field, not while they can't be asked for, nor in another currency than theirs; `none` says nothing. */
type PointsOffer = 'field' | 'unknown' | 'other-currency' | 'none';

/** The reward points that a client redeems for the fee of a purchase [EPNT-06, EPNT-07]. */
export class RedeemedPoints {
  /** As they are typed; '' redeems none. */
  typed = '';
  /** As they were checked last. */
  private kept = '';

  constructor(private readonly dependencies: Dependencies) {
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false }, { autoBind: true, deep: false });
  }

  get offer(): PointsOffer {
    const { available } = this.dependencies;
    const { charged } = this;
    if (available === undefined || !charged || isZero(charged.fee)) return 'none';
    if (available === 'unknown') return 'unknown';
    // What was typed before stays to be seen, and taken back.
    if (available === 0 && this.typed === '') return 'none';
    return takesPoints(charged) ? 'field' : 'other-currency';
  }

  /** What is left for this purchase beside the others. */
  get available(): number {
    const { available, takenByOthers } = this.dependencies;
    return typeof available === 'number' ? Math.max(0, available - takenByOthers()) : 0;
  }

  /** The most that its fee takes. */
  get most(): number {
    const { charged } = this;
    return charged ? mostPoints(charged, this.available) : 0;
  }

  /** How many are redeemed: none while something stands against them. */
  get count(): number {
    const read = readPoints(this.typed);
    return this.offer === 'field' && this.problem === undefined && read.ok ? read.value : 0;
  }

  /** How many are wanted, whether or not there are as many beside those of the other purchases. */
  get wanted(): number {
    const { charged } = this;
    const read = readPoints(this.typed);
    if (this.offer !== 'field' || !charged || !read.ok) return 0;
    return pointsProblem(charged, read.value, Infinity) === undefined ? read.value : 0;
  }

  /** What the purchase costs without what they take off its fee [TRADE-18, ENT-59, EPNT-06]. */
  get cost(): PurchaseCost | undefined {
    const { purchase: ordered, region } = this.dependencies;
    const purchase = ordered();
    if (!purchase) return undefined;
    const points = { region, count: this.count };
    const { total: fee, waived, net: total } = feesOf({ ...purchase, kind: 'purchase', points });
    return { fee, waived, total };
  }

  private get charged(): ChargedFee | undefined {
    const { purchase, region } = this.dependencies;
    const ordered = purchase();
    return ordered && { region, currency: ordered.currency, fee: chargedFee(ordered) };
  }

  /** What stands against what is typed. */
  get problem(): PointsProblem | undefined {
    const { charged } = this;
    if (this.offer !== 'field' || !charged) return undefined;
    const read = readPoints(this.typed);
    if (!read.ok) return read.error;
    return read.value === 0 ? undefined : pointsProblem(charged, read.value, this.available);
  }

  type(text: string): void {
    this.typed = text;
    this.dependencies.onTyped();
  }

  /** Has what was typed checked. */
  keep(): void {
    if (this.typed === this.kept) return;
    this.kept = this.typed;
    this.dependencies.onChange();
  }

  takeMost(): void {
    this.typed = String(this.most);
    this.keep();
  }

  recall(typed: string): void {
    this.typed = typed;
    this.kept = typed;
  }
}
