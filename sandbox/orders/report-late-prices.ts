import type { FastifyBaseLogger } from 'fastify';
import { followMovedClock } from '../context/moved-clock';
import { repeatJob, type StopJob } from '../context/repeated-job';
import type { ServerContext } from '../context/server-context';
import { loadLateRegions } from '../funds/late-prices';
import { loadBacklog } from './desk-backlog';

type Deps = Pick<ServerContext, 'database' | 'clock'>;
type Logger = Pick<FastifyBaseLogger, 'error' | 'warn'>;

/** Logs which prices are late: of whole regions, and the first that an order waits for. */
export async function reportLatePrices({ database, clock }: Deps, logger: Pick<Logger, 'warn'>): Promise<void> {
  for (const late of await loadLateRegions(database, clock)) logger.warn(late, 'the prices of a dealing day are late');
  const { unpriced } = await loadBacklog(database, clock);
  if (unpriced === undefined || clock.now().getTime() < Date.parse(unpriced.lateFrom)) return;
  const { fund, date, lateFrom } = unpriced;
  logger.warn(
    { region: fund.region, fund: fund.code, day: date, since: lateFrom },
    'an order waits for a price that is late',
  );
}

/** Does so every ten minutes from now on; says how to stop. */
export function startReportingLatePrices(deps: Deps, logger: Logger): StopJob {
  const work = async (): Promise<void> => {
    await followMovedClock(deps.database, deps.clock);
    await reportLatePrices(deps, logger);
  };
  return repeatJob({ name: 'the report of late prices', every: 600_000, logger, work });
}
