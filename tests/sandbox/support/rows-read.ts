import pg from 'pg';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../../sandbox/database/database';

/** A statement as the driver was given it. */
export type SentStatement = { readonly text: string; readonly values: readonly unknown[] };

/** Returns the statements that some work sends. */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly SentStatement[]> {
  const query: unknown = Reflect.get(pg.Client.prototype, 'query');
  if (typeof query !== 'function') throw new Error('the driver sends its statements in another way');
  const sent: SentStatement[] = [];
  Reflect.set(pg.Client.prototype, 'query', function (this: pg.Client, ...asked: readonly unknown[]): unknown {
    sent.push(statementIn(asked));
    const answer: unknown = Reflect.apply(query, this, asked);
    return answer;
  });
  try {
    await work();
  } finally {
    Reflect.set(pg.Client.prototype, 'query', query);
  }
  return sent;
}

const config = z.object({ text: z.string(), values: z.optional(z.array(z.unknown())) });

function statementIn([first, second]: readonly unknown[]): SentStatement {
  const values = Array.isArray(second) ? second : [];
  if (typeof first === 'string') return { text: first, values };
  const { text, values: own = values } = config.parse(first);
  return { text, values: own };
}

/** Returns how many rows of each table a statement reads, those among them that it has no use for; what it writes is undone. */
export async function rowsRead(
  database: Database,
  { text, values }: SentStatement,
): Promise<ReadonlyMap<string, number>> {
  const undone = new Error('undone');
  let rows = new Map<string, number>();
  await database
    .transaction(async (transaction) => {
      const answer: unknown = await transaction.execute(
        sql`explain (analyze, timing off, format json) ${bound(text, values)}`,
      );
      rows = countRows(explained.parse(answer).rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan }) => Plan)));
      throw undone;
    })
    .catch((problem: unknown) => {
      if (problem !== undone) throw problem;
    });
  return rows;
}

/** The statement with its values bound anew. */
const bound = (text: string, values: readonly unknown[]): SQL =>
  sql.join(
    text
      .split(/\$(\d+)/)
      .map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`)),
  );

type PlanNode = {
  readonly 'Relation Name'?: string | undefined;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number | undefined;
  readonly 'Rows Removed by Index Recheck'?: number | undefined;
  readonly Plans?: readonly PlanNode[] | undefined;
};

const node: z.ZodMiniType<PlanNode> = z.object({
  'Relation Name': z.optional(z.string()),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.optional(z.number()),
  'Rows Removed by Index Recheck': z.optional(z.number()),
  get Plans() {
    return z.optional(z.array(node));
  },
});

const explained = z.object({
  rows: z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: node })) })),
});

function countRows(nodes: readonly PlanNode[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of nodes) {
    const table = one['Relation Name'];
    const removed = (one['Rows Removed by Filter'] ?? 0) + (one['Rows Removed by Index Recheck'] ?? 0);
    if (table !== undefined) add(counts, table, (one['Actual Rows'] + removed) * one['Actual Loops']);
    for (const [other, rows] of countRows(one.Plans ?? [])) add(counts, other, rows);
  }
  return counts;
}

const add = (counts: Map<string, number>, table: string, rows: number): void => {
  counts.set(table, (counts.get(table) ?? 0) + rows);
};
