import type { SessionSharing } from '../ports/session/session-sharing';
import type { SessionVault } from '../ports/session/session-vault';
import type { SharedToken } from './shared-token';

/** Hands this tab's session to tabs that are opened beside it, for as long as it is open and isn't being ended [R21]. */
export class ShareSession {
  constructor(
    private readonly vault: SessionVault,
    private readonly sharing: Pick<SessionSharing, 'serve'>,
    private readonly sharedToken: Pick<SharedToken, 'offer' | 'isRenewing' | 'adopt'>,
    private readonly state: { readonly isShareable: boolean },
  ) {}

  /** Shares the session of this name from now on; returns how to stop. */
  start(session: string): () => void {
    const { vault, sharedToken, state } = this;
    if (session === '') return () => {};
    const isOurs = () => state.isShareable && vault.read('sessionName') === session;
    return this.sharing.serve(session, {
      offer: async () => {
        const token = await sharedToken.offer();
        return isOurs() ? token : undefined;
      },
      isRenewing: () => isOurs() && sharedToken.isRenewing,
      adopt: (token) => {
        if (isOurs()) sharedToken.adopt(token);
      },
    });
  }
}
