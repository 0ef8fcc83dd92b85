import { and, desc, eq, sql } from 'drizzle-orm';
import { parseCurrency } from '../../../domain/money/currency';
import type { Database } from '../../database/database';
import { groupBy } from '../../../domain/kernel/group-by';
import { funds, navs } from '../../database/schema/funds';
import { importSource } from '../../import/fund-row';

/** An imported fund that can be held, with its latest price where it has one. */
export type FundToHold = {
  readonly id: number;
  readonly localId: string;
  readonly currency: string;
  readonly marketType: string | null;
  readonly nav: string | null;
  readonly date: string | null;
  /** The number of its prices. */
  readonly prices: number;
};

/** Imported funds to hold, as `mixed` orders them. */
export async function chooseFunds(database: Database, count: number): Promise<readonly FundToHold[]> {
  const latest = database
    .selectDistinctOn([navs.fundId], { fundId: navs.fundId, nav: navs.nav, date: navs.date })
    .from(navs)
    .orderBy(navs.fundId, desc(navs.date))
    .as('latest');
  const records = database
    .select({ fundId: navs.fundId, prices: sql<number>`count(*)::int`.as('prices') })
    .from(navs)
    .groupBy(navs.fundId)
    .as('records');
  const rows = await database
    .select({
      id: funds.id,
      localId: funds.localId,
      currency: funds.currency,
      marketType: funds.marketType,
      nav: latest.nav,
      date: latest.date,
      prices: sql<number>`coalesce(${records.prices}, 0)`,
    })
    .from(funds)
    .leftJoin(latest, eq(latest.fundId, funds.id))
    .leftJoin(records, eq(records.fundId, funds.id))
    .where(and(eq(funds.source, importSource), eq(funds.region, 'TW')));
  return interleaved(rows).slice(0, count);
}

const firstWithoutRate = 2;
const firstWithoutPrice = 4;

/**
 * Funds in a fixed order, by turns of every currency and, within one, of long records and single prices and of every
 * number of places. It begins with two funds of each currency that has no rate; the fifth of a currency has no price.
 */
export function interleaved(funds: readonly FundToHold[]): readonly FundToHold[] {
  const sorted = [...funds].sort((a, b) => compare(a.localId, b.localId) || compare(a.currency, b.currency));
  const queues = byKey(sorted, ({ currency }) => currency).map((held) => {
    const priced = byTurns(
      byKey(
        held.filter(({ nav }) => nav !== null),
        kindOf,
      ),
    );
    const rest = held.filter(({ nav }) => nav === null);
    return [
      ...priced.slice(0, firstWithoutPrice),
      ...rest.slice(0, 1),
      ...priced.slice(firstWithoutPrice),
      ...rest.slice(1),
    ];
  });
  const early = queues.map((queue) => queue.slice(0, hasRate(queue) ? 0 : firstWithoutRate));
  return [...byTurns(early), ...byTurns(queues.map((queue, index) => queue.slice(early[index]?.length)))];
}

const hasRate = ([first]: readonly FundToHold[]): boolean => parseCurrency(first?.currency) !== undefined;

const kindOf = ({ prices, nav }: FundToHold): string =>
  `${prices > 1 ? 'long' : 'single'} ${String(nav?.split('.')[1]?.length ?? 0)}`;

/** The items in groups, the groups in the order of their keys. */
function byKey<T>(items: readonly T[], keyOf: (item: T) => string): readonly (readonly T[])[] {
  return [...groupBy(items, keyOf)].sort(([a], [b]) => compare(a, b)).map(([, group]) => group);
}

/** One of each list, then the next of each, until all are empty. */
function byTurns<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const longest = lists.reduce((most, { length }) => Math.max(most, length), 0);
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat();
}

const compare = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};
