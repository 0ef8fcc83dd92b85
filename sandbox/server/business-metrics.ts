import { count, eq, gte, isNull, min, sql, sum } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { ServerContext } from '../context/server-context';
import { isLocked, lockDuration } from '../../domain/credentials/login/account-lock';
import type { OpenDatabase } from '../database/database';
import { orders } from '../database/schema/orders';
import { serviceStops } from '../database/schema/service-stops';
import { loginFailures, outbox, sessions } from '../database/schema/sessions';
import { ordersWithNextStep } from '../orders/deal-orders';
import { stillOpen } from '../orders/books/stored-orders';

/** How far back a refused login and a client's last call count, in milliseconds. */
const lately = { failures: 3_600_000, calls: 900_000 };

/** Adds to a register what the business asks of the database, worked out whenever the metrics are asked for; no figure names a client. */
export function measureBusiness(
  metrics: Registry,
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
): void {
  const add = (name: string, help: string, read: () => Promise<number>): void => {
    new Gauge({
      name,
      help,
      registers: [metrics],
      async collect() {
        // While the database is away there is no figure, and the others are still told.
        this.reset();
        await read().then(
          (value) => this.set(value),
          () => this.set(Number.NaN),
        );
      },
    });
  };
  const before = (milliseconds: number): Date => new Date(clock.now().getTime() - milliseconds);
  const waiting = eq(outbox.state, 'waiting');

  add('portal_messages_waiting', 'Messages to clients that have not left', () => database.$count(outbox, waiting));
  add('portal_messages_oldest_seconds', 'Age of the oldest message that has not left', async () => {
    const [row] = await database
      .select({ oldest: min(outbox.sentAt) })
      .from(outbox)
      .where(waiting);
    return row?.oldest ? (clock.now().getTime() - row.oldest.getTime()) / 1_000 : 0;
  });
  add('portal_sessions', 'Sessions whose client called within a quarter of an hour', async () => {
    const [row] = await database
      .select({ open: count() })
      .from(sessions)
      .where(gte(sessions.seenAt, before(lately.calls)));
    return row?.open ?? 0;
  });
  add(
    'portal_logins_refused',
    'Wrong secrets of the last hour that no right one followed, counted by name and by client',
    async () => {
      const [row] = await database
        .select({ refused: sum(loginFailures.failures) })
        .from(loginFailures)
        .where(gte(loginFailures.lastFailureAt, before(lately.failures)));
      return Number(row?.refused ?? 0);
    },
  );

  add('portal_logins_locked', 'Names and clients that are locked after wrong secrets', async () => {
    const now = clock.now();
    const rows = await database
      .select()
      .from(loginFailures)
      .where(gte(loginFailures.lastFailureAt, before(lockDuration)));
    return rows.filter((row) => isLocked(row.failures, row.lastFailureAt.toISOString(), now.toISOString())).length;
  });
  add('portal_orders_open', 'Orders about which something is still to be done', () =>
    database.$count(orders, stillOpen(database)),
  );
  add(
    'portal_desk_lag_seconds',
    'Time since the oldest step of an order was due that the desk has not done',
    async () => {
      const due = (await ordersWithNextStep(database)).map(({ step }) => Date.parse(step.dueAt));
      return Math.max(0, clock.now().getTime() - Math.min(...due, Infinity)) / 1_000;
    },
  );
  add('portal_stops_in_force', 'What the firm has stopped for a while', () =>
    database.$count(serviceStops, isNull(serviceStops.resumedAt)),
  );
  add('portal_stops_oldest_seconds', 'Age of the oldest stop in force', async () => {
    const [row] = await database
      .select({ oldest: min(serviceStops.stoppedAt) })
      .from(serviceStops)
      .where(isNull(serviceStops.resumedAt));
    return row?.oldest ? (clock.now().getTime() - row.oldest.getTime()) / 1_000 : 0;
  });
  add('portal_database_up', 'One while the database answers', () =>
    database.execute(sql`select 1`).then(
      () => 1,
      () => 0,
    ),
  );
}

/** Adds the connections of this process to the database, and the work that waits for one. */
export function measurePool(metrics: Registry, pool: OpenDatabase['pool']): void {
  const add = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name,
      help,
      registers: [metrics],
      collect() {
        this.set(read());
      },
    });
  };
  add('portal_database_connections', 'Connections of this process to the database', () => pool.connections());
  add('portal_database_waiting', 'Work of this process that waits for a connection', () => pool.waiting());
}
