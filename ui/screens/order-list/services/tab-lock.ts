import { makeAutoObservable } from 'mobx';
import type { ClaimedTabLock, TabLocks } from '../../../../application/ports/orders/tab-locks';

/**
 * Locks a list to the tab that it is worked on in: one at a time, and any other says so and may take it over [OPEN-87].
 */
export class TabLock {
  isOpenInAnotherTab = false;
  private claim: ClaimedTabLock | undefined;

  constructor(
    private readonly locks: TabLocks,
    private readonly oid: string,
  ) {
    makeAutoObservable<this, 'locks' | 'oid' | 'claim'>(
      this,
      { locks: false, oid: false, claim: false },
      { autoBind: true },
    );
  }

  /** Claims the list for this tab until the function returned is called. */
  enter(): () => void {
    const claim = this.locks.claim(`order-list.${this.oid}`, {
      onHeld: () => this.setOpenInAnotherTab(false),
      onElsewhere: () => this.setOpenInAnotherTab(true),
    });
    this.claim = claim;
    return claim.letGo;
  }

  takeOver(): void {
    if (this.isOpenInAnotherTab) this.claim?.takeOver();
  }

  private setOpenInAnotherTab(isOpen: boolean): void {
    this.isOpenInAnotherTab = isOpen;
  }
}
