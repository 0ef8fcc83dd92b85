import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import { repeatJob, type StopJob } from '../context/repeated-job';

type Logger = Pick<FastifyBaseLogger, 'error' | 'warn'>;

/** The figures that nothing else logs, each with the threshold of its alarm in deploy/monitoring/alert-rules.yaml. */
export const alarmingFigures: Readonly<Record<string, { readonly above: number; readonly says: string }>> = {
  portal_database_waiting: { above: 5, says: 'work waits for a connection to the database' },
  portal_messages_oldest_seconds: { above: 600, says: 'messages to clients do not leave' },
  portal_messages_dead: { above: 20, says: 'messages to clients were given up' },
  portal_desk_lag_seconds: { above: 900, says: 'the order desk is behind' },
  portal_logins_refused: { above: 200, says: 'many wrong secrets are tried' },
  portal_logins_locked: { above: 50, says: 'many names are locked' },
  portal_stops_oldest_seconds: { above: 14_400, says: 'a stop has held for four hours' },
};

/** Logs each figure that is above the threshold of its alarm: whoever reads the log alone is told as well. */
export async function reportFigures(metrics: Registry, logger: Pick<Logger, 'warn'>): Promise<void> {
  const read = await metrics.getMetricsAsJSON();
  for (const [metric, { above, says }] of Object.entries(alarmingFigures)) {
    const value = read.find(({ name }) => name === metric)?.values[0]?.value;
    if (value !== undefined && value > above) logger.warn({ metric, value, above }, says);
  }
}

const minute = 60_000;

/** Does so every five minutes from now on; says how to stop. */
export const startReportingFigures = (metrics: Registry, logger: Logger): StopJob =>
  repeatJob({
    name: 'the report of figures',
    every: 5 * minute,
    logger,
    work: () => reportFigures(metrics, logger),
  });
