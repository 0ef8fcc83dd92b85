import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { byDate } from '../../../domain/calendar/by-date';
import { type TradingType, tradingTypes } from '../../../domain/holdings/trading-type';
import type { Region } from '../../../domain/region';
import type { FeeType } from '../../../domain/funds/fee-type';
import { type UnitsToTake, lotsLeft, takeOldest, type UnitLot } from '../../../domain/holdings/unit-lots';
import { orderDesks } from '../../../domain/trading/orders/order-desk';
import type { Database } from '../../database/database';
import { decimal } from '../../database/decimal';
import { groupBy } from '../../../domain/kernel/group-by';
import { bindGeneric } from '../../database/query-plan';
import { preparedStatement } from '../../database/prepared-statement';
import { accounts } from '../../database/schema/clients';
import { movements } from '../../database/schema/funds';
import type { PreparedLine } from '../../database/schema/orders';
import type { CountingOrder } from './stored-orders';

/** Where units are held. */
export type HoldingPlace = {
  readonly accountNumber: string;
  readonly fundId: number;
  readonly paymentType: string | null;
};

/** Where the units of a line are held. */
export const toHoldingPlace = (
  { amcCode, currency, fundId, paymentType: named }: PreparedLine,
  { region, accountNumber }: { readonly region: Region; readonly accountNumber: string },
): HoldingPlace => {
  const paymentType = named ?? orderDesks[region].settlementAccount(amcCode, currency) ?? null;
  return { accountNumber, fundId, paymentType };
};

/** Units that came into a holding together, in a lump sum or by a regular plan. */
export type HeldLot = UnitLot & { readonly tradingType: TradingType };

/** The units held in a place in the order they came, whichever way they were bought: all of them can leave [TRADE-19, TRADE-20, HOLD-10, RSP-11]. */
export const heldLots = async (database: Database, place: HoldingPlace): Promise<readonly HeldLot[]> =>
  (await lotsOfFunds(database, { accountNumber: place.accountNumber, fundIds: [place.fundId] }))(place);

/** The units held of some funds in an account, by where they are held. */
export async function lotsOfFunds(
  database: Database,
  { accountNumber, fundIds }: { readonly accountNumber: string; readonly fundIds: readonly number[] },
): Promise<(place: HoldingPlace) => readonly HeldLot[]> {
  if (fundIds.length === 0) return () => [];
  return byPlace(await movementsOfFunds(database).execute({ accountNumber, fundIds: [...fundIds] }));
}

const movementsOfFunds = preparedStatement((database) => {
  const ofFunds = sql`${movements.fundId} = any(${bindGeneric('fundIds', 'int[]')}::int[])`;
  const own = and(eq(movements.accountNumber, sql.placeholder('accountNumber')), ofFunds);
  return movementsWhere(database, own).prepare('movements_of_funds');
});

/** All that a client holds, by where it is held. */
export async function lotsByPlace(
  database: Database,
  clientId: string,
): Promise<(place: HoldingPlace) => readonly HeldLot[]> {
  const own = database.select({ number: accounts.number }).from(accounts).where(eq(accounts.clientId, clientId));
  return byPlace(await movementsWhere(database, inArray(movements.accountNumber, own)));
}

type Row = typeof movements.$inferSelect;

function byPlace(rows: readonly Row[]): (place: HoldingPlace) => readonly HeldLot[] {
  const places = groupBy(rows, keyOf);
  return (place) => lotsOf(places.get(keyOf(place)) ?? []);
}

const keyOf = ({ accountNumber, fundId, paymentType }: HoldingPlace): string =>
  JSON.stringify([accountNumber, fundId, paymentType]);

const movementsWhere = (database: Database, condition: SQL | undefined) =>
  database.select().from(movements).where(condition).orderBy(asc(movements.date), asc(movements.id));

/** Each movement says of which way of buying its units are, so each way's are worked out by themselves. */
const lotsOf = (rows: readonly Row[]): readonly HeldLot[] =>
  tradingTypes
    .flatMap((tradingType) => {
      const moved = rows.filter((row) => row.tradingType === tradingType);
      const left = lotsLeft(
        moved.map(({ kind, date, feeType, units }) => ({ kind, date, feeType, units: decimal(units) })),
      );
      return left.map((lot) => ({ ...lot, tradingType }));
    })
    .toSorted(byDate);

/** Returns the lots that no open order takes, in the order they came. */
export const lotsAvailable = (lots: readonly UnitLot[], reserved: readonly UnitsToTake[]): readonly UnitLot[] =>
  reserved.reduce((left, outgoing) => takeOldest(left, outgoing).left, lots);

/** The units that open redemptions and switches take from what is held in one place, of one fee type where it is said. */
export const reservedUnits = (
  earlier: readonly CountingOrder[],
  place: HoldingPlace & { readonly feeType?: FeeType | undefined },
): readonly UnitsToTake[] =>
  earlier.flatMap(({ row, state }) =>
    row.accountNumber === place.accountNumber &&
    row.fundId === place.fundId &&
    row.paymentType === place.paymentType &&
    (place.feeType === undefined || row.feeType === place.feeType) &&
    state.order.kind !== 'buy' &&
    isUndealt(state)
      ? [{ units: state.order.quantity.value, feeType: row.feeType }]
      : [],
  );

/** Returns true if an order has yet to be dealt. */
const isUndealt = ({ stage }: CountingOrder['state']): boolean =>
  stage === 'held' || stage === 'received' || stage === 'accepted';
