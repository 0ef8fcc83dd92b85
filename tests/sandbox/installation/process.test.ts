import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productionSettings } from '../support/production-settings';
import { programPath } from '../support/programs';
import { demoClients } from '../../../sandbox/demonstration/demo-clients';
import { shortLived } from '../support/short-lived';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
const data = join(folder, 'data');
const twoMinutes = 120_000;

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

let program: string;
let running: Run;
beforeAll(async () => {
  program = programPath('sandbox');
  running = await run(['serve'], { DATA_DIR: data }).until('Ctrl+C');
}, twoMinutes);

test('tells what it is doing, then the addresses of both portals, a login for each, and the pages of the demonstration', async () => {
  const lines = running.said().split('\n');
  expect(lines.slice(0, 3).every((line) => line.endsWith('...'))).toBe(true);
  const addresses = lines.flatMap((line) => /http:\S+/.exec(line) ?? []);
  expect(addresses).toHaveLength(5);
  expect(lines.filter((line) => line.includes('log in as')).map((line) => line.trim())).toEqual([
    'log in as   LINCHI72   Maple6093Sky   (no code is asked for)',
    'log in as   chanmei88   528314   (no code is asked for)',
  ]);
  for (const address of addresses.slice(2)) expect((await fetch(address)).status).toBe(200);
  const list = await fetch(`${addresses[2] ?? ''}.json`);
  expect(await list.json()).toHaveLength(demoClients.length);
});

test(
  'leaves the folder of a running sandbox alone: a second one, and reset, say so in one line and end',
  async () => {
    for (const command of ['serve', 'reset']) {
      const second = await run([command], { DATA_DIR: data }).end();
      expect(second.code).toBe(1);
      expect(second.complaint).toMatch(/^The data folder .*data is in use by another running sandbox[^\n]*\n$/);
    }
  },
  twoMinutes,
);

test('keeps its folder and what is in it from other users of the machine', () => {
  const modes = ['', 'lock', 'pg', 'pg/PG_VERSION', 'pg/base', 'pg/global/pg_control'].map((name) => [
    name,
    (statSync(join(data, name)).mode & 0o077).toString(8),
  ]);
  expect(modes.filter(([, others]) => others !== '0')).toEqual([]);
});

test(
  'ends in good order where no call is under way, and gives the folder back',
  async () => {
    const { code } = await running.end('SIGTERM');
    expect(code).toBe(0);
    expect(existsSync(join(data, 'lock'))).toBe(false);
  },
  twoMinutes,
);

test(
  'says in one line that a port is taken, and gives the folder back',
  async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '0.0.0.0', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    const { code, complaint } = await run(['serve'], { DATA_DIR: data, PORT_HK: port }).end();
    expect([code, complaint]).toEqual([
      1,
      `Port ${port} is taken; stop what uses it, or set PORT, PORT_HK and METRICS_PORT\n`,
    ]);
    expect(existsSync(join(data, 'lock'))).toBe(false);
    other.close();
  },
  twoMinutes,
);

test(
  'a process does not serve demonstration clients in production: one line says so',
  async () => {
    const { code, complaint } = await run(['serve'], {
      DATA_DIR: data,
      ...productionSettings,
    }).end();
    expect([code, complaint]).toEqual([
      1,
      `The data folder ${data} holds demonstration clients, whose passwords are public: NODE_ENV=production does not open it\n`,
    ]);
  },
  twoMinutes,
);

test(
  'keeps what it has over a restart, and resets when told to',
  async () => {
    const again = await run(['serve'], { DATA_DIR: data }).until('Ctrl+C');
    expect(again.said()).not.toContain('Made them');
    await again.end('SIGINT');
    const { code, said } = await run(['reset'], { DATA_DIR: data }).end();
    expect([code, existsSync(data)]).toEqual([0, false]);
    expect(said).toMatch(/^Deleted /);
    expect((await run(['reset'], { DATA_DIR: data }).end()).said).toMatch(/nothing to delete/);
  },
  twoMinutes,
);

const hopeless: readonly (readonly [string, readonly string[], Readonly<Record<string, string>>, RegExp])[] = [
  ['a damaged database', ['serve'], { DATA_DIR: join(folder, 'damaged') }, /^The database in .* can't be opened/],
  ['a wrong variable', ['serve'], { PORT: 'x' }, /^PORT must be /],
  ['an unknown command', ['dance'], {}, /^Unknown command dance; known: serve, migrate, reset/],
  [
    'a client of nowhere',
    ['end-sessions', 'XX', 'chanmei88'],
    {},
    /^Usage: npm run sandbox -- end-sessions HK\|TW LOGIN/,
  ],
  ['no server', ['serve'], { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }, /^The database of DATABASE_URL/],
];

test.for(hopeless)('says in one line: %s', { timeout: twoMinutes }, async ([, command, environment, complaint]) => {
  mkdirSync(join(folder, 'damaged/pg'), { recursive: true });
  writeFileSync(join(folder, 'damaged/pg/PG_VERSION'), 'nonsense');
  const ended = await run(command, environment).end();
  expect(ended.code).toBe(1);
  expect(ended.complaint).toMatch(complaint);
  expect(ended.complaint.trimEnd().split('\n')).toHaveLength(1);
});

type Ended = { readonly code: number | null; readonly said: string; readonly complaint: string };
type Run = {
  readonly said: () => string;
  readonly until: (words: string) => Promise<Run>;
  readonly end: (signal?: NodeJS.Signals) => Promise<Ended>;
};

/** Runs the sandbox as a process of its own, on free ports, without the variables of this one. */
function run(parameters: readonly string[], environment: Readonly<Record<string, string>>): Run {
  const { PATH = '', HOME = '' } = process.env;
  const child: ChildProcessByStdio<null, Readable, Readable> = spawn(
    process.execPath,
    [...shortLived, program, ...parameters],
    {
      env: { PATH, HOME, PORT: '0', PORT_HK: '0', STATIC_DIR: folder, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  let complaint = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => {
      resolve({ code, said, complaint });
    });
  });
  const self: Run = {
    said: () => said,
    until: async (words) => {
      while (!said.includes(words)) {
        if (child.exitCode !== null) throw new Error(complaint);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return self;
    },
    end: (signal) => {
      if (signal !== undefined) child.kill(signal);
      return ended;
    },
  };
  return self;
}
