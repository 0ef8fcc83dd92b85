import autocannon from 'autocannon';
import pg from 'pg';
import { BenchServer } from './bench-server';
import { type HomeCall, homeCalls } from './home-calls';
import { report } from './measure';

const typical = { username: 'chanmei88', secret: '528314' };
/** Each asks as its own client: a server answers one client's reads eight at a time. */
const sessions = 12;
const seconds = 8;
const crowds = [1, 4, 16, 64];
/** The soak: half an hour in parts, at a rate that one processor bears. */
const soak = { parts: 6, lasting: 300, perSecond: 150 };

/** The database that a bench was given. */
export const databaseUrl = (): string => {
  const url = process.env['DATABASE_URL'];
  if (url === undefined || url === '') throw new Error('needs a PostgreSQL: npm run postgres -- npm run bench -- load');
  return url;
};

/**
 * The homes of typical clients, loaded one after the other by more and more clients at once: how many calls one server
 * answers a second and how many two, over one PostgreSQL; then what each of the calls costs. The clients run on the same
 * machine, and take their part of it.
 */
export async function benchLoad(): Promise<void> {
  const url = databaseUrl();
  const servers = [await BenchServer.start(url), await BenchServer.start(url)];
  try {
    const [first] = servers;
    if (!first) return;
    const calls = await homeCalls(first.origin, typical, sessions);
    await loadAtOnce([first], calls, { crowd: 16, lasting: 5 });
    for (const crowd of crowds)
      for (const asked of [[first], servers]) {
        const { rate, slow, refused, cores } = await loadAtOnce(asked, calls, { crowd, lasting: seconds });
        const shares = cores.map((share) => share.toFixed(2)).join(' + ');
        const measured = `${rate.toFixed(0)} calls/s, 97.5 of 100 within ${slow.toFixed(0)} ms, ${String(refused)} refused, ${shares} cores`;
        report('', `home calls, ${String(asked.length)} server(s), ${String(crowd)} at once`, measured, undefined);
      }
    await benchCosts(first, calls[0] ?? [], url);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** The same homes at an even pace for half an hour: whether answers become slower, or the process larger. */
export async function benchSoak(): Promise<void> {
  const server = await BenchServer.start(databaseUrl());
  try {
    const calls = await homeCalls(server.origin, typical, sessions);
    for (let part = 1; part <= soak.parts; part += 1) {
      const { rate, slow, refused } = await loadAtOnce([server], calls, { ...soak, crowd: 16 });
      const megabytes = ((await server.usage()).residentBytes / 1_000_000).toFixed(0);
      const measured = `${rate.toFixed(0)} calls/s, 97.5 of 100 within ${slow.toFixed(0)} ms, ${String(refused)} refused, ${megabytes} MB`;
      report('', `soak, minutes to ${String((part * soak.lasting) / 60)}`, measured, undefined);
    }
  } finally {
    await server.stop();
  }
}

/** Measures the cost of each call of a home for the server's process and the database, one call after the other. */
async function benchCosts(server: BenchServer, calls: readonly HomeCall[], url: string): Promise<void> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    for (const call of calls) {
      const before = { usage: await server.usage(), active: await activeTime(database) };
      const { requests, latency, throughput, non2xx } = await fire(server, [[call]], { crowd: 1, lasting: 3 });
      const processor = (await server.usage()).processorSeconds - before.usage.processorSeconds;
      const active = (await activeTime(database)) - before.active;
      const each = (total: number): string => (total / requests.total).toFixed(2);
      const bytes = (throughput.total / requests.total).toFixed(0);
      const measured = `${each(processor * 1000)} ms server, ${each(active)} ms database, ${bytes} B, median ${String(latency.p50)} ms`;
      report('', `cost of ${call.name}`, measured, non2xx === 0 ? undefined : false);
    }
  } finally {
    await database.end();
  }
}

/** The milliseconds that all connections have spent in statements; PostgreSQL adds them up once a second and at the end of a connection. */
async function activeTime(database: pg.Client): Promise<number> {
  await database.query('select pg_sleep(1.1)');
  await database.query('select pg_stat_clear_snapshot()');
  const { rows } = await database.query<{ time: number }>(
    'select active_time as time from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.time ?? Number.NaN;
}

type Load = {
  readonly crowd: number;
  /** In seconds. */
  readonly lasting: number;
  /** The calls a second of each server; as many as it answers where there is none. */
  readonly perSecond?: number;
};

/** Loads homes from servers in turns, so many clients at a time in all. */
async function loadAtOnce(servers: readonly BenchServer[], calls: readonly HomeCall[][], load: Load) {
  const { crowd, lasting } = load;
  const before = await Promise.all(servers.map((server) => server.usage()));
  const each = Math.max(1, Math.round(crowd / servers.length));
  const results = await Promise.all(servers.map((server) => fire(server, calls, { ...load, crowd: each })));
  const after = await Promise.all(servers.map((server) => server.usage()));
  const cores = after.map(
    ({ processorSeconds }, at) => (processorSeconds - (before[at]?.processorSeconds ?? 0)) / lasting,
  );
  const sum = (read: (result: autocannon.Result) => number): number =>
    results.reduce((total, one) => total + read(one), 0);
  const failed = sum(({ errors, timeouts }) => errors + timeouts);
  if (failed > 0) throw new Error(`${String(failed)} calls got no answer`);
  return {
    rate: sum(({ requests }) => requests.total) / lasting,
    slow: Math.max(...results.map(({ latency }) => latency.p97_5)),
    refused: sum(({ non2xx }) => non2xx),
    cores,
  };
}

function fire(
  server: BenchServer,
  calls: readonly HomeCall[][],
  { crowd, lasting, perSecond }: Load,
): Promise<autocannon.Result> {
  let next = 0;
  return autocannon({
    url: server.origin,
    connections: crowd,
    duration: lasting,
    ...(perSecond === undefined ? {} : { overallRate: perSecond }),
    setupClient: (client) => {
      const own = calls[next++ % calls.length] ?? [];
      client.setRequests(
        own.map(({ name: _, headers, ...call }) => ({ ...call, headers: { ...headers, origin: server.origin } })),
      );
    },
  });
}
