/** Hears whether this tab has what it claimed, or another one has. */
export type TabLockListener = { readonly onHeld: () => void; readonly onElsewhere: () => void };

/** A lock that a tab has claimed: it may be taken over from the tab that has it, and released. */
export type ClaimedTabLock = { readonly takeOver: () => void; readonly letGo: () => void };

/** Lets one tab of the device work on something at a time. */
export abstract class TabLocks {
  /** Claims something by its name; while another tab has it, it is waited for. */
  abstract claim(name: string, news: TabLockListener): ClaimedTabLock;
}
