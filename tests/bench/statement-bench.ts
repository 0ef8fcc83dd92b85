import { eq } from 'drizzle-orm';
import { clients } from '../../sandbox/database/schema/clients';
import { statementDocument, statementFacts } from '../../sandbox/statements/monthly-statement';
import { printDocument } from '../../sandbox/statements/print-document';
import { openSeededDatabase } from '../sandbox/support/seeded-database';
import { percentile, report } from './measure';

const rounds = 30;
const firstRounds = 5;
const atMost = 300;

/** The statement of a client with 500 holdings, from its rows to its PDF. */
export async function benchStatements(): Promise<void> {
  const open = await openSeededDatabase();
  try {
    const { database } = open;
    const [client] = await database.select().from(clients).where(eq(clients.userName, 'HUANG500'));
    if (!client) throw new Error('the demonstration has no such client');
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const begun = performance.now();
      const facts = await statementFacts(database, { clientId: client.id, month: '2026-02' });
      if (facts?.holdings.length !== 500) throw new Error('the statement has other holdings');
      await printDocument(statementDocument({ facts, region: 'TW', client, language: 'zh_TW' }));
      if (round >= firstRounds) times.push(performance.now() - begun);
    }
    const p95 = percentile(times, 0.95);
    const measured = `${p95.toFixed(0)} ms (median ${percentile(times, 0.5).toFixed(0)} ms), goal ${String(atMost)} ms`;
    report('-', 'a monthly statement of 500 holdings as PDF, p95', measured, p95 <= atMost);
  } finally {
    await open.close();
  }
}
