import pg from 'pg';
import { releaseNumber } from '../release';

/** The class of the advisory locks that servers hold while they run, each on the number of its release. */
export const presenceClass = 7_403_113;

/** The time after which a connection that broke is opened again, in milliseconds. */
const again = 5_000;

/**
 * Makes a server known to whoever migrates its database, until it is told to stop: by a lock on a connection of its own,
 * which ends with the process however that ends, and is taken again when it breaks.
 */
export async function showPresence(address: string, release: string): Promise<() => Promise<void>> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const retry = (): void => {
    client = undefined;
    if (isStopped) return;
    timer = setTimeout(() => void take().catch(retry), again).unref();
  };
  const take = async (): Promise<void> => {
    const own = new pg.Client({ connectionString: address, connectionTimeoutMillis: 5_000, keepAlive: true });
    own.on('error', () => undefined);
    await own.connect();
    try {
      await own.query('select pg_advisory_lock_shared($1, $2)', [presenceClass, releaseNumber(release)]);
    } catch (problem) {
      // Each try would leave a connection behind.
      await own.end().catch(() => undefined);
      throw problem;
    }
    if (isStopped) await own.end();
    else {
      client = own;
      own.once('end', retry);
    }
  };
  await take();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await client?.end();
  };
}
