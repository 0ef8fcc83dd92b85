import { followMovedClock } from '../context/moved-clock';
import { type RepeatedJob, repeatJob } from '../context/repeated-job';
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
export async function keepDealing(world: World, logger: RepeatedJob['logger']): Promise<() => void> {
  const work = async (): Promise<void> => {
    await followMovedClock(world.database, world.clock);
    await runDesk(world);
  };
  await work();
  return repeatJob({ name: 'the order desk', every: 60_000, logger, work });
}
