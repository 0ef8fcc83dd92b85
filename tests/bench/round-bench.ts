import { sql } from 'drizzle-orm';
import { outbox } from '../../sandbox/database/schema/sessions';
import { deliverMessages } from '../../sandbox/messages/deliver-messages';
import { MessageSender } from '../../sandbox/messages/message-sender';
import { runDealing } from '../../sandbox/orders/dealing-job';
import type { Database } from '../../sandbox/database/database';
import { growHistory } from '../sandbox/support/grow-history';
import { openSeededDatabase } from '../sandbox/support/seeded-database';
import { clockAt, start } from '../sandbox/support/settable-clock';
import { leaveBooks } from '../sandbox/support/watched-books';
import { testConfiguration } from '../sandbox/support/test-sandbox';
import { median, report, reportRatio } from './measure';

const rounds = 11;
const short = 100_000;
const long = 1_000_000;
const messages = 100_000;

/**
 * A round of the order desk that has nothing to do, with 1 million finished orders behind it and with 0.1 million; then
 * 100,000 waiting messages, which two workers send by a sender that costs nothing. Best on a server: `npm run postgres --
 * npm run bench -- rounds`.
 */
export async function benchRounds(): Promise<void> {
  const open = await openSeededDatabase();
  try {
    const { database } = open;
    leaveBooks(database);
    const deps = { database, clock: clockAt(start), configuration: testConfiguration };
    await growHistory(database, { until: short, now: deps.clock.now() });
    const theirs = await timedRounds(() => runDealing(deps));
    await growHistory(database, { from: short, until: long, now: deps.clock.now() });
    const ours = await timedRounds(() => runDealing(deps));
    reportRatio('', 'a round of the desk at 1 million finished orders : at 0.1 million', { ours, theirs }, 1.5);
    await benchMessages(database);
  } finally {
    await open.close();
  }
}

async function timedRounds(round: () => Promise<unknown>): Promise<number> {
  // What is due is done first, and plans learn from when on they are.
  await round();
  const times: number[] = [];
  for (let index = 0; index < rounds; index += 1) {
    const begun = performance.now();
    await round();
    times.push(performance.now() - begun);
  }
  return median(times);
}

/** The most messages that leave before an older one: those that two workers have taken, ten each. */
const mostAhead = 20;

/** Notes which messages leave, and how far an older one is left behind; the text of each is its place by age. */
class Counting extends MessageSender {
  readonly sent = new Set<string>();
  times = 0;
  /** The greatest distance between the place at which a message left and its place by age. */
  furthest = 0;

  send({ reference, text }: Parameters<MessageSender['send']>[0]) {
    this.sent.add(reference);
    this.furthest = Math.max(this.furthest, Math.abs(Number(text) - this.times));
    this.times += 1;
    return Promise.resolve({ kind: 'sent' } as const);
  }
}

async function benchMessages(database: Database): Promise<void> {
  await database.delete(outbox);
  await database.execute(sql`
    insert into outbox (recipient, channel, text, sent_at)
    select 'nobody@example.test', 'email', (${messages} - n)::text, ${start}::timestamptz - n * interval '1 second'
    from generate_series(1, ${messages}) as n`);
  const sender = new Counting();
  const deps = { database, clock: clockAt(start), senders: { email: sender }, logger: { error: () => undefined } };
  const begun = performance.now();
  await Promise.all([deliverMessages(deps), deliverMessages(deps)]);
  const seconds = (performance.now() - begun) / 1_000;
  const isEachOnce = sender.sent.size === messages && sender.times === messages;
  const isByAge = sender.furthest <= mostAhead;
  const measured = `${seconds.toFixed(1)} s, ${(messages / seconds).toFixed(0)} a second, none more than ${String(sender.furthest)} places from its own`;
  report('', '100,000 waiting messages by two workers, by age, each once', measured, isEachOnce && isByAge);
}
