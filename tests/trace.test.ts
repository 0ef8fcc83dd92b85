import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('docs/requirements.md', () => {
  const text = readFileSync(join(root, 'docs/requirements.md'), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('- '));
  const ids = rows.map((row) => row.slice(2, row.indexOf(' |')));

  it('states 1,401 requirements, each once', () => {
    expect(ids).toHaveLength(1401);
    expect(new Set(ids).size).toBe(1401);
  });

  it('writes every row as id, region, statement and where it shows', () => {
    const places = '(?:domain|application|adapter|ui|config|sandbox|mocks)';
    const form = new RegExp(
      `^- [A-Z][A-Z0-9]*-\\d{2,3} \\| (?:both|HK|TW) \\| [^|]*[^| ] \\| ${places}(?:, ${places})*$`,
    );
    expect(rows.filter((row) => !form.test(row))).toEqual([]);
  });

  it('numbers the rows of each area from 01 without a gap, as many as its heading says', () => {
    const areas = text.split(/^## /m).slice(1);
    expect(areas).toHaveLength(40);
    for (const area of areas) {
      const [, name = '', count] = /^([A-Z][A-Z0-9]*) - .+ \((\d+)\)\n/.exec(area) ?? [];
      const stated = [...area.matchAll(/^- (\S+) /gm)].map(([, id]) => id);
      const wanted = Array.from(
        { length: Number(count) },
        (_, index) => `${name}-${String(index + 1).padStart(2, '0')}`,
      );
      expect(stated).toEqual(wanted);
    }
  });

  it('names in a statement only requirements that exist', () => {
    const areas = new Set(ids.map((id) => id.slice(0, id.indexOf('-'))));
    const known = new Set(ids);
    const mentioned = [...text.matchAll(/\b([A-Z][A-Z0-9]*)-(\d{2,3})\b/g)].filter(([, area = '']) => areas.has(area));
    expect(mentioned.map(([id]) => id).filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('docs/trace.md', () => {
  it('docs/trace.md is what the sources and tests say now', () => {
    expect(traceOf(root, '--check')).toEqual({ status: 0, said: '' });
  });

  it('counts what a title names, with its ranges, and the sources that name it in a comment', () => {
    const folder = project({
      'domain/area.ts': `/** True [AAA-01..02, BBB-01]. */\nexport const area = '[AAA-03]'; // not [AAA-04 in brackets`,
      'tests/area.test.tsx': `describe('a group', () => { it.each([1])('[R5, AAA-01, AAA-03..04] holds %s', () => {}); });`,
    });
    expect(traceOf(folder)).toEqual({ status: 0, said: '' });
    const trace = readFileSync(join(folder, 'docs/trace.md'), 'utf8');
    expect(trace).toContain('5 requirements: 3 are named by the title of a test that runs, 2 by a source alone, 0 by');
    expect(trace).toContain(
      '- **AAA-01** one\n  - in `domain/area.ts`\n  - tests/area.test.tsx: [R5, AAA-01, AAA-03..04]',
    );
    expect(trace).toContain('- **AAA-03** three\n  - tests/area.test.tsx');
    expect(trace).toContain('**AAA** (1): AAA-02\n');
  });

  it('counts no test that is skipped, planned, or might not run', () => {
    const folder = project({
      'tests/area.test.ts': `
        it.skip('[AAA-01] a', () => {});
        it.todo('[AAA-02] b');
        describe.skip('c', () => { it('[AAA-03] c', () => {}); });
        test.skipIf(process.env['X'])('[AAA-04] d', () => {});
        // it('[BBB-01] e', () => {});
        other('[BBB-01] f');`,
    });
    traceOf(folder);
    const trace = readFileSync(join(folder, 'docs/trace.md'), 'utf8');
    expect(trace).toContain('5 requirements: 0 are named');
    expect(trace).toContain('**AAA** (4): AAA-01, AAA-02, AAA-03, AAA-04');
  });

  it('says in one line that it is stale, or that a name leads nowhere', () => {
    const folder = project({ 'tests/area.test.ts': `it('[AAA-01] a', () => {});` });
    const stale = { status: 1, said: 'docs/trace.md is stale: run node scripts/trace.mjs\n' };
    expect(traceOf(folder, '--check')).toEqual(stale);
    expect(traceOf(folder)).toEqual({ status: 0, said: '' });
    writeFileSync(join(folder, 'tests/area.test.ts'), `it('[AAA-09] a', () => {});`);
    const nowhere = traceOf(folder);
    expect(nowhere.status).toBe(1);
    expect(nowhere.said).toBe('tests/area.test.ts names AAA-09, which no row has\n');
  });
});

/** A folder with five requirements and the given files. */
function project(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'trace-'));
  folders.push(folder);
  const rows = ['AAA-01 | both | one', 'AAA-02 | HK | two', 'AAA-03 | TW | three', 'AAA-04 | both | four'];
  const area = (name: string, own: readonly string[]) =>
    `## ${name} - Area (${own.length})\n\n${own.map((row) => `- ${row} | domain`).join('\n')}\n`;
  const requirements = `${area('AAA', rows)}\n${area('BBB', ['BBB-01 | both | five'])}`;
  for (const [path, text] of Object.entries({ ...files, 'docs/requirements.md': requirements })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

function traceOf(folder: string, ...options: readonly string[]): { status: number | null; said: string } {
  const args = [join(root, 'scripts/trace.mjs'), '--root', folder, ...options];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, said: stderr };
}
