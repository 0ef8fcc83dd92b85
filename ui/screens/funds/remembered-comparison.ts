import type { SessionEpoch } from '../../../application/session/session-epoch';

/** The funds chosen for the comparison, by what stands for them in addresses, for as long as the client is signed in [FUND-24]. */
export class RememberedComparison {
  ids: readonly string[] = [];

  constructor(epoch: Pick<SessionEpoch, 'onAdvance'>) {
    // The next client compares nothing yet.
    epoch.onAdvance(() => {
      this.ids = [];
    });
  }
}
