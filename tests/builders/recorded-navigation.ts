import type { FailureEffect } from '../../application/ports/call-failure';
import { Navigation, type ExitPage } from '../../application/ports/navigation';

/** Remembers where the browser would have gone. */
export class RecordedNavigation extends Navigation {
  readonly exits: (ExitPage | 'general-error')[] = [];
  readonly effects: FailureEffect[] = [];

  leaveFor(exitPage: ExitPage): void {
    this.exits.push(exitPage);
  }

  leaveAfterFailure(effect: FailureEffect): void {
    this.exits.push('general-error');
    this.effects.push(effect);
  }

  failureEffect(): FailureEffect | undefined {
    return this.effects.at(-1);
  }

  loadAgain(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
