import { and, asc, desc, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm';
import { addDays } from '../../domain/calendar/calendar';
import { multiply, scaled, toText } from '../../domain/money/decimal';
import { round } from '../../domain/money/rounding';
import { today } from '../../sandbox/context/clock';
import { decimal } from '../../sandbox/database/decimal';
import { calendars, fundMarkets, funds, navs } from '../../sandbox/database/schema/funds';
import { orderEvents, orders } from '../../sandbox/database/schema/orders';
import { tradingServices } from '../../sandbox/database/schema/services';
import type { Chance } from './machine/chance';
import { drawClock } from './machine/simulated-servers';
import type { Simulation } from './open-simulation';
import type { Change } from './change';
import { askForDocument, freezeOrThaw, judgeBankAccount, judgeDocument, publishNotice, stopOrResume } from './staff';

/** The changes of a market, and those that staff make to it. */
export const marketChanges = [
  'price-corrected',
  'price-late',
  'closure-told',
  'services-closed',
  'clock-steps',
  'stop-or-resume',
  'freeze-or-thaw',
  'document-asked',
  'document-judged',
  'bank-account-judged',
  'notice-published',
] as const;
export type MarketChange = (typeof marketChanges)[number];

/** Changes something of the market, as a seed says; tells it in a few words. */
export function changeMarket(simulation: Simulation, change: MarketChange, chance: Chance): Promise<string> {
  return changes[change](simulation, chance);
}

/** Publishes another price of a day, mostly of a fund that an order was dealt in. */
const correctPrice: Change = async ({ servers: { database }, time }, chance) => {
  const since = addDays(today(time.server), -6);
  const dealt = await database
    .selectDistinct({ fundId: orders.fundId, date: orderEvents.dealingDate })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(and(eq(orderEvents.kind, 'priced'), gte(orderEvents.dealingDate, since)))
    .orderBy(asc(orders.fundId), asc(orderEvents.dealingDate));
  const chosen = chance.oneOf(dealt);
  if (!chosen?.date) return 'no price is there to correct';
  const key = and(eq(navs.fundId, chosen.fundId), eq(navs.date, chosen.date));
  const [price] = await database.select().from(navs).where(key);
  if (!price) return 'no price is there to correct';
  const millionths = chance.isOneIn(5) ? chance.between(600_000, 1_600_000) : chance.between(960_000, 1_040_000);
  const nav = toText(round(multiply(decimal(price.nav), scaled(BigInt(millionths), 6)), 4, 'half-up'));
  await database.update(navs).set({ nav }).where(key);
  return `the price of fund ${String(price.fundId)} on ${price.date} is corrected from ${price.nav} to ${nav}`;
};

/** Publishes a price that was late or, where none is, lets one of today be late: none is published with the others. */
const latePrice: Change = async ({ servers: { database }, time, funds: chosen }, chance) => {
  const day = today(time.server);
  const [late] = await database
    .select()
    .from(navs)
    .where(and(eq(navs.nav, '0'), gte(navs.date, addDays(day, -10)), lte(navs.date, addDays(day, -1))))
    .orderBy(asc(navs.date), asc(navs.fundId))
    .limit(1);
  if (late) {
    const [before] = await database
      .select()
      .from(navs)
      .where(and(eq(navs.fundId, late.fundId), gt(navs.nav, '0')))
      .orderBy(desc(navs.date))
      .limit(1);
    const nav = before?.nav ?? '1';
    await database
      .update(navs)
      .set({ nav })
      .where(and(eq(navs.fundId, late.fundId), eq(navs.date, late.date)));
    return `the price of fund ${String(late.fundId)} on ${late.date} comes late: ${nav}`;
  }
  const ids = [...chosen.HK, ...chosen.TW].map(({ id }) => id);
  const [fund] = await database
    .select({ id: funds.id })
    .from(funds)
    .where(inArray(sql`${funds.localId} || '.' || ${funds.currency}`, [chance.oneOf(ids) ?? '']));
  if (!fund) return 'no price is late';
  await database.insert(navs).values({ fundId: fund.id, date: day, nav: '0' }).onConflictDoNothing();
  return `the price of fund ${String(fund.id)} on ${day} is late`;
};

/** Tells, sometimes on the day itself, that a market is closed. */
const tellClosure: Change = async ({ servers: { database }, time }, chance) => {
  const markets = await database
    .selectDistinct({ market: fundMarkets.market })
    .from(fundMarkets)
    .orderBy(asc(fundMarkets.market));
  const market = chance.oneOf(markets)?.market ?? 'US';
  const date = addDays(today(time.server), chance.between(0, 4));
  await database.insert(calendars).values({ market, date, name: 'Closed' }).onConflictDoNothing();
  return `market ${market} is closed on ${date}`;
};

/** Opens or closes one of Taiwan's services. */
const switchService: Change = async ({ servers: { database } }, chance) => {
  const name = chance.oneOf(['pre-order', 'ipo'] as const) ?? 'ipo';
  const isOpen = chance.isOneIn(2);
  await database
    .insert(tradingServices)
    .values({ name, isOpen })
    .onConflictDoUpdate({ target: tradingServices.name, set: { isOpen } });
  return `the service ${name} is ${isOpen ? 'open' : 'closed'}`;
};

/** Lets the clock of one process step, forward or back, as far as clocks may: from then on it differs from the other's. */
const stepClock: Change = ({ servers }, chance) => {
  const process = chance.between(0, servers.count - 1);
  const ahead = drawClock(chance);
  servers.setClock(process, ahead);
  return Promise.resolve(`the clock of process ${String(process)} is ${String(ahead)} milliseconds ahead`);
};

const changes: Readonly<Record<MarketChange, Change>> = {
  'price-corrected': correctPrice,
  'price-late': latePrice,
  'closure-told': tellClosure,
  'services-closed': switchService,
  'clock-steps': stepClock,
  'stop-or-resume': stopOrResume,
  'freeze-or-thaw': freezeOrThaw,
  'document-asked': askForDocument,
  'document-judged': judgeDocument,
  'bank-account-judged': judgeBankAccount,
  'notice-published': publishNotice,
};
