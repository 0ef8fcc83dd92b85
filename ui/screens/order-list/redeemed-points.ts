import { makeAutoObservable } from 'mobx';
import type { OpenOrderList } from '../../../application/orders/prepare-order-list';
import { type Decimal, isZero, zero } from '../../../domain/money/decimal';
import {
  type ChargedFee,
  mostPoints,
  pointsOffFee,
  type PointsProblem,
  pointsProblem,
  readPoints,
  takesPoints,
} from '../../../domain/trading/costs/points-for-fee';

type Dependencies = {
  /** The fee of the purchase, as it stands or is being typed; undefined for no figure, and for what is no purchase. */
  readonly charged: () => ChargedFee | undefined;
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
    const { charged, available } = this.dependencies;
    const fee = charged();
    if (available === undefined || !fee || isZero(fee.fee)) return 'none';
    if (available === 'unknown') return 'unknown';
    // What was typed before stays to be seen, and taken back.
    if (available === 0 && this.typed === '') return 'none';
    return takesPoints(fee) ? 'field' : 'other-currency';
  }

  /** What is left for this purchase beside the others. */
  get available(): number {
    const { available, takenByOthers } = this.dependencies;
    return typeof available === 'number' ? Math.max(0, available - takenByOthers()) : 0;
  }

  /** The most that its fee takes. */
  get most(): number {
    const charged = this.dependencies.charged();
    return charged ? mostPoints(charged, this.available) : 0;
  }

  /** How many are redeemed: none while something stands against them. */
  get count(): number {
    const read = readPoints(this.typed);
    return this.offer === 'field' && this.problem === undefined && read.ok ? read.value : 0;
  }

  /** How many are wanted, whether or not there are as many beside those of the other purchases. */
  get wanted(): number {
    const charged = this.dependencies.charged();
    const read = readPoints(this.typed);
    if (this.offer !== 'field' || !charged || !read.ok) return 0;
    return pointsProblem(charged, read.value, Infinity) === undefined ? read.value : 0;
  }

  /** What they take off the fee. */
  get waived(): Decimal {
    const charged = this.dependencies.charged();
    return charged ? pointsOffFee(charged, this.count) : zero;
  }

  /** What stands against what is typed. */
  get problem(): PointsProblem | undefined {
    const charged = this.dependencies.charged();
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
