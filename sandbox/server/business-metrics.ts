import type { FastifyBaseLogger } from 'fastify';
import { count, gte, isNull, min, type SQL, sql, sum } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { ServerContext } from '../context/server-context';
import { isLocked, lockDuration } from '../../domain/credentials/login/account-lock';
import type { OpenDatabase } from '../database/database';
import { serviceStops } from '../database/schema/service-stops';
import { loginFailures, outbox, sessions } from '../database/schema/sessions';
import { loadLateRegions } from '../funds/late-prices';
import { deadLately } from '../messages/dead-messages';
import { waiting } from '../messages/deliver-messages';
import { loadBacklog } from '../orders/desk-backlog';
import { ReadTooLate, readWithin } from './read-within';
import { shareReading } from './share-reading';

/** How far back a refused login and a client's last call count, in milliseconds. */
const lately = { failures: 3_600_000, calls: 900_000 };

type Deps = Pick<ServerContext, 'database' | 'clock'>;

type Logger = Pick<FastifyBaseLogger, 'warn'>;

/** Figures of the business by the names of their metrics. */
type Figures = Readonly<Record<string, number>>;

/**
 * Adds to a register the connections of this process and what the business asks of the database, worked out whenever
 * the metrics are asked for; no figure names a client. The connections are counted first, and what is asked is asked
 * one after the other: metrics that took all connections would measure themselves.
 */
export function measureBusiness(
  metrics: Registry,
  deps: Deps & { readonly logger: Logger },
  pool: OpenDatabase['pool'],
  limits = usualLimits,
): void {
  const add = (name: string, help: string, read: () => number | Promise<number>): void => {
    new Gauge({
      name,
      help,
      registers: [metrics],
      async collect() {
        this.reset();
        this.set(await read());
      },
    });
  };
  add('portal_database_connections', 'Connections of this process to the database', () => pool.connections());
  add('portal_database_waiting', 'Work of this process that waits for a connection', () => pool.waiting());
  // A source that takes long is read on, and not begun anew before it has ended.
  const sources = Object.entries(reads).map(([name, read]) => ({ name, read: shareReading(() => read(deps)) }));
  const read = shareReading(() => readFigures(sources, deps.logger, limits));
  for (const [name, help] of Object.entries(helps)) add(name, help, async () => (await read())[name] ?? Number.NaN);
}

const helps: Readonly<Record<string, string>> = {
  portal_database_up: 'One while the database answers',
  portal_figures_unread: 'Sources of these figures that could not be read, so that some of them have no value',
  portal_messages_waiting: 'Messages to clients that have not left',
  portal_messages_oldest_seconds: 'Age of the oldest message that has not left',
  portal_messages_dead: 'Messages of the last seven days that were given up and have not left since',
  portal_sessions: 'Sessions whose client called within a quarter of an hour',
  portal_logins_refused: 'Wrong secrets of the last hour that no right one followed, counted by name and by client',
  portal_logins_locked: 'Names and clients that are locked after wrong secrets',
  portal_orders_open: 'Orders about which something is still to be done',
  portal_desk_lag_seconds: 'Time since the oldest step of an order was due that the desk could do and has not done',
  portal_prices_late_seconds:
    'Time since the oldest price was late that a region awaits or that an order waits for, from noon of the next dealing day on',
  portal_stops_in_force: 'What the firm has stopped for a while',
  portal_stops_oldest_seconds: 'Age of the oldest stop in force',
};

/** The sources of the figures by their names in the log, each read from the database once; the first says whether it answers. */
const reads: Readonly<Record<string, (deps: Deps) => Promise<Figures>>> = {
  database: async ({ database }) => {
    await database.execute(sql`select 1`);
    return { portal_database_up: 1 };
  },
  'waiting messages': async ({ database, clock }) => {
    const codes = await waitingMessages(database, waiting.codes);
    const others = await waitingMessages(database, waiting.others);
    const oldest = [codes.oldest, others.oldest].map((instant) => secondsSince(instant, clock));
    return {
      portal_messages_waiting: codes.messages + others.messages,
      portal_messages_oldest_seconds: Math.max(...oldest),
    };
  },
  'dead messages': async ({ database, clock }) => ({
    portal_messages_dead: await database.$count(outbox, deadLately(clock.now())),
  }),
  sessions: async ({ database, clock }) => {
    const [row] = await database
      .select({ open: count() })
      .from(sessions)
      .where(gte(sessions.seenAt, before(lately.calls, clock)));
    return { portal_sessions: row?.open ?? 0 };
  },
  'refused logins': async ({ database, clock }) => {
    const [row] = await database
      .select({ refused: sum(loginFailures.failures) })
      .from(loginFailures)
      .where(gte(loginFailures.lastFailureAt, before(lately.failures, clock)));
    return { portal_logins_refused: Number(row?.refused ?? 0) };
  },
  'locked names': async ({ database, clock }) => {
    const now = clock.now().toISOString();
    const rows = await database
      .select()
      .from(loginFailures)
      .where(gte(loginFailures.lastFailureAt, before(lockDuration, clock)));
    const locked = rows.filter((row) => isLocked(row.failures, row.lastFailureAt.toISOString(), now));
    return { portal_logins_locked: locked.length };
  },
  'orders and prices': async ({ database, clock }) => {
    const { open, since, unpriced } = await loadBacklog(database, clock);
    const late = await loadLateRegions(database, clock);
    const lateFrom = [...late.map((region) => region.since), ...(unpriced ? [unpriced.lateFrom] : [])];
    return {
      portal_orders_open: open,
      portal_desk_lag_seconds: secondsSince(since === undefined ? undefined : new Date(since), clock),
      portal_prices_late_seconds: Math.max(0, ...lateFrom.map((instant) => secondsSince(new Date(instant), clock))),
    };
  },
  stops: async ({ database, clock }) => {
    const [row] = await database
      .select({ inForce: count(), oldest: min(serviceStops.stoppedAt) })
      .from(serviceStops)
      .where(isNull(serviceStops.resumedAt));
    return {
      portal_stops_in_force: row?.inForce ?? 0,
      portal_stops_oldest_seconds: secondsSince(row?.oldest, clock),
    };
  },
};

/** The messages that wait among some, by the index of these. */
async function waitingMessages(database: Deps['database'], which: SQL) {
  const [row] = await database
    .select({ messages: count(), oldest: min(outbox.sentAt) })
    .from(outbox)
    .where(which);
  return { messages: row?.messages ?? 0, oldest: row?.oldest };
}

/** The times in milliseconds that one source may take, and all together: a connection is waited for less long, and whoever asks for the metrics waits ten seconds. */
const usualLimits = { each: 3_500, all: 8_000 };

type Source = { readonly name: string; readonly read: () => Promise<Figures> };

/**
 * Reads one source after the other. While the database is away there is no figure, and nothing more is asked of it. A
 * source that can't be read, or for which no time was left, leaves the others, is logged and counted: no threshold is
 * crossed by a figure without a value.
 */
async function readFigures(
  sources: readonly Source[],
  logger: Logger,
  { each, all }: typeof usualLimits,
): Promise<Figures> {
  const figures: Record<string, number> = { portal_database_up: 0 };
  const end = performance.now() + all;
  let unread = 0;
  for (const { name, read } of sources)
    try {
      const left = end - performance.now();
      if (left < 1) throw new ReadTooLate('no time was left for it');
      Object.assign(figures, await readWithin(Math.min(each, left), read()));
    } catch (problem) {
      logger.warn({ err: problem, source: name }, 'figures of the metrics could not be read');
      if (figures['portal_database_up'] === 0) return figures;
      unread += 1;
    }
  return { ...figures, portal_figures_unread: unread };
}

const before = (milliseconds: number, clock: Deps['clock']): Date => new Date(clock.now().getTime() - milliseconds);

const secondsSince = (instant: Date | null | undefined, clock: Deps['clock']): number =>
  instant ? (clock.now().getTime() - instant.getTime()) / 1_000 : 0;
