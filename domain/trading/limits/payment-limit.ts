import type { CurrencyDebit } from '../../banking/debit';
import { type DebitAllowance, debitPeriod, leftOfDebitLimit, limitedFrequency } from '../../banking/debit-allowance';
import { cashLeft } from '../../cash-account/cash-left';
import { add, compare, type Decimal, isNegative, isZero, subtract, zero } from '../../money/decimal';
import { sum } from '../../money/sum';

/** A way to pay a purchase: from what the Cash Account holds, or by a debit that an authority allows. */
export type PaymentSource =
  | { readonly payment: 'cash-account'; readonly available?: Decimal | undefined }
  | { readonly payment: 'direct-debit'; readonly debited: DebitAuthorityLimit };

/** The limit of an authority, and the debits that count towards it; undefined where the server doesn't state them. */
export type DebitAuthorityLimit = DebitAllowance & { readonly debits?: readonly CurrencyDebit[] | undefined };

/** Money that a purchase takes with its fee, and the day of its debit; undefined before that is known. */
export type PurchaseDebit = { readonly day: string | undefined; readonly total: Decimal };

/** A purchase to be paid beside the others of its order, all of them in one currency. */
export type PurchaseToPay = {
  readonly currency: string;
  readonly day: string | undefined;
  readonly others: readonly PurchaseDebit[];
  readonly sources: readonly PaymentSource[];
};

/** The reason why nothing can pay a purchase: the Cash Account holds too little, the authority allows too little, or neither is enough. */
export type PaymentLimitProblem = 'above-cash' | 'above-mandate' | 'above-means';

/** A limit that a purchase doesn't keep to, and the money that it needs: its own, or that of all purchases that share the limit. */
export type PaymentShortfall = { readonly problem: PaymentLimitProblem; readonly needed: Decimal };

/** Returns what an authority still allows on a day in a currency; undefined where there is no limit, or the server doesn't state the debits [BANK-03, ENT-44]. */
export function mandateLeft(
  { debits, ...allowance }: DebitAuthorityLimit,
  { currency, day }: Pick<PurchaseToPay, 'currency' | 'day'>,
): Decimal | undefined {
  if (debits === undefined || day === undefined) return undefined;
  return leftOfDebitLimit(
    allowance,
    debits.filter((debit) => debit.currency === currency),
    day,
  );
}

/**
 * Returns why no source can pay a purchase beside the others of its order, as far as limits are known: what one source
 * may still pay, alone or with the other, is never refused [VCA-15, VCA-26, BANK-03, ENT-44].
 */
export function paymentShortfall(total: Decimal, purchase: PurchaseToPay): PaymentShortfall | undefined {
  const { sources } = purchase;
  const limits = sources.flatMap((source) => payableAlone(source, purchase) ?? []);
  if (limits.length === 0 || limits.length < sources.length) return undefined;
  const isAboveEach = limits.every((most) => compare(total, most) > 0);
  const together = payableTogether(limits, purchase);
  const isAboveAll = together !== undefined && compare(total, subtract(together.limit, together.others)) > 0;
  if (!isAboveEach && !isAboveAll) return undefined;
  const needed = isAboveAll ? add(total, together.others) : total;
  if (sources.length > 1) return { problem: 'above-means', needed };
  return { problem: sources[0]?.payment === 'cash-account' ? 'above-cash' : 'above-mandate', needed };
}

/** Returns the source that a client's money is in: the Cash Account where it leaves anything, else the debit; undefined where no limit is known. */
export function sourceToDivide(
  purchase: PurchaseToPay,
): { readonly source: PaymentSource; readonly payable: Decimal } | undefined {
  const known = purchase.sources.flatMap((source) => {
    const payable = payableBeside(source, purchase);
    return payable && !isZero(payable) ? [{ source, payable }] : [];
  });
  return known.find(({ source }) => source.payment === 'cash-account') ?? known[0];
}

/** Returns the most that a source leaves for a purchase with its fee beside the others, never below zero; undefined where no limit is known [VCA-15, BANK-03]. */
export function payableBeside(source: PaymentSource, purchase: PurchaseToPay): Decimal | undefined {
  const most = payableAlone(source, purchase);
  if (most === undefined) return undefined;
  const left = sharesLimit(source, purchase) ? cashLeft(most, othersOfLimit(source, purchase)) : most;
  return isNegative(left) ? zero : left;
}

/** The most that a source can pay for one purchase, whatever the others take. */
function payableAlone(source: PaymentSource, purchase: PurchaseToPay): Decimal | undefined {
  if (source.payment === 'cash-account') return source.available;
  return mandateLeft(source.debited, purchase) ?? source.debited.debitLimit;
}

/** The most that all sources can pay together, by the limit of each, and what the other purchases take of it; undefined where a limit isn't one of all purchases together. */
function payableTogether(
  limits: readonly Decimal[],
  purchase: PurchaseToPay,
): { readonly limit: Decimal; readonly others: Decimal } | undefined {
  const { sources } = purchase;
  if (!sources.every((source) => sharesLimit(source, purchase))) return undefined;
  // Those of another period may be debited without touching this one's limit.
  const debit = sources.find(({ payment }) => payment === 'direct-debit');
  const first = debit ?? sources[0];
  return first && { limit: sum(limits), others: sum(othersOfLimit(first, purchase)) };
}

/** Tells that the purchases of an order share a source's limit: cash always, a debit where the server states those before it. */
const sharesLimit = (source: PaymentSource, purchase: PurchaseToPay): boolean =>
  source.payment === 'cash-account' || mandateLeft(source.debited, purchase) !== undefined;

/** The other purchases that a source's limit has to pay too: of a debit those of the same period. */
function othersOfLimit(source: PaymentSource, { others, day }: PurchaseToPay): readonly Decimal[] {
  if (source.payment === 'cash-account') return others.map(({ total }) => total);
  const frequency = limitedFrequency(source.debited.periodicity);
  const period = day && debitPeriod(day, frequency);
  return others.flatMap((other) =>
    other.day !== undefined && debitPeriod(other.day, frequency) === period ? [other.total] : [],
  );
}
