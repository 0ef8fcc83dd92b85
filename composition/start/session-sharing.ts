import type { SessionSharing } from '../../application/ports/session/session-sharing';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { sessionScope } from '../../config/session-scope';
import { LazySessionSharing } from '../../adapters/browser/lazy-session-sharing';

/** Makes the sharing of a session among this browser's tabs; its code comes when it is first needed. */
export const makeSessionSharing = (configuration: PortalConfiguration): SessionSharing =>
  new LazySessionSharing(async () => {
    const { openSessionSharing } = await import('../../adapters/browser/open-session-sharing');
    return openSessionSharing(sessionScope(configuration));
  });
