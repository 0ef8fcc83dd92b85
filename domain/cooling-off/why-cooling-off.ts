import { dayStart } from '../calendar/hong-kong-time';
import { parseInstant } from '../calendar/iso-text';
import { compare, type Decimal, isNegative, isZero, multiply, scaled } from '../money/decimal';
import type { CoolingOffReason } from './cooling-off-reason';

/** From when on money that leaves waits, and for how long. */
export type CoolingOffLimits = {
  /** The days for which the account that money is paid to counts as new. */
  readonly bankAccountDays: number;
  /** The hours for which a device counts as new after the first sign-in from it. */
  readonly deviceHours: number;
  /** The part of what the client has, in percent, from which on it waits whatever else is so. */
  readonly portfolioPercent: Decimal;
  /** The worth from which on a redemption counts as large, in the region's currency. */
  readonly largeRedemption: Decimal;
  /** The hours for which it waits. */
  readonly hours: number;
};

/** Money that a client wants to have paid out, and what is known beside it; figures are in the region's currency. */
export type Payout = {
  readonly kind: 'withdrawal' | 'redemption';
  /** An instant. */
  readonly at: string;
  /** Together with what else is on its way out; undefined where nobody knows. */
  readonly value: Decimal | undefined;
  /** All that the client has, before any of it leaves. */
  readonly portfolio: Decimal;
  /** The day from which on money is paid to the newest of the client's accounts. */
  readonly paidToSince?: string | undefined;
  /** When the client first logged in from this device, where others had been used before. */
  readonly newDeviceSince?: string | undefined;
};

const hour = 60 * 60 * 1000;

/**
 * Why money that leaves waits, every reason there is; none where it needn't. A redemption that isn't large waits for none
 * of them; what can't be valued counts as much.
 */
export function whyCoolingOff(money: Payout, limits: CoolingOffLimits): readonly CoolingOffReason[] {
  const isMuch = isMuchOf(money, limits);
  const isLarge = isMuch || (money.value !== undefined && compare(money.value, limits.largeRedemption) >= 0);
  if (money.kind === 'redemption' && !isLarge) return [];
  const { at, paidToSince, newDeviceSince } = money;
  const changed = paidToSince && dayStart(paidToSince);
  return [
    ...(isWithin(changed, at, limits.bankAccountDays * 24) ? (['bank-account-changed'] as const) : []),
    ...(isWithin(newDeviceSince, at, limits.deviceHours) ? (['new-device'] as const) : []),
    ...(isMuch ? (['half-of-portfolio'] as const) : []),
  ];
}

/** Until when money that a client lets wait is kept; '' for no instant. */
export function coolingOffEnd(at: string, { hours }: Pick<CoolingOffLimits, 'hours'>): string {
  const from = parseInstant(at);
  return from === undefined ? '' : new Date(from + hours * hour).toISOString();
}

const hundred = scaled(100n);

function isMuchOf({ value, portfolio }: Payout, { portfolioPercent }: CoolingOffLimits): boolean {
  if (value === undefined) return true;
  if (isZero(value) || isNegative(value)) return false;
  return compare(multiply(value, hundred), multiply(portfolio, portfolioPercent)) >= 0;
}

function isWithin(since: string | undefined, at: string, hours: number): boolean {
  const from = parseInstant(since ?? '');
  const to = parseInstant(at);
  return from !== undefined && to !== undefined && to - from < hours * hour;
}
