import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { FeeType } from '../../domain/trading/costs/fee-type';
import { type LeavingUnits, lotsLeft, takeOldest, type UnitLot } from '../../domain/trading/costs/unit-lots';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { groupBy } from '../database/group-by';
import { accounts } from '../database/schema/clients';
import { movements } from '../database/schema/funds';
import type { KeptOrder } from './kept-orders';

/** Where units are held. */
export type HoldingPlace = {
  readonly accountNumber: string;
  readonly fundId: number;
  readonly paymentType: string | null;
};

/** The units held in a place in lump sums, in the order they came: what a regular plan bought leaves by the plan [TRADE-19, TRADE-20]. */
export async function heldLots(
  database: Database,
  { accountNumber, fundId, paymentType }: HoldingPlace,
): Promise<readonly UnitLot[]> {
  const rows = await lumpSums(
    database,
    and(
      eq(movements.accountNumber, accountNumber),
      eq(movements.fundId, fundId),
      sql`${movements.paymentType} is not distinct from ${paymentType}`,
    ),
  );
  return lotsOf(rows);
}

/** All that a client holds in lump sums, by where it is held. */
export async function lotsByPlace(
  database: Database,
  clientId: string,
): Promise<(place: HoldingPlace) => readonly UnitLot[]> {
  const own = database.select({ number: accounts.number }).from(accounts).where(eq(accounts.clientId, clientId));
  const byPlace = groupBy(await lumpSums(database, inArray(movements.accountNumber, own)), keyOf);
  return (place) => lotsOf(byPlace.get(keyOf(place)) ?? []);
}

type Row = typeof movements.$inferSelect;

const keyOf = ({ accountNumber, fundId, paymentType }: HoldingPlace): string =>
  JSON.stringify([accountNumber, fundId, paymentType]);

const lumpSums = (database: Database, condition: SQL | undefined): Promise<readonly Row[]> =>
  database
    .select()
    .from(movements)
    .where(and(condition, eq(movements.tradingType, 'LS')))
    .orderBy(asc(movements.date), asc(movements.id));

const lotsOf = (rows: readonly Row[]): readonly UnitLot[] =>
  lotsLeft(rows.map(({ kind, date, feeType, units }) => ({ kind, date, feeType, units: decimal(units) })));

/** What of them no open order takes, in the order they came. */
export const lotsAvailable = (lots: readonly UnitLot[], reserved: readonly LeavingUnits[]): readonly UnitLot[] =>
  reserved.reduce((left, leaving) => takeOldest(left, leaving).left, lots);

/** The units that open redemptions and switches take from what is held in one place, of one fee type where it is said. */
export const reservedUnits = (
  earlier: readonly KeptOrder[],
  place: HoldingPlace & { readonly feeType?: FeeType | undefined },
): readonly LeavingUnits[] =>
  earlier.flatMap(({ row, state }) =>
    row.accountNumber === place.accountNumber &&
    row.fundId === place.fundId &&
    row.paymentType === place.paymentType &&
    (place.feeType === undefined || row.feeType === place.feeType) &&
    state.order.kind !== 'buy' &&
    (state.stage === 'received' || state.stage === 'accepted')
      ? [{ units: state.order.units, feeType: row.feeType }]
      : [],
  );
