import { addYears } from '../calendar/add-years';

/** The years that a firm keeps the books of a client who left by name, where it says nothing; at least those that clients may look back over [ORDQ-15]. */
export const bookYears = { usual: 7, least: 5 } as const;

/** The facts of a client that decide whether the personal data may be erased. */
export type ErasureFacts = {
  readonly holdsUnits: boolean;
  readonly hasOpenOrders: boolean;
  /** True while an order dealt at a price that was corrected later waits for a person. */
  readonly hasOpenCorrections: boolean;
  readonly hasPlans: boolean;
  /** True while a Cash Account isn't empty, a payment is on its way, or a distribution is kept back. */
  readonly hasMoney: boolean;
  /** True while an identity document waits to be looked at. */
  readonly hasWaitingDocument: boolean;
  /** True while anything is kept whose period isn't over, such as who changed which credential. */
  readonly hasKeptRecords: boolean;
  /** The last day on which anything was booked; undefined for a client who never dealt. */
  readonly lastBookedOn: string | undefined;
};

/** The reasons against the erasure of a client's data. */
export const erasureObstacles = [
  'holdings',
  'open-orders',
  'open-corrections',
  'plans',
  'money',
  'waiting-document',
  'kept-records',
  'books',
] as const;

/** A reason against the erasure of a client's data. */
export type ErasureObstacle = (typeof erasureObstacles)[number];

/** Names all that stands against erasing a client's data on a day, when the books are kept by name for so many years. */
export function findErasureObstacles(
  facts: ErasureFacts,
  { today, years }: { readonly today: string; readonly years: number },
): readonly ErasureObstacle[] {
  const stands: Readonly<Record<ErasureObstacle, boolean>> = {
    holdings: facts.holdsUnits,
    'open-orders': facts.hasOpenOrders,
    'open-corrections': facts.hasOpenCorrections,
    plans: facts.hasPlans,
    money: facts.hasMoney,
    'waiting-document': facts.hasWaitingDocument,
    'kept-records': facts.hasKeptRecords,
    books: facts.lastBookedOn !== undefined && facts.lastBookedOn >= addYears(today, -Math.max(years, bookYears.least)),
  };
  return erasureObstacles.filter((obstacle) => stands[obstacle]);
}
