import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { requirementsText } from '../scripts/requirements.mjs';
import { traceRequirements } from '../scripts/trace-requirements.mjs';

const root = join(import.meta.dirname, '..');
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('docs/requirements', () => {
  const text = requirementsText(root);
  const rows = text.split('\n').filter((line) => line.startsWith('- '));
  const ids = rows.map((row) => row.slice(2, row.indexOf(' |')));

  it('states 1,405 requirements, each once', () => {
    expect(ids).toHaveLength(1405);
    expect(new Set(ids).size).toBe(1405);
  });

  it('writes every row as id, region, statement and where it shows', () => {
    const places = '(?:domain|application|adapter|ui|config|sandbox|mocks)';
    const form = new RegExp(
      `^- [A-Z][A-Z0-9]*-\\d{2,3} \\| (?:both|HK|TW) \\| [^|]*[^| ] \\| ${places}(?:, ${places})*$`,
    );
    expect(rows.filter((row) => !form.test(row))).toEqual([]);
  });

  it('numbers the rows of each area from 01 without a gap, as many as its heading says', () => {
    const areas = text.split(/^# /m).slice(1);
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

  it('the index names every file of requirements, with the title and the count of its heading', () => {
    const folder = join(root, 'docs/requirements');
    const index = readFileSync(join(folder, 'README.md'), 'utf8');
    const stated = [...index.matchAll(/^\| \[(.+?)\]\((.+?)\) +\| (.+?) +\| +(\d+) \|$/gm)];
    const files = readdirSync(folder).filter((file) => file !== 'README.md');
    expect(stated.map(([, , file]) => file).toSorted()).toEqual(files.toSorted());
    for (const [, name = '', file = '', title = '', count = ''] of stated)
      expect(readFileSync(join(folder, file), 'utf8').split('\n')[0]).toBe(`# ${name} - ${title} (${count})`);
  });

  it('names in a statement only requirements that exist', () => {
    const areas = new Set(ids.map((id) => id.slice(0, id.indexOf('-'))));
    const known = new Set(ids);
    const mentioned = [...text.matchAll(/\b([A-Z][A-Z0-9]*)-(\d{2,3})\b/g)].filter(([, area = '']) => areas.has(area));
    expect(mentioned.map(([id]) => id).filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('the trace', () => {
  it('finds for every row a test that names it at each place where it shows', () => {
    expect(traceRequirements(root).faults).toEqual([]);
  });

  it('counts what a title names, with its ranges, and the sources that name it in a comment', () => {
    const folder = project({
      'domain/area.ts': `/** True [AAA-01..02, BBB-01]. */\nexport const area = '[AAA-03]'; // not [AAA-04 in brackets`,
      'tests/area.test.tsx': `describe('a group', () => { it.each([1])('[R5, AAA-01, AAA-03..04] holds %s', () => {}); });`,
    });
    const trace = traceRequirements(folder).report();
    expect(trace).toContain(
      '5 requirements: 3 are named by the title of a test that runs, 0 of them by one at each place where they show, 2 by a source alone, 0 by neither.',
    );
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
    const trace = traceRequirements(folder).report();
    expect(trace).toContain('5 requirements: 0 are named');
    expect(trace).toContain('**AAA** (4): AAA-01, AAA-02, AAA-03, AAA-04');
  });

  it('counts no test beside a call that may skip it', () => {
    const folder = project({
      'tests/journeys/whole.spec.ts': `
        test.skip(file === undefined, 'needs a file');
        test('[AAA-01] a', () => {});`,
      'tests/journeys/part.spec.ts': `
        test('[AAA-02] b', async () => { if (!file) test.skip(); });
        test.describe('c', () => { test.fixme(({ region }) => region === 'HK'); test('[AAA-03] c', () => {}); });
        test('[AAA-04] d', () => {});`,
    });
    const trace = traceRequirements(folder).report();
    expect(trace).toContain('**AAA** (3): AAA-01, AAA-02, AAA-03\n');
    expect(trace).toContain('  - tests/journeys/part.spec.ts: [AAA-04] d\n');
  });

  it('counts apart what is named where it shows, in each of the places', () => {
    const folder = project({
      'tests/domain/area.test.ts': `it('[AAA-01, AAA-02] a', () => {});`,
      'tests/ui/area.test.ts': `it('[AAA-03, AAA-04] b', () => {});`,
      'tests/journeys/area.spec.ts': `test('[AAA-02, CONFLICT-01] c', () => {});`,
      'docs/requirements/aaa.md': [
        '# AAA - Area (4)\n',
        '- AAA-01 | both | one | domain',
        '- AAA-02 | both | two | domain, adapter, sandbox',
        '- AAA-03 | both | three | domain, ui',
        '- AAA-04 | both | four | ui, application',
      ].join('\n'),
      'docs/requirements/conflict.md': '# CONFLICT - Decisions (1)\n\n- CONFLICT-01 | both | five | config\n',
    });
    const trace = traceRequirements(folder).report();
    expect(trace).toContain(
      '4 requirements: 4 are named by the title of a test that runs, 3 of them by one at each place',
    );
    expect(trace).toContain(
      '1 decisions: 1 are named by the title of a test that runs, 1 of them by one at each place',
    );
    expect(trace).toContain('| AAA | 4 | 4 | 3 | 0 | 0 |');
    expect(trace).toContain('## Not proven where they show\n\n**AAA** (1): AAA-03 (domain)\n');
  });

  it('counts for the adapter no test that calls the sandbox by itself', () => {
    const folder = project({
      'tests/sandbox/area.test.ts': `it('[AAA-01, AAA-04] a', () => {});`,
      'tests/contracts/suite/describe-plain-calls.ts': `it('[AAA-02, AAA-04] b', () => {});`,
      'tests/contracts/suite/describe-area.ts': `it('[AAA-03] c', () => {});`,
      'docs/requirements/aaa.md': [
        '# AAA - Area (4)\n',
        '- AAA-01 | both | one | adapter',
        '- AAA-02 | both | two | adapter, application',
        '- AAA-03 | both | three | adapter',
        '- AAA-04 | both | four | application, mocks',
      ].join('\n'),
    });
    const trace = traceRequirements(folder).report();
    expect(trace).toContain('| AAA | 4 | 4 | 2 | 0 | 0 |');
    expect(trace).toContain('## Not proven where they show\n\n**AAA** (2): AAA-01 (adapter), AAA-02 (adapter)\n');
  });

  it('fails with one line for each row that no test names, or none where it shows', () => {
    const folder = project({
      'tests/domain/area.test.ts': `it('[AAA-01..03] a', () => {});`,
      'tests/ui/area.test.ts': `it('[AAA-04] b', () => {});`,
    });
    expect(traceOf(folder)).toEqual({
      status: 1,
      said: 'AAA-04: no test names it where it shows (domain)\nBBB-01: no test that runs names it\n',
    });
  });

  it('fails with a line for a name that leads nowhere', () => {
    const folder = project({ 'tests/domain/area.test.ts': `it('[AAA-01..04, AAA-09, BBB-01] a', () => {});` });
    expect(traceRequirements(folder).faults).toEqual(['tests/domain/area.test.ts names AAA-09, which no row has']);
  });

  it('writes nothing when it only checks', () => {
    const folder = project({ 'tests/domain/area.test.ts': `it('[AAA-01..04, BBB-01] a', () => {});` });
    expect(traceOf(folder, '--check')).toEqual({ status: 0, said: '' });
    expect(existsSync(join(folder, 'reports'))).toBe(false);
    expect(traceOf(folder)).toEqual({ status: 0, said: '' });
    expect(existsSync(join(folder, 'reports/trace.md'))).toBe(true);
  });
});

/** A folder with five requirements and the given files. */
function project(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'trace-'));
  folders.push(folder);
  const rows = ['AAA-01 | both | one', 'AAA-02 | HK | two', 'AAA-03 | TW | three', 'AAA-04 | both | four'];
  const area = (name: string, own: readonly string[]) =>
    `# ${name} - Area (${own.length})\n\n${own.map((row) => `- ${row} | domain`).join('\n')}\n`;
  const requirements = 'docs/requirements';
  const all: Readonly<Record<string, string>> = Object.keys(files).some((path) => path.startsWith(requirements))
    ? files
    : {
        [`${requirements}/aaa.md`]: area('AAA', rows),
        [`${requirements}/bbb.md`]: area('BBB', ['BBB-01 | both | five']),
        ...files,
      };
  const names = Object.keys(all).flatMap((path) => /^docs\/requirements\/(\w+)\.md$/.exec(path)?.[1] ?? []);
  const index = names.map((name) => `| [${name.toUpperCase()}](${name}.md) |`).join('\n');
  for (const [path, text] of [...Object.entries(all), [`${requirements}/README.md`, index] as const]) {
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
