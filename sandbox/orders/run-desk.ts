import { distributionInstant } from '../../domain/dividends/distribution-days';
import { followMovedClock } from '../context/moved-clock';
import { type RepeatedJob, repeatJob } from '../context/repeated-job';
import type { ServerContext } from '../context/server-context';
import { releaseWithdrawals } from '../cash-account/held-withdrawals';
import { runBank } from '../cash-account/run-bank';
import { declareDistributions } from '../funds/declare-distributions';
import { publishPrices } from '../funds/publish-prices';
import { publishRates } from '../funds/publish-rates';
import { tellPriceAlerts } from '../price-alerts/tell-price-alerts';
import { correctPrices } from './correct-prices';
import { dealOrders } from './deal-orders';
import { duePayDays, payDistributions } from './dividends/pay-distributions';
import { runPlans } from './plans/run-plans';

type World = Pick<ServerContext, 'database' | 'clock' | 'configuration'>;

/** Does what the passing of the clock brings: rates and prices of the days that are over, distributions of the months that are, withdrawals that have waited long enough, what banks tell of the Cash Accounts, what regular plans order, everything due about orders, the payment of distributions among it, the correction of what was dealt at a price that was published anew, then the alerts that those prices set off. */
export async function runDesk(world: World): Promise<void> {
  await publishRates(world.database, world.clock);
  await publishPrices(world.database, world.clock);
  await declareDistributions(world.database, world.clock);
  await releaseWithdrawals(world);
  await runBank(world.database, world.clock);
  await runPlans(world);
  // What an order brings before an ex-date is paid for too, so orders are dealt up to each payment first.
  for (const day of await duePayDays(world)) {
    await dealOrders(world, new Date(distributionInstant(day)));
    await payDistributions(world, day);
  }
  await dealOrders(world);
  await correctPrices(world);
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
