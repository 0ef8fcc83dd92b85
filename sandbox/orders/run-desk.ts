import { followMovedClock } from '../context/moved-clock';
import type { ServerContext } from '../context/server-context';
import { publishPrices } from '../funds/publish-prices';
import { dealOrders } from './deal-orders';

type World = Pick<ServerContext, 'database' | 'clock'>;

/** Does what the passing of the clock brings: prices of the days that are over, then everything due about orders. */
export async function runDesk({ database, clock }: World): Promise<void> {
  await publishPrices(database, clock);
  await dealOrders({ database, clock });
}

/** Does so now, and every minute from now on by the clock that all processes share; says how to stop. */
export async function keepDealing(world: World): Promise<() => void> {
  await followMovedClock(world.database, world.clock);
  await runDesk(world);
  const timer = setInterval(() => {
    // A database that doesn't answer now is asked again in a minute.
    followMovedClock(world.database, world.clock)
      .then(() => runDesk(world))
      .catch(() => undefined);
  }, 60_000).unref();
  return () => clearInterval(timer);
}
