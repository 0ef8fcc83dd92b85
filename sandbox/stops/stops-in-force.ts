import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import {
  type OrderToStop,
  parseStopScope,
  type StopScope,
  stopOfOrder,
  stopOfSignIn,
  type StoppableOrder,
} from '../../domain/notices/service-stop';
import type { Region } from '../../domain/region';
import type { TradingItemType } from '../../domain/trading/e-list/trading-item-type';
import type { ServerContext } from '../context/server-context';
import type { Database } from '../database/database';
import { preparedStatement } from '../database/prepared-statement';
import type { LocalTexts } from '../database/schema/clients';
import { serviceStops } from '../database/schema/service-stops';
import { ApiError } from '../wire/api-error';

/** A stop in force, with its sentence in every language. */
export type StopInForce = { readonly code: string; readonly scope: StopScope; readonly texts: LocalTexts };

const inForce = preparedStatement((database) =>
  database
    .select({ code: serviceStops.scope, texts: serviceStops.texts })
    .from(serviceStops)
    .where(and(eq(serviceStops.region, sql.placeholder('region')), isNull(serviceStops.resumedAt)))
    .orderBy(asc(serviceStops.id))
    .prepare('service_stops_in_force'),
);

/** The stops of a region that are in force, the oldest first. */
export async function stopsInForce(database: Database, region: Region): Promise<readonly StopInForce[]> {
  const rows = await inForce(database).execute({ region });
  return rows.flatMap(({ code, texts }) => {
    const scope = parseStopScope(code);
    return scope === undefined ? [] : [{ code, scope, texts }];
  });
}

/** The kind that each type of a list's lines is to a stop. */
const stoppableLines = {
  B: 'buy',
  R: 'sell',
  S: 'switch',
} as const satisfies Readonly<Record<TradingItemType, StoppableOrder>>;

/** Returns the stop in force that stops a line of such a type, of the funds that it leaves or enters; undefined where none does. */
export const stopOf = (
  type: TradingItemType,
  fundCodes: readonly string[],
  stops: readonly StopInForce[],
): StopInForce | undefined => stopOfOrder(stops, { kind: stoppableLines[type], fundCodes });

type Deps = Pick<ServerContext, 'database' | 'region'>;

/** Refuses whoever wants to sign in while that is stopped; the page of the login says why. */
export async function requireSignInOpen({ database, region }: Deps): Promise<void> {
  if (stopOfSignIn(await stopsInForce(database, region))) throw new ApiError(403, ['SIGN_IN_STOPPED']);
}

/** Refuses what sets plans up, moves or resumes them while that is stopped. */
export async function requirePlansOpen({ database, region }: Deps, fundCodes: OrderToStop['fundCodes']): Promise<void> {
  if (stopOfOrder(await stopsInForce(database, region), { kind: 'plan', fundCodes }))
    throw new ApiError(403, ['PLAN_STOPPED']);
}
