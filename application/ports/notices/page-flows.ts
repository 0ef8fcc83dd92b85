import type { PageFlowStep } from '../../../domain/notices/page-flow-step';
import type { AsyncResult } from '../call-failure';

/** What the asset manager asks a client to do after a login [API-27]. */
export abstract class PageFlows {
  /** The steps that the server names; one that nobody knows is left out [OPEN-87]. */
  abstract steps(): AsyncResult<readonly PageFlowStep[]>;
}
