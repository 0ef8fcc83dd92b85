import { count, eq, gte, min, sum } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { ServerContext } from '../context/server-context';
import { loginFailures, outbox, sessions } from '../database/schema/sessions';

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
}
