import { distributionInstant } from '../../domain/dividends/distribution-days';
import { followMovedClock } from '../context/moved-clock';
import { LeftToNextRound, OneByOne, type Round } from '../context/one-by-one';
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
 * stopped. A client for whom something fails, or whose rows others hold for too long, is left to the next round; everybody
 * else is served, and then it throws `LeftToNextRound`.
 */
export async function runDealing(deps: Deps, stopping?: AbortSignal): Promise<void> {
  const clients = new OneByOne();
  const round = { stopping, clients };
  const works: readonly (() => Promise<unknown>)[] = [
    () => publishRates(deps.database, deps.clock),
    () => publishPrices(deps.database, deps.clock, stopping),
    () => declareDistributions(deps.database, deps.clock, stopping),
    () => releaseWithdrawals(deps, round),
    () => runBankSimulator(deps.database, deps.clock, round),
    () => runPlans(deps, round),
    () => payDueDistributions(deps, round),
    () => payKeptBack(deps, round),
    () => dealOrders(deps, round),
    () => correctPrices(deps, round),
    () => notifyPriceAlerts(deps, round),
  ];
  for (const work of works) {
    if (stopping?.aborted === true) return;
    await othersServed(work);
  }
  clients.finish();
}

/** Does a work to its end; what it leaves to the next round is told at the end of this one. */
async function othersServed(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (problem) {
    if (!(problem instanceof LeftToNextRound)) throw problem;
  }
}

/** Pays what is due on each day. What an order brings before an ex-date is paid for too, so orders are dealt up to each payment first, and a client some of whose orders are left is paid later. */
async function payDueDistributions(deps: Deps, round: Round): Promise<void> {
  for (const day of await duePayDays(deps)) {
    const until = new Date(distributionInstant(day));
    await othersServed(() => dealOrders(deps, { until, ...round }));
    if (round.stopping?.aborted === true) return;
    await othersServed(() => payDistributions(deps, day, round));
  }
}

/** Does so now, and every minute from now on by the clock that all processes share. */
export function startDealing(deps: Deps, logger: RepeatedJob['logger']): StartedJob {
  const work = async (stopping: AbortSignal): Promise<void> => {
    await followMovedClock(deps.database, deps.clock);
    await runDealing(deps, stopping);
  };
  return startJob({ name: 'the order desk', every: 60_000, logger, work });
}
