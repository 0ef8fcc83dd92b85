import { makeAutoObservable } from 'mobx';
import { loadingModal } from '../../config/limits';
import type { Clock } from '../../application/ports/clock';
import type { InFlight } from '../../application/ports/in-flight';

/** Counts the calls under way and says when the loading modal shows [SHELL-04..07, OPEN-91]. */
export class InFlightStore implements InFlight {
  count = 0;
  visible = false;
  private shownAt = 0;
  private cancelTimer: (() => void) | undefined;

  constructor(private readonly clock: Clock) {
    makeAutoObservable<this, 'clock' | 'cancelTimer'>(
      this,
      { clock: false, cancelTimer: false },
      { autoBind: true, deep: false },
    );
  }

  begin(): void {
    this.count += 1;
    if (this.count === 1) this.schedule();
  }

  end(): void {
    if (this.count === 0) return;
    this.count -= 1;
    if (this.count === 0) this.schedule();
  }

  /** Fast calls never flash the modal, and a modal that is shown stays long enough to be read as one. */
  private schedule(): void {
    this.cancelTimer?.();
    const isLoading = this.count > 0;
    if (isLoading === this.visible) return;
    const delay = isLoading ? loadingModal.appearsAfter : this.shownAt + loadingModal.staysFor - this.clock.now();
    if (delay <= 0) this.show(isLoading);
    else
      this.cancelTimer = this.clock.after(delay, () => {
        this.show(isLoading);
      });
  }

  private show(visible: boolean): void {
    this.visible = visible;
    if (visible) this.shownAt = this.clock.now();
  }
}
