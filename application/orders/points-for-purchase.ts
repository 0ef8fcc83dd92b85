import { type Decimal, isZero } from '../../domain/money/decimal';
import type { Region } from '../../domain/region';
import {
  type ChargedFee,
  mostPoints,
  type PointsProblem,
  pointsProblem,
  readPoints,
  acceptsPoints,
} from '../../domain/fees/points-for-fee';
import { feesOf } from '../../domain/fees/fees-of';
import { chargedFee } from '../../domain/fees/purchase-fee';
import { amountQuantity } from '../../domain/trading/orders/order';
import type { OpenOrderList } from './prepare-order-list';

/** A purchase with its fee in percent. */
export type ChargedPurchase = Parameters<typeof chargedFee>[0];

/** The fee of a purchase without what points take off it, that itself, and what is debited in all. */
export type PurchaseCost = { readonly fee: Decimal; readonly waived: Decimal; readonly total: Decimal };

/** The way in which points can be redeemed for a purchase: by a field, not while they can't be loaded, nor in another currency than theirs; `none` shows nothing. */
export type PointsOffer = 'field' | 'unknown' | 'other-currency' | 'none';

/** A purchase and the points that are typed for its fee. */
export type PointsRequest = {
  readonly region: Region;
  /** All of the client's points; undefined where the client chooses none. */
  readonly balance: OpenOrderList['points'];
  /** As it stands or is being typed; undefined for no figure, and for what is no purchase. */
  readonly purchase: ChargedPurchase | undefined;
  readonly typed: string;
};

/** The result of the points that are typed for a purchase. */
export type PointsForPurchase = {
  readonly offer: PointsOffer;
  /** The points that are left for it beside the other purchases. */
  readonly available: number;
  /** The most that its fee takes. */
  readonly most: number;
  readonly problem: PointsProblem | undefined;
  /** The points that are redeemed: none while something stands against them. */
  readonly count: number;
  readonly cost: PurchaseCost | undefined;
};

/** Returns the points that a purchase wants, whether or not there are as many beside those of the other purchases [EPNT-06]. */
export function requestedPoints(request: PointsRequest): number {
  const charged = chargedOf(request);
  const read = readPoints(request.typed);
  if (!charged || offerOf(request, charged) !== 'field' || !read.ok) return 0;
  return pointsProblem(charged, read.value, Infinity) === undefined ? read.value : 0;
}

/** Returns what comes of the points that are typed for a purchase, where the others of its list want some as well [TRADE-18, ENT-59, EPNT-06, EPNT-07]. */
export function pointsForPurchase(request: PointsRequest, wantedByOthers: number): PointsForPurchase {
  const { balance, purchase, typed } = request;
  const available = typeof balance === 'number' ? Math.max(0, balance - wantedByOthers) : 0;
  const charged = chargedOf(request);
  const offer = offerOf(request, charged);
  const nothing = { offer, available, most: 0, problem: undefined, count: 0, cost: undefined };
  if (!charged || !purchase) return nothing;
  const read = readPoints(typed);
  const problem = offer === 'field' ? problemOf(charged, read, available) : undefined;
  const count = offer === 'field' && problem === undefined && read.ok ? read.value : 0;
  const { amount, ...terms } = purchase;
  const points = { region: request.region, count };
  const {
    total: fee,
    waived,
    net: total,
  } = feesOf({ ...terms, kind: 'buy', quantity: amountQuantity(amount), points });
  return {
    ...nothing,
    most: mostPoints(charged, available),
    problem,
    count,
    cost: { fee, waived, total },
  };
}

/** Returns the least that a purchase is debited for: with all the points that its fee takes, were no other to take any [TRADE-18, EPNT-06]. */
export function leastDebit(request: Omit<PointsRequest, 'typed'>): Decimal | undefined {
  const { most } = pointsForPurchase({ ...request, typed: '' }, 0);
  return pointsForPurchase({ ...request, typed: most === 0 ? '' : String(most) }, 0).cost?.total;
}

function offerOf({ balance, typed }: PointsRequest, charged: ChargedFee | undefined): PointsOffer {
  if (balance === undefined || !charged || isZero(charged.fee)) return 'none';
  if (balance === 'unknown') return 'unknown';
  // What was typed before stays to be seen, and taken back.
  if (balance === 0 && typed === '') return 'none';
  return acceptsPoints(charged) ? 'field' : 'other-currency';
}

function problemOf(
  charged: ChargedFee,
  read: ReturnType<typeof readPoints>,
  available: number,
): PointsProblem | undefined {
  if (!read.ok) return read.error;
  return read.value === 0 ? undefined : pointsProblem(charged, read.value, available);
}

const chargedOf = ({ region, purchase }: PointsRequest): ChargedFee | undefined =>
  purchase && { region, currency: purchase.currency, fee: chargedFee(purchase) };
