import { followMovedClock } from '../context/moved-clock';
import { type RepeatedJob, repeatJob } from '../context/repeated-job';
import type { ServerContext } from '../context/server-context';
import { releaseWithdrawals } from '../cash-account/held-withdrawals';
import { runBank } from '../cash-account/run-bank';
import { publishPrices } from '../funds/publish-prices';
import { tellPriceAlerts } from '../price-alerts/tell-price-alerts';
import { dealOrders } from './deal-orders';
import { runPlans } from './run-plans';

type World = Pick<ServerContext, 'database' | 'clock' | 'configuration'>;

/** Does what the passing of the clock brings: prices of the days that are over, withdrawals that have waited long enough, what banks tell of the Cash Accounts, what regular plans order, everything due about orders, then the alerts that those prices set off. */
export async function runDesk(world: World): Promise<void> {
  await publishPrices(world.database, world.clock);
  await releaseWithdrawals(world);
  await runBank(world.database, world.clock);
  await runPlans(world);
  await dealOrders(world);
  await tellPriceAlerts(world);
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
