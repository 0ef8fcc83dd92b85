import { ContainerModule } from 'inversify';
import { Clock } from '../../../application/ports/clock';
import { PendingSubmissions } from '../../../application/ports/submissions/pending-submissions';
import { SessionEpoch } from '../../../application/session/session-epoch';
import { SubmitOnce } from '../../../application/submissions/submit-once';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { sessionScope } from '../../../config/session-scope';
import { LocalPendingSubmissions } from './local-pending-submissions';

/** What submits once, and the device's memory that it needs. */
export const wiring = (configuration: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(PendingSubmissions)
      .toResolvedValue(() => new LocalPendingSubmissions(sessionScope(configuration)))
      .inSingletonScope();
    bind(SubmitOnce).toResolvedValue(
      (submissions, clock, epoch) => new SubmitOnce(submissions, { clock, epoch }),
      [PendingSubmissions, Clock, SessionEpoch],
    );
  });
