import { distributionInstant } from '../../domain/dividends/distribution-days';
import { followMovedClock } from '../context/moved-clock';
import { type RepeatedJob, type StartedJob, startJob } from '../context/repeated-job';
import type { ServerContext } from '../context/server-context';
import { releaseWithdrawals } from '../cash-account/held-withdrawals';
import { runBankSimulator } from '../cash-account/bank-simulator';
import { declareDistributions } from '../funds/declare-distributions';
import { publishPrices } from '../funds/publish-prices';
import { publishRates } from '../funds/publish-rates';
import { notifyPriceAlerts } from '../price-alerts/notify-price-alerts';
import { correctPrices } from './correct-prices';
import { dealOrders } from './deal-orders';
import { duePayDays, payDistributions, payKeptBack } from './dividends/pay-distributions';
import { runPlans } from './plans/run-plans';

type Deps = Pick<ServerContext, 'database' | 'clock' | 'configuration'>;

/**
 * Does what the passing of the clock brings, each work after those that it follows from, until the process is being
 * stopped. Returns false where something is left for the next round, since others held it for too long.
 */
export async function runDealing(deps: Deps, stopping?: AbortSignal): Promise<boolean> {
  let isAllDone = true;
  const works: readonly (() => Promise<unknown>)[] = [
    () => publishRates(deps.database, deps.clock),
    () => publishPrices(deps.database, deps.clock, stopping),
    () => declareDistributions(deps.database, deps.clock, stopping),
    () => releaseWithdrawals(deps, stopping),
    () => runBankSimulator(deps.database, deps.clock, stopping),
    () => runPlans(deps, stopping),
    async () => {
      isAllDone = await payDueDistributions(deps, stopping);
    },
    () => payKeptBack(deps, { stopping }),
    async () => {
      isAllDone = (await dealOrders(deps, { stopping })) && isAllDone;
    },
    () => correctPrices(deps, stopping),
    () => notifyPriceAlerts(deps, stopping),
  ];
  for (const work of works) {
    if (stopping?.aborted === true) return false;
    await work();
  }
  return isAllDone;
}

/** Pays what is due on each day. What an order brings before an ex-date is paid for too, so orders are dealt up to each payment first, and where that isn't possible nothing is paid. */
async function payDueDistributions(deps: Deps, stopping: AbortSignal | undefined): Promise<boolean> {
  for (const day of await duePayDays(deps)) {
    if (!(await dealOrders(deps, { until: new Date(distributionInstant(day)), stopping }))) return false;
    await payDistributions(deps, day, { stopping });
  }
  return true;
}

/** Does so now, and every minute from now on by the clock that all processes share. */
export function startDealing(deps: Deps, logger: RepeatedJob['logger']): StartedJob {
  const work = async (stopping: AbortSignal): Promise<void> => {
    await followMovedClock(deps.database, deps.clock);
    await runDealing(deps, stopping);
  };
  return startJob({ name: 'the order desk', every: 60_000, logger, work });
}
