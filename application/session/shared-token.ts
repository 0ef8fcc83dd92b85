import type { SessionSharing } from '../ports/session/session-sharing';
import type { SessionVault } from '../ports/session/session-vault';

/** Keeps the check token of this tab the one that its session has at the server, whichever tab was given it [REAUTH-19, R21]. */
export class SharedToken {
  constructor(
    private readonly vault: SessionVault,
    private readonly sharing: Pick<SessionSharing, 'ask' | 'tell'>,
  ) {}

  /** Tells the other tabs of a token that came in place of an earlier one of an open session. */
  tell(earlier: string | undefined): void {
    const { vault } = this;
    const token = vault.read('AUTH_CHECKED');
    const session = vault.read('sessionName');
    const isOpen = earlier !== undefined && vault.read('oneTimeCodePending') !== true;
    if (isOpen && session && token && token !== earlier) this.sharing.tell(session, token);
  }

  /** Returns true if another tab was given a token in place of the one refused, which this tab then bears. */
  async replace(refused: string): Promise<boolean> {
    const { vault } = this;
    const session = vault.read('sessionName');
    if (!session || vault.read('AUTH_CHECKED') !== refused) return vault.read('AUTH_CHECKED') !== undefined;
    const token = await this.sharing.ask(session, refused);
    if (vault.read('sessionName') !== session) return false;
    if (token !== undefined && vault.read('AUTH_CHECKED') === refused) vault.write('AUTH_CHECKED', token);
    return vault.read('AUTH_CHECKED') !== refused;
  }
}
