import { Agent, request } from 'node:http';
import { regionDefaults } from '../../config/regions';
import { BenchServer } from './bench-server';
import { type HomeCall, homeCalls } from './home-calls';
import { percentile, report } from './measure';

const typical = { username: 'chanmei88', secret: '528314' };
const seconds = 8;

/** Readers of one client, who reads as much as a page that went wrong. */
const greedy = 120;
/** Five times the reads that a server has under way, from so many addresses that none of them is refused for itself. */
const crowd = { addresses: 16, each: 64 };
/** The time within which everybody is answered again, in milliseconds. */
const recoversWithin = 5_000;

/**
 * The heartbeat of a client while nobody else asks, while another client reads 120 times at once, and while five times as
 * many read as a server bears; what is shed then, and how soon everybody is answered afterwards [R7, R8].
 */
export async function benchOverload(databaseUrl: string): Promise<void> {
  const server = await BenchServer.start(databaseUrl);
  try {
    const [home = [], other = []] = await homeCalls(server.origin, typical, 2);
    const [own] = other;
    if (!own) return;
    const { headers } = own;
    const heartbeat = { name: 'heartbeat', method: 'GET', path: `${apiBase}/heartbeat`, headers } as const;
    await during('nobody else', server.origin, heartbeat, []);
    const readers = Array.from({ length: greedy }, () => ({ calls: home, address: '127.0.0.1' }));
    await during('120 readers of one client', server.origin, heartbeat, readers);
    const strangers = Array.from({ length: crowd.addresses * crowd.each }, (_, index) => ({
      calls: [stranger],
      address: `127.0.1.${String(1 + (index % crowd.addresses))}`,
    }));
    await during('five times the reads', server.origin, heartbeat, strangers);
    const begun = performance.now();
    let status = 0;
    while (status !== 200 && performance.now() - begun < 2 * recoversWithin)
      status = await statusOf(server.origin, stranger, agentOf('127.0.1.1'));
    const recovered = performance.now() - begun;
    report('R8', 'a read is answered after the overload', `${recovered.toFixed(0)} ms`, recovered <= recoversWithin);
  } finally {
    await server.stop();
  }
}

const apiBase = regionDefaults.HK.apiBase;

/** What a page asks for before anybody signs in. */
const stranger: HomeCall = {
  name: 'coolKnowledge',
  method: 'GET',
  path: `${apiBase}/preLoginCoolKnowledge`,
  headers: { 'x-requested-with': 'XMLHttpRequest', user_locale: 'en_US' },
};

type Reader = { readonly calls: readonly HomeCall[]; readonly address: string };

/** Measures one client's heartbeats, one after the other, while readers ask as fast as they are answered; counts what these are told. */
async function during(what: string, origin: string, heartbeat: HomeCall, readers: readonly Reader[]): Promise<void> {
  const until = performance.now() + seconds * 1_000;
  const told = new Map<number, number>();
  const reading = readers.map(async ({ calls, address }) => {
    const agent = agentOf(address);
    for (let next = 0; performance.now() < until; next += 1) {
      const call = calls[next % calls.length];
      if (!call) break;
      const status = await statusOf(origin, call, agent);
      told.set(status, (told.get(status) ?? 0) + 1);
    }
    agent.destroy();
  });
  const times: number[] = [];
  const agent = agentOf('127.0.0.1');
  let missed = 0;
  while (performance.now() < until) {
    const begun = performance.now();
    if ((await statusOf(origin, heartbeat, agent)) === 200) times.push(performance.now() - begun);
    else missed += 1;
  }
  agent.destroy();
  await Promise.all(reading);
  const counts = [...told]
    .toSorted(([one], [other]) => one - other)
    .map(([status, times]) => `${String(times)} × ${String(status)}`);
  const shed = [...told.keys()].filter((status) => ![200, 429, 503].includes(status));
  report(
    'R8',
    `another's heartbeat beside ${what}`,
    `median ${percentile(times, 0.5).toFixed(0)} ms, 97.5 of 100 within ${percentile(times, 0.975).toFixed(0)} ms, ${String(missed)} refused; readers: ${counts.join(', ') || 'none'}`,
    shed.length === 0 && times.length > 0,
  );
}

const agentOf = (localAddress: string): Agent => new Agent({ keepAlive: true, maxSockets: 1, localAddress });

/** The status of an answer that was read to its end; 0 where there was none. */
function statusOf(origin: string, { method, path, headers, body }: HomeCall, agent: Agent): Promise<number> {
  const { port } = new URL(origin);
  return new Promise((resolve) => {
    const asking = request(
      { host: '127.0.0.1', port, method, path, agent, headers: { ...headers, host: `localhost:${port}`, origin } },
      (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    asking.on('error', () => resolve(0));
    asking.end(body);
  });
}
