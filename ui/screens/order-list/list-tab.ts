import { makeAutoObservable } from 'mobx';
import type { TabClaim, TabLocks } from '../../../application/ports/orders/tab-locks';

type Dependencies = {
  readonly locks: TabLocks;
  readonly oid: string;
  /** Hears that this tab may go on after another one had the list. */
  readonly onBack: () => void;
};

/** Which tab a list is worked on in: one at a time, and any other says so and may take it over [OPEN-87]. */
export class ListTab {
  isElsewhere = false;
  private claim: TabClaim | undefined;

  constructor(private readonly dependencies: Dependencies) {
    makeAutoObservable<this, 'dependencies' | 'claim'>(this, { dependencies: false, claim: false }, { autoBind: true });
  }

  /** Claims the list for this tab until the function returned is called. */
  enter(): () => void {
    const { locks, oid } = this.dependencies;
    const claim = locks.claim(`order-list.${oid}`, { onHeld: this.follow, onElsewhere: this.stand });
    this.claim = claim;
    return claim.letGo;
  }

  takeOver(): void {
    if (this.isElsewhere) this.claim?.takeOver();
  }

  private follow(): void {
    if (!this.isElsewhere) return;
    this.isElsewhere = false;
    this.dependencies.onBack();
  }

  private stand(): void {
    this.isElsewhere = true;
  }
}
