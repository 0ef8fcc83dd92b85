import type { CDPSession, Page } from '@playwright/test';
import { median, report } from './measure';
import { type PlainHome, plainReactHome } from './plain-react-home';
import { rowsPainted } from './rows-painted';

type Load = { readonly rows: number; readonly paint: number };

const devices = [
  { name: '', cpu: 1 },
  { name: ', CPU 4 x slower, 10 Mb/s', cpu: 4, bytesPerSecond: 10_000_000 / 8 },
] as const;

/** P3: the signed-in home, loaded anew without a cache, beside a plain React table of the same holdings from the page itself; five times each, in turns. */
export async function homeRace(page: Page, funds: number): Promise<void> {
  const plain = await plainReactHome(await holdingsOf(page));
  const other = await page.context().newPage();
  try {
    const sessions = await Promise.all([page, other].map((each) => uncached(each)));
    for (const device of devices) {
      for (const session of sessions) await slowDown(session, device);
      const { ours, theirs } = await inTurns(page, other, plain);
      for (const what of ['rows', 'paint'] as const) {
        const [mine, its] = [ours, theirs].map((loads) => median(loads.map((load) => load[what]))) as [number, number];
        report(
          'P3',
          `home : plain React table, ${what}, ${String(funds)} funds${device.name}`,
          `${(mine / its).toFixed(2)} x (${mine.toFixed(0)} : ${its.toFixed(0)} ms)`,
          undefined,
        );
      }
    }
    for (const session of sessions) await slowDown(session, devices[0]);
  } finally {
    await other.close();
    plain.close();
  }
}

async function inTurns(page: Page, other: Page, plain: PlainHome) {
  const ours: Load[] = [];
  const theirs: Load[] = [];
  for (let round = 0; round < 5; round += 1) {
    await page.reload();
    ours.push(await loaded(page));
    await other.goto(plain.address);
    theirs.push(await loaded(other));
  }
  return { ours, theirs };
}

async function loaded(page: Page): Promise<Load> {
  const rows = await rowsPainted(page);
  // Told of a little after it has happened.
  const painted = await page.waitForFunction(() => performance.getEntriesByName('first-paint')[0]?.startTime);
  return { rows, paint: (await painted.jsonValue()) ?? Number.NaN };
}

async function uncached(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return session;
}

async function slowDown(session: CDPSession, device: (typeof devices)[number]): Promise<void> {
  const bytes = 'bytesPerSecond' in device ? device.bytesPerSecond : -1;
  await session.send('Emulation.setCPUThrottlingRate', { rate: device.cpu });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: device.cpu > 1 ? 20 : 0,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
}

/** The holdings as the server answers them to the home. */
async function holdingsOf(page: Page): Promise<readonly unknown[]> {
  const answered = page.waitForResponse(
    async (response) =>
      response.url().includes('graphql') && (await response.text().catch(() => '')).includes('tableViewDetails'),
  );
  await page.reload();
  const found: unknown = listIn(await (await answered).json());
  if (!Array.isArray(found)) throw new Error('no holdings were answered');
  return found as readonly unknown[];
}

/** The first list of that name, wherever it stands. */
function listIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('tableViewDetails' in value) return value.tableViewDetails;
  return Object.values(value).map(listIn).find(Boolean);
}
