import { ContainerModule } from 'inversify';
import { LocalPendingSubmissions } from '../../adapters/session-storage/submissions/local-pending-submissions';
import { Clock } from '../../application/ports/clock';
import { PendingSubmissions } from '../../application/ports/submissions/pending-submissions';
import { SessionEpoch } from '../../application/session/session-epoch';
import { SubmitOnce } from '../../application/submissions/submit-once';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { sessionScope } from '../../config/session-scope';

/** Submission at most once, and the storage of the device that it needs. */
export const submissionPorts = (configuration: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(PendingSubmissions)
      .toResolvedValue(() => new LocalPendingSubmissions(sessionScope(configuration)))
      .inSingletonScope();
    bind(SubmitOnce).toResolvedValue(
      (submissions, clock, epoch) => new SubmitOnce(submissions, { clock, epoch }),
      [PendingSubmissions, Clock, SessionEpoch],
    );
  });
