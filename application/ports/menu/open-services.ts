import type { SystemFlags } from '../../../domain/funds/system-flags';
import type { Answer } from '../call-failure';

/** Tells which of Taiwan's trading services are open now [GQL-26, CONF-27]. */
export abstract class OpenServices {
  abstract current(): Answer<SystemFlags>;

  /** The codes of the new funds that are subscribed now; a call of ours, which only the pages of that service make [LINK-29, LINK-30]. */
  abstract newFunds(): Answer<readonly string[]>;
}

declare module '../port-group' {
  interface PortGroups {
    /** Taiwan's menu. */
    readonly menu: true;
  }
}
