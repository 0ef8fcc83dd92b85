import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openEmbedded } from '../../../sandbox/database/connection/open-embedded';
import { programPath } from '../support/programs';
import { orderLists } from '../../../sandbox/database/schema/orders';
import { seedFolder } from '../support/seeded-database';
import { start } from '../support/settable-clock';
import { shortLived } from '../support/short-lived';

const folder = mkdtempSync(join(tmpdir(), 'fund-portal-orders-killed-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Each begins a process anew, which takes seconds. */
const kills = process.env['TEST_LONG'] === '1' ? 200 : 10;
/** More than are ever submitted, however fast the machine is. */
const lists = 10 * kills;
const linesOfEach = 3;

/** A seeded database with lists that were consented to. */
async function prepare(): Promise<void> {
  await seedFolder(folder);
  const open = await openEmbedded({ folder });
  await open.prepare(async () => undefined);
  const { database } = open;
  try {
    const [pattern] = await database.select().from(orderLists).where(eq(orderLists.oid, 'demo-3-2026-03-04'));
    const buy = pattern?.lines.find(({ type }) => type === 'B');
    if (!pattern || !buy) throw new Error('the demonstration has no such list');
    const lines = Array.from({ length: linesOfEach }, () => ({ ...buy, figure: '1000' }));
    const madeAt = new Date(Date.parse(start) + 1_000);
    await database.insert(orderLists).values(
      Array.from({ length: lists }, (_, index) => ({
        ...pattern,
        oid: `killed-${String(index).padStart(5, '0')}`,
        lines,
        madeAt,
        signedAt: madeAt,
        note: 'killed',
      })),
    );
  } finally {
    await open.close();
  }
}

type Submitting = ChildProcessByStdio<null, Readable, null>;
type Seen = {
  readonly stands: ReadonlyMap<string, string>;
  readonly differences: string;
  readonly received: readonly string[];
  readonly endedBy: string | null;
};

/** Lets a process submit lists, and kills it so many milliseconds after it began to send the second one. */
async function killedWhileSending(program: string, wait: number): Promise<Seen> {
  const child: Submitting = spawn(process.execPath, [...shortLived, program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stands = new Map<string, string>();
  const received: string[] = [];
  let differences = '';
  let sent = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const [what, oid = '', ...counts] = line.split(' ');
    if (what === 'stands') stands.set(oid, counts.join(' '));
    if (what === 'differences') differences = oid;
    if (what === 'received') received.push(oid);
    if (what === 'sends') sent += 1;
    if (what === 'sends' && sent === 2) setTimeout(() => child.kill('SIGKILL'), wait);
  }
  await ended;
  return { stands, differences, received, endedBy: child.signalCode };
}

test(
  '[R2, API-77] a process killed while it receives lists has received whole ones or none, and every one that it answered',
  async () => {
    await prepare();
    const program = programPath('submit-lists');
    const answered = new Set<string>();
    // A list takes some tens of milliseconds: the kills fall all over it.
    const within = 100;
    for (let kill = 0; kill <= kills; kill += 1) {
      const { stands, differences, received, endedBy } = await killedWhileSending(program, (kill * 37) % within);
      expect(differences).toBe('0');
      for (const [oid, counts] of stands)
        if (answered.has(oid)) expect([oid, counts]).toEqual([oid, '3 3 1 1']);
        else expect(['0 0 0 0', '3 3 1 1']).toContain(counts);
      for (const oid of received) answered.add(oid);
      expect(endedBy).toBe('SIGKILL');
    }
    expect(answered.size).toBeGreaterThanOrEqual(kills);
  },
  60_000 * kills,
);
