import type { SessionVault } from '../../../application/ports/session/session-vault';
import type { SessionEpoch } from '../../../application/session/session-epoch';

/** The funds chosen for the comparison, by what stands for them in addresses, for as long as the client is signed in; a reload of the tab keeps them [FUND-24]. */
export class RememberedComparison {
  constructor(
    private readonly vault: Pick<SessionVault, 'read' | 'write' | 'remove'>,
    epoch: Pick<SessionEpoch, 'onAdvance'>,
  ) {
    // The next client compares nothing yet.
    epoch.onAdvance(() => {
      vault.remove('comparedFunds');
    });
  }

  /** The chosen funds, none where the client took all of them out; undefined where none was ever chosen. */
  get ids(): readonly string[] | undefined {
    return this.vault.read('comparedFunds');
  }

  choose(ids: readonly string[]): void {
    this.vault.write('comparedFunds', ids);
  }
}
