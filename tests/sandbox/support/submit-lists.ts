import { writeSync } from 'node:fs';
import { count, eq } from 'drizzle-orm';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import { openEmbedded } from '../../../sandbox/database/connection/open-embedded';
import { orderEvents, orderLists, orders } from '../../../sandbox/database/schema/orders';
import { submissions } from '../../../sandbox/database/schema/submissions';
import { receiveOnce } from '../../../sandbox/orders/receiving/receive-orders';
import { sentList } from './sent-list';
import { clockAt, start } from './settable-clock';
import { faultsInBooks } from './watched-books';

// Tells how every list of a database stands, then submits those that are left, one after the other: a process of its own that can be killed.
const [folder = ''] = process.argv.slice(2);
const { database } = await openEmbedded({ folder });
const desk = {
  region: 'TW' as const,
  database,
  clock: clockAt(start),
  configuration: { contract: 'whole' as const, environment: 'test' as const },
};
/** Told before anything else happens, and again while the reader is slower: the pipe takes no more than so much at once. */
const say = (...words: readonly string[]): void => {
  const line = Buffer.from(`${words.join(' ')}\n`);
  for (let told = 0; told < line.length; told += written(line.subarray(told)));
};

function written(bytes: Buffer): number {
  try {
    return writeSync(1, bytes);
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem && problem.code === 'EAGAIN') return 0;
    throw problem;
  }
}

const differences = await faultsInBooks(database);
const placed = await database.select({ oid: orders.oid, count: count() }).from(orders).groupBy(orders.oid);
const received = await database
  .select({ oid: orders.oid, count: count() })
  .from(orderEvents)
  .innerJoin(orders, eq(orders.id, orderEvents.orderId))
  .groupBy(orders.oid);
const answers = await database.select({ key: submissions.key, answer: submissions.answer }).from(submissions);
const marked = await database.select().from(orderLists).where(eq(orderLists.note, 'killed'));
for (const { oid, sentAt } of marked) {
  const ofList = (rows: typeof placed) => rows.find((row) => row.oid === oid)?.count ?? 0;
  const kept = answers.filter(({ key, answer }) => key === deriveKey('order-list', oid) && answer !== null).length;
  say('stands', oid, ...[ofList(placed), ofList(received), sentAt ? 1 : 0, kept].map(String));
}
say('differences', String(differences.length));

const left = marked.filter(({ sentAt }) => sentAt === null).sort((one, other) => (one.oid < other.oid ? -1 : 1));
for (const list of left) {
  const { oid } = list;
  say('sends', oid);
  await receiveOnce(desk, sentList(list, { accountNo: '5100000022' }));
  say('received', oid);
}
say('done');
