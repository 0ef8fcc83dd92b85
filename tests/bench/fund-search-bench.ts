import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openEmbedded } from '../../sandbox/database/connection/open-embedded';
import { findFunds } from '../../sandbox/funds/find-funds';
import { sharedDataFile } from '../builders/shared-data';
import { importInto } from '../sandbox/support/import-into';
import { median, percentile, report } from './measure';

const searches = [
  '摩根',
  '安聯台灣',
  'ＪＰＭ',
  'a',
  '基',
  '基金',
  '美元 月配',
  'LU0',
  'DIO06',
  '高收益 美元',
  'no such fund',
];
const rounds = 15;
const goal = 50;

/** Part 8 of the home: every search over the real funds, beside the same question asked without the index. */
export async function benchFundSearch(): Promise<void> {
  const list = sharedDataFile('funds/funds_tw.csv');
  if (list === undefined) {
    report('F8', 'fund search over real funds', 'needs real market data: see FUND_DATA_DIR', undefined);
    return;
  }
  const open = await openEmbedded({});
  try {
    const { database } = open;
    await open.prepare(() => Promise.resolve());
    const { tallies } = await importInto(database, join(list, '../..'));
    const count = String(tallies.funds?.added ?? 0);
    const ours: number[] = [];
    const plain: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      for (const search of searches) {
        ours.push(await timed(() => findFunds(database, 'TW', search)));
        plain.push(
          await timed(() =>
            database.execute(
              sql`select code from funds where lower(normalize(concat_ws(' ', code, isin, names->>'zh_TW', names->>'en_US'), NFKC)) like ${`%${search}%`} order by code limit 50`,
            ),
          ),
        );
      }
    const warm = ours.slice(searches.length);
    const p95 = percentile(warm, 0.95);
    const ratio = (median(warm) / median(plain)).toFixed(2);
    const measured = `median ${median(warm).toFixed(1)} ms (${ratio} x a plain scan), p95 ${p95.toFixed(1)} ms`;
    report('F8', `fund search over ${count} real funds, goal ${String(goal)} ms`, measured, p95 <= goal);
  } finally {
    await open.close();
  }
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}
