import { type RepeatedJob, repeatJob, type StopJob } from '../context/repeated-job';
import type { ServerContext } from '../context/server-context';
import { deliverMessages, type DeliveryDeps } from './deliver-messages';
import { GatewaySender } from './gateway-sender';
import { SmtpSender } from './smtp-sender';

type Deps = Pick<ServerContext, 'database' | 'clock' | 'configuration'>;

/**
 * Sends what waits every two seconds; says how to stop. In production it always does, so that a message without a way out
 * isn't kept whole; elsewhere only where a way is configured: the page of messages shows them all.
 */
export function startDelivering({ database, clock, configuration }: Deps, logger: RepeatedJob['logger']): StopJob {
  const { environment, senders } = configuration;
  if (environment !== 'production' && senders.email === undefined && senders.mobile === undefined)
    return async () => undefined;
  const deps: DeliveryDeps = {
    database,
    clock,
    logger,
    portalOrigin: senders.portalOrigin,
    senders: {
      ...(senders.email ? { email: new SmtpSender(senders.email) } : {}),
      ...(senders.mobile ? { mobile: new GatewaySender(senders.mobile) } : {}),
    },
  };
  return repeatJob({
    name: 'the sending of messages',
    every: 2_000,
    logger,
    work: (stopping) => deliverMessages(deps, stopping),
  });
}
