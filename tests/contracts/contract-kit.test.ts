import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type Region, regions } from '../../domain/region';
import {
  addsUpToMore,
  ignoresIdempotencyKeys,
  keepsLoggedOutSessions,
  refusesWithAnotherCode,
  tellsVisitorsPoints,
} from './broken-promises';
import { FaultyServer } from './faulty-server';
import { SandboxProcess } from './sandbox-process';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'fund-portal-kit-'));
const demonstrationClients = join(import.meta.dirname, 'kit/demonstration-clients.json');
/** The runs take some ten seconds each; this ends what hangs. */
const fiveMinutes = 300_000;

/** Starts one for a run alone: a run asks for as many codes and sends as many orders as a client may in an hour. */
async function startSandbox(settings: Readonly<Record<string, string>> = {}): Promise<SandboxProcess> {
  const sandbox = new SandboxProcess({}, settings);
  running.push(sandbox);
  await sandbox.start();
  return sandbox;
}
const running: SandboxProcess[] = [];
afterEach(() => Promise.all(running.splice(0).map((sandbox) => sandbox.stop())));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const isLong = process.env['TEST_LONG'] === '1';
/** One region's breaks are of every kind. */
const tried: readonly Region[] = isLong ? regions : ['HK'];
/** The region with more of the specification; the journeys on such a server have both. */
const specifiedTried: readonly Region[] = isLong ? regions : ['TW'];

// The quick run has it by the next test: what isn't broken there must pass, and what is broken is asked of an unbroken server by ports.test.ts.
test.runIf(isLong)(
  'the reference back end keeps every promise of the contract, and none is left untried',
  async () => {
    const sandbox = await startSandbox();
    const { code, requirements } = await contract({ TW: sandbox.address('TW'), HK: sandbox.address('HK') });
    expect(requirements.filter(({ outcome }) => outcome !== 'pass')).toEqual([]);
    expect(requirements.length).toBeGreaterThan(300);
    expect(code).toBe(0);
  },
  fiveMinutes,
);

test(
  'servers that break promises are caught on each of them, by the requirement they break, each region apart',
  async () => {
    const sandbox = await startSandbox();
    const servers = {
      HK: new FaultyServer(sandbox.address('HK'), [
        refusesWithAnotherCode,
        addsUpToMore,
        keepsLoggedOutSessions,
        tellsVisitorsPoints,
        ignoresIdempotencyKeys,
      ]),
      TW: new FaultyServer(sandbox.address('TW'), [addsUpToMore, keepsLoggedOutSessions, ignoresIdempotencyKeys]),
    };
    const urls: Partial<Record<Region, string>> = {};
    for (const region of tried) urls[region] = await servers[region].start();
    const { code, said, requirements } = await contract(urls);
    await Promise.all(tried.map((region) => servers[region].stop()));
    const outcomesOf = (wanted: Region, outcome: Reported['outcome']) =>
      requirements
        .flatMap(({ region, id, outcome: own }) => (region === wanted && own === outcome ? id : []))
        .toSorted();
    expect(requirements.length).toBeGreaterThan(300);
    for (const region of tried) {
      expect([region, outcomesOf(region, 'fail')]).toEqual([region, Object.values(broken[region]).flat().toSorted()]);
      expect([region, outcomesOf(region, 'not tried')]).toEqual([region, []]);
      expect(said).toContain(`FAIL  ${region}  AUTH-51`);
    }
    for (const region of regions.filter((one) => !tried.includes(one)))
      expect(requirements.filter((one) => one.region === region && one.outcome !== 'not tried')).toEqual([]);
    expect(code).toBe(1);
  },
  fiveMinutes,
);

test(
  '[OPEN-59] a server of the specification alone keeps it, and what asks for an extension is said not to be tried',
  async () => {
    const specified = await startSandbox({ CONTRACT: 'specified' });
    const urls: Partial<Record<Region, string>> = {};
    for (const region of specifiedTried) urls[region] = specified.address(region);
    const { code, said, requirements } = await contract(urls, demonstrationClients, ['--extensions', 'none']);
    expect(requirements.flatMap(({ region, id, outcome }) => (outcome === 'fail' ? `${region} ${id}` : []))).toEqual(
      [],
    );
    expect(requirements.filter(({ outcome }) => outcome === 'pass').length).toBeGreaterThan(isLong ? 300 : 150);
    const reasons = requirements.flatMap(({ region, outcome, reason }) =>
      outcome === 'not tried' && specifiedTried.some((one) => one === region) ? (reason ?? '') : [],
    );
    expect(new Set(reasons.map((reason) => /^the server is said not to have/.test(reason)))).toEqual(new Set([true]));
    expect(said).toContain('the server is said not to have "fund-records"');
    expect(code).toBe(0);
  },
  fiveMinutes,
);

test(
  'the tests of one port are run by themselves where it is asked for, and no others are told of',
  async () => {
    const sandbox = await startSandbox();
    const { code, said, requirements } = await contract({ HK: sandbox.address('HK') }, demonstrationClients, [
      '--only',
      'ClientTiers',
    ]);
    const told = said.split('\n').filter((line) => /^(ok|FAIL|not tried) /.test(line));
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((line) => !line.includes('ClientTiers'))).toEqual([]);
    expect(requirements.every(({ outcome }) => outcome !== 'fail')).toBe(true);
    expect(readFileSync(join(folder, 'report.html'), 'utf8')).toMatch(/<th scope="row">ClientTiers<\/th><td>HK<\/td>/);
    expect(code).toBe(0);
  },
  fiveMinutes,
);

test('a name that is no extension is said to be none before anything is asked', async () => {
  const { code, complaint } = await contract({ TW: 'http://localhost:1' }, demonstrationClients, ['--extensions', 'x']);
  expect([code, complaint.split('\n')[0]]).toEqual([2, '--extensions names none of the contract: x']);
});

/** The requirements that the tests name which each fault fails. */
const broken = {
  HK: {
    refusesWithAnotherCode: ['AUTH-10', 'AUTH-11', 'SESS-07', 'CONFLICT-09', 'API-10', 'OPEN-18'],
    addsUpToMore: [
      'ENT-09',
      'HOLD-20',
      'CONFLICT-59',
      'GQL-07',
      'GQL-32',
      'PORT-52',
      'PORT-54',
      'PORT-55',
      'API-39',
      'PORT-51',
      'PORT-53',
      'PORT-46',
      'OPEN-27',
    ],
    keepsLoggedOutSessions: ['AUTH-51'],
    tellsVisitorsPoints: ['API-51', 'ERR-03'],
    ignoresIdempotencyKeys: [
      'API-90',
      'DOC-04',
      'ERR-24',
      'ENT-64',
      'ENT-66',
      'OPEN-53',
      'ORDQ-06',
      'GQL-29',
      'RSP-09',
      'VCA-04',
      'VCA-35',
      'OPEN-44',
    ],
  },
  TW: {
    addsUpToMore: ['ENT-09', 'HOLD-20', 'CONFLICT-59', 'HOLD-16', 'ENUM-19', 'PORT-46', 'OPEN-27'],
    keepsLoggedOutSessions: ['AUTH-51'],
    ignoresIdempotencyKeys: [
      'API-55',
      'API-89',
      'ENT-64',
      'SUIT-02',
      'OPEN-53',
      'OPEN-54',
      'ORDQ-06',
      'OPEN-78',
      'TRADE-79',
    ],
  },
};

test.runIf(isLong)(
  'a server that knows no call passes nothing, and what has no data is said not to be tried',
  async () => {
    const server = createServer((_, response) => response.writeHead(404).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const clients = join(folder, 'clients.json');
    writeFileSync(
      clients,
      JSON.stringify({ TW: { clients: [{ username: 'A', secret: 'B', has: { points: true } }] } }),
    );
    const { code, said, requirements } = await contract({ TW: `http://127.0.0.1:${port}` }, clients);
    server.close();
    expect(code).toBe(1);
    expect(new Set(requirements.map(({ region, outcome }) => `${region} ${outcome}`))).toEqual(
      new Set(['HK not tried', 'TW fail', 'TW not tried']),
    );
    expect(said).toContain('no server was named for HK');
    expect(said).toContain('A could not be signed in');
    expect(said).toContain('no client of TW in the clients file has "tier": a membership tier with a fee');
  },
  fiveMinutes,
);

type Reported = {
  readonly region: string;
  readonly id: string;
  readonly outcome: 'pass' | 'fail' | 'not tried';
  /** Why it didn't pass. */
  readonly reason: string | undefined;
};

/** Runs the kit's command as whoever writes a back end does. */
async function contract(
  urls: Partial<Record<Region, string>>,
  clients = demonstrationClients,
  more: readonly string[] = [],
) {
  const servers = Object.entries(urls).flatMap(([region, url]) => [`--${region.toLowerCase()}`, url]);
  const args = [...servers, '--clients', clients, '--report', folder, ...more];
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/contracts/kit/run.ts', ...args], { cwd: root });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const code = await ended;
  return { code, said, complaint, requirements: readReport(readFileSync(join(folder, 'report.xml'), 'utf8')) };
}

function readReport(xml: string): readonly Reported[] {
  return [...xml.matchAll(/<testcase classname="(\w+)" name="(\S+) [^>]*?(?:\/>|>(?:<(\w+) message="([^"]*)"))/g)].map(
    ([, region = '', id = '', inside, reason]) => ({
      region,
      id,
      outcome: inside === undefined ? 'pass' : inside === 'failure' ? 'fail' : 'not tried',
      reason,
    }),
  );
}
