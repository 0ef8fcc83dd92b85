import type { SessionSharing } from '../ports/session/session-sharing';
import type { SessionVault } from '../ports/session/session-vault';

/** Hands this tab's session to tabs that are opened beside it, for as long as it is open and isn't being ended [R21]. */
export class ShareSession {
  constructor(
    private readonly vault: SessionVault,
    private readonly sharing: Pick<SessionSharing, 'serve'>,
    private readonly state: { readonly isShareable: boolean },
  ) {}

  /** Shares the session of this name from now on; returns how to stop. */
  start(session: string): () => void {
    const { vault, state } = this;
    if (session === '') return () => {};
    const isOurs = () => state.isShareable && vault.read('sessionName') === session;
    return this.sharing.serve(session, {
      offer: () => (isOurs() ? vault.read('AUTH_CHECKED') : undefined),
      adopt: (token) => {
        if (isOurs()) vault.write('AUTH_CHECKED', token);
      },
    });
  }
}
