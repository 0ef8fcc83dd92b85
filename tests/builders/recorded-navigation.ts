import { failedCallIncident } from '../../adapters/browser/failed-call-incident';
import type { CallFailure, WriteOutcome } from '../../application/ports/call-failure';
import { Navigation, type ExitPage } from '../../application/ports/navigation';

/** Remembers where the browser would have gone. */
export class RecordedNavigation extends Navigation {
  readonly exits: (ExitPage | 'general-error')[] = [];
  readonly effects: WriteOutcome[] = [];
  private code: string | undefined;

  leaveFor(exitPage: ExitPage): void {
    this.exits.push(exitPage);
  }

  leaveAfterFailure(effect: WriteOutcome, failure: CallFailure): void {
    this.exits.push('general-error');
    const requestId = failure.kind === 'server-error' ? failure.requestId : undefined;
    this.code = requestId ?? (failedCallIncident(failure) && this.pageCode());
    this.effects.push(effect);
  }

  failureEffect(): WriteOutcome | undefined {
    return this.effects.at(-1);
  }

  failureCode(): string | undefined {
    return this.code;
  }

  pageCode(): string {
    return 'page-code';
  }

  loadAgain(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
