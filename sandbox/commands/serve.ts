import { setTimeout as wait } from 'node:timers/promises';
import { basePath } from '../../config/regions';
import { regions } from '../../domain/region';
import { startApplyingContactChanges } from '../contacts/end-contact-changes';
import { createClock } from '../context/clock';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import { createLogger, logFieldsOf } from '../context/logging/logger';
import type { StopJob } from '../context/repeated-job';
import { createSecrets } from '../context/secrets';
import { requireBreachedPasswords } from '../credentials/changes/breached-passwords';
import { startSendingNewPins } from '../credentials/pins/send-new-pins';
import { firstLogin } from '../demonstration/first-login';
import { startSweepingDrafts } from '../documents/drafts';
import { openDocuments } from '../documents/open-documents';
import { startMakingBucket } from '../documents/start-making-bucket';
import { openDatabase } from '../installation/open-database';
import { Admission } from '../limits/admission';
import { watchEventLoop } from '../limits/event-loop-delay';
import { startPublishingPerformance } from '../funds/publish-performance';
import { startDelivering } from '../messages/start-delivering';
import { startDealing } from '../orders/dealing-job';
import { startReportingLatePrices } from '../orders/report-late-prices';
import { startRemovingExpired } from '../retention/remove-expired';
import { buildServer } from '../server/build-server';
import { Connections, connectionsAtMost, openFilesAtMost } from '../server/connections';
import { listen, type Listening } from '../server/listen';
import { measureBusiness } from '../server/business-metrics';
import { measureDocuments } from '../server/document-metrics';
import { measureAdmission } from '../server/measure-admission';
import { measureRounds } from '../server/measure-rounds';
import { buildMetricsServer } from '../server/metrics-server';
import { createMetrics } from '../server/operation-routes';
import { startReportingFigures } from '../server/report-figures';
import { startSweepingLogins } from '../sessions/login-records';
import { startHidingExpiredCodes } from '../sessions/outbox';
import { startEndingKeys } from '../submissions/end-keys';
import { startTelemetry, type Telemetry } from '../telemetry/start-telemetry';
import type { Command } from './command';
import { endOnSignal } from './end-on-signal';
import { prepareInstallation } from './prepare-installation';

/** Taiwan's, the one that is served by default, first. */
const served = regions.toReversed();

/**
 * The time for which a production process that was told to end still answers calls while `/health` fails, in
 * milliseconds.
 */
const untilBalancersKnow = 5_000;

/** Serves both regions from one process until it is told to stop; with `--specified`, only what the specification names. */
export const serve: Command = (configuration, parameters) =>
  serveRegions(parameters.includes('--specified') ? asSpecified(configuration) : configuration);

/** A server that knows the specification alone, with a portal that asks for nothing else [OPEN-59]. */
const asSpecified = (configuration: SandboxConfiguration): SandboxConfiguration => ({
  ...configuration,
  contract: 'specified',
  profile: 'coexist',
});

async function serveRegions(configuration: SandboxConfiguration): Promise<void> {
  const clock = createClock(configuration.fixedNow);
  const secrets = await createSecrets(configuration.environment);
  let telemetry: Telemetry | undefined;
  const logger = createLogger(configuration.logLevel, undefined, logFieldsOf(configuration.logFields), () =>
    telemetry?.activeIds(),
  );
  const documents = openDocuments(configuration);
  const metrics = createMetrics();
  measureRounds(metrics);
  await requireBreachedPasswords(configuration.breachedPasswords);
  console.log('Starting the database ...');
  const open = await openDatabase(configuration);
  const connections = new Connections(connectionsAtMost(openFilesAtMost()));
  const listening: Listening[] = [];
  const jobs: StopJob[] = [];
  const end = async (): Promise<void> => {
    // A message that left must be recorded, and an order that is dealt be booked, before the database closes.
    await Promise.all([...jobs.map((stop) => stop()), ...listening.map((each) => each.end())]);
    // The figures of the business are asked of the database.
    await telemetry?.end();
    await open.close();
  };
  const isServing = (): boolean => listening.length > 0;
  const endInOrder = async (): Promise<void> => {
    connections.startEnding();
    if (configuration.environment === 'production' && isServing()) await wait(untilBalancersKnow);
    await end();
  };
  endOnSignal({ end: endInOrder, isServing });
  try {
    // Before the tables are looked at: whoever migrates meanwhile sees this server, or is seen by it.
    await open.attend();
    await prepareInstallation(open, { configuration, clock, secrets });
    if (configuration.environment !== 'production') jobs.push(await startMakingBucket(documents, logger));
    if (configuration.telemetry) telemetry = await startTelemetry(configuration.telemetry, { metrics, logger });
    jobs.push(
      startSweepingDrafts({
        database: open.database,
        documents,
        logger,
        isAlone: configuration.databaseUrl === undefined,
      }).stop,
      startHidingExpiredCodes(open.database, clock, logger).stop,
      startSendingNewPins({ database: open.database, clock, configuration, secrets }, logger).stop,
      startSweepingLogins(open.database, clock, logger).stop,
      startApplyingContactChanges({ database: open.database, clock, configuration }, logger).stop,
      startEndingKeys(open.database, clock, logger).stop,
      startRemovingExpired(open.database, clock, logger).stop,
      startReportingLatePrices({ database: open.database, clock }, logger),
      startDelivering({ database: open.database, clock, configuration }, logger),
    );
    if (configuration.environment !== 'production') {
      const desk = startDealing({ database: open.database, clock, configuration }, logger);
      jobs.push(desk.stop);
      // A demonstration shows what the days since its last run have brought.
      await desk.first;
    }
    jobs.push(startPublishingPerformance({ database: open.database, clock }, logger).stop);
    const sendsMetrics = configuration.telemetry?.sendsMetrics === true;
    if (configuration.metricsPort !== undefined || sendsMetrics) {
      measureBusiness(metrics, { database: open.database, clock }, open.pool);
      measureDocuments(metrics, documents);
      jobs.push(startReportingFigures(metrics, logger));
    }
    const eventLoop = watchEventLoop();
    const admission = new Admission(undefined, eventLoop.isLate);
    measureAdmission(metrics, admission);
    const { host, ports } = configuration;
    for (const region of served) {
      const context = {
        region,
        database: open.database,
        clock,
        configuration,
        secrets,
        metrics,
        tracing: telemetry?.requests,
      };
      const server = await buildServer(context, connections, admission);
      listening.push(await listen(server, { host, port: ports[region], connections }));
    }
    if (configuration.metricsPort !== undefined) {
      const measured = buildMetricsServer({ metrics, clock }, connections);
      listening.push(
        await listen(measured, { host: configuration.metricsHost, port: configuration.metricsPort, connections }),
      );
    }
  } catch (problem) {
    await end();
    throw problem;
  }
  announce(listening, configuration);
}

function announce(listening: readonly Listening[], configuration: SandboxConfiguration): void {
  const origin = (index: number): string => `http://localhost:${String(listening[index]?.port ?? '')}`;
  const lines = served.flatMap((region, index) => [
    `${region} portal     ${origin(index)}${basePath}/`,
    ...loginLine(firstLogin({ region, configuration })),
  ]);
  if (configuration.environment !== 'production')
    lines.push(
      '',
      `All clients   ${origin(0)}/sandbox/clients`,
      `Their codes   ${origin(0)}/sandbox/outbox`,
      `Order lists   ${origin(0)}/sandbox/links`,
    );
  console.log(`\n${lines.join('\n')}\n\nCtrl+C stops it.`);
}

/** The line that names a login under its portal's; none in production. */
const loginLine = (login: ReturnType<typeof firstLogin>): readonly string[] =>
  login === undefined
    ? []
    : [
        `  log in as   ${login.name}   ${login.secret}   (${login.asksForCode ? 'asks for a code' : 'no code is asked for'})`,
      ];
