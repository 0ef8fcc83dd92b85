import type { SessionSharing } from '../ports/session/session-sharing';
import type { SessionVault } from '../ports/session/session-vault';

/** Keeps the check token of this tab the one that its session has at the server, whichever tab was given it [REAUTH-19, R21]. */
export class SharedToken {
  /** The tokens that the server has refused to this tab: none of them counts ever again. */
  private readonly refused = new Set<string>();
  /** The replacement that is being asked for, by the refused token: several calls may have borne it. */
  private readonly replacements = new Map<string, Promise<boolean>>();
  private renewal: Promise<unknown> | undefined;

  constructor(
    private readonly vault: SessionVault,
    private readonly sharing: Pick<SessionSharing, 'ask' | 'tell'>,
  ) {}

  /** True from the request that renews the session until its answer: which token counts is unknown until then. */
  get isRenewing(): boolean {
    return this.renewal !== undefined;
  }

  /** Makes the call that renews the session, for whose answer the other tabs wait. */
  async renew<T>(call: () => Promise<T>): Promise<T> {
    const renewal = call();
    this.renewal = renewal;
    try {
      return await renewal;
    } finally {
      if (this.renewal === renewal) this.renewal = undefined;
    }
  }

  /** Returns this tab's token, after a renewal under way. */
  async offer(): Promise<string | undefined> {
    await this.renewal;
    return this.vault.read('AUTH_CHECKED');
  }

  /** Takes over the token that another tab was given; news of one that was refused here is old. */
  adopt(token: string): void {
    if (!this.refused.has(token)) this.vault.write('AUTH_CHECKED', token);
  }

  /** Tells the other tabs of a token that came in place of an earlier one of an open session. */
  tell(earlier: string | undefined): void {
    const { vault } = this;
    const token = vault.read('AUTH_CHECKED');
    const session = vault.read('sessionName');
    const isOpen = earlier !== undefined && vault.read('oneTimeCodePending') !== true;
    if (isOpen && session && token && token !== earlier) this.sharing.tell(session, token);
  }

  /** Returns true if this tab bears another token than the one refused, which another tab may have been given. */
  async replace(refused: string): Promise<boolean> {
    const { vault, replacements } = this;
    this.refused.add(refused);
    const session = vault.read('sessionName');
    if (!session) return false;
    const token = vault.read('AUTH_CHECKED');
    if (token !== refused) return token !== undefined;
    const replacement = replacements.get(refused) ?? this.askFor(session, refused);
    replacements.set(refused, replacement);
    try {
      return await replacement;
    } finally {
      replacements.delete(refused);
    }
  }

  private async askFor(session: string, refused: string): Promise<boolean> {
    const { vault } = this;
    const token = await this.sharing.ask(session, this.refused);
    if (vault.read('sessionName') !== session) return false;
    if (token !== undefined && vault.read('AUTH_CHECKED') === refused) vault.write('AUTH_CHECKED', token);
    return vault.read('AUTH_CHECKED') !== refused;
  }
}
