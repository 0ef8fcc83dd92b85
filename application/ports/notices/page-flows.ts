import type { PageFlowStep } from '../../../domain/notices/page-flow-step';
import type { AsyncResult } from '../call-failure';

/** Loads the steps that the asset manager asks of a client after a sign-in [API-27]. */
export abstract class PageFlows {
  /** The steps that the server names; one that nobody knows is left out [OPEN-87]. */
  abstract steps(): AsyncResult<readonly PageFlowStep[]>;
}
