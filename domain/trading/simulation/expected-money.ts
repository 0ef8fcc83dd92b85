import { addBusinessDays, type Calendar } from '../../calendar/calendar';
import { add, type Decimal } from '../../money/decimal';
import { settlementDays } from '../dealing/next-order-step';

/** Money that orders move between the client and the funds on a day; an amount that isn't known yet is undefined. */
export type ExpectedMoney = {
  readonly direction: 'debited' | 'paid-out';
  readonly currency: string;
  readonly date: string;
  readonly amount: Decimal | undefined;
  /** True if it may wait for more of its currency instead [TRADE-124]. */
  readonly mayWait: boolean;
};

/** The day by which the money of a redemption arrives, for its dealing date [TRADE-120]. */
export const payoutDate = (dealingDate: string, calendar: Calendar): string =>
  addBusinessDays(dealingDate, settlementDays.redemption, calendar);

/**
 * Sums the moves in the same direction and currency on the same day; unknown with an unknown one. Money that surely
 * goes takes along what would wait. Debits come first, then by day.
 */
export function sumByDay(moves: readonly ExpectedMoney[]): readonly ExpectedMoney[] {
  const together = new Map<string, ExpectedMoney>();
  for (const move of moves) {
    const key = `${move.direction} ${move.date} ${move.currency}`;
    const known = together.get(key);
    together.set(key, known ? combine(known, move) : move);
  }
  return [...together].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, move]) => move);
}

const combine = (one: ExpectedMoney, other: ExpectedMoney): ExpectedMoney => ({
  ...other,
  amount: addKnown(one.amount, other.amount),
  mayWait: one.mayWait && other.mayWait,
});

const addKnown = (one: Decimal | undefined, other: Decimal | undefined): Decimal | undefined =>
  one && other && add(one, other);
