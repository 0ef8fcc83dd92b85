import { makeAutoObservable, runInAction } from 'mobx';
import type { AsyncResult } from '../../application/ports/call-failure';
import type { Clock } from '../../application/ports/clock';
import type { RuleCheck } from '../../domain/credentials/secrets/rule-check';

/** The pause in typing before the server is asked, in milliseconds. */
const pause = 600;

/**
 * Checks a field's text at the server once typing pauses, and only a text that meets every other rule; asks once per
 * text and drops late answers [OPEN-49].
 */
export class ServerChecks<Rule extends string> {
  private known: { readonly text: string; readonly checks: readonly RuleCheck<Rule>[] } | undefined;
  private latest: string | undefined;
  private cancel = () => {};

  constructor(
    private readonly clock: Clock,
    private readonly ask: (text: string) => AsyncResult<readonly RuleCheck<Rule>[]>,
  ) {
    makeAutoObservable<this, 'clock' | 'ask' | 'latest' | 'cancel'>(
      this,
      { clock: false, ask: false, cancel: false, latest: false },
      { autoBind: true, deep: false },
    );
  }

  /** The field's text has changed; `isWorthAsking` when nothing but the server's word is missing. */
  follow(text: string, isWorthAsking: boolean): void {
    this.cancel();
    this.latest = isWorthAsking ? text : undefined;
    if (!isWorthAsking || this.known?.text === text) return;
    this.cancel = this.clock.after(pause, () => void this.request(text));
  }

  /** Stores the checks that came with the answer to the whole form. */
  remember(text: string, checks: readonly RuleCheck<Rule>[]): void {
    if (checks.length > 0) this.known = { text, checks };
  }

  /** Returns the server's verdict on a rule for this text; undefined before it has said. */
  isKept(rule: Rule, text: string): boolean | undefined {
    const status =
      this.known?.text === text ? this.known.checks.find((check) => check.rule === rule)?.status : undefined;
    return status === undefined || status === 'N' ? undefined : status === 'P';
  }

  stop(): void {
    this.cancel();
    this.latest = undefined;
  }

  private async request(text: string): Promise<void> {
    const answer = await this.ask(text);
    runInAction(() => {
      // A failure is no answer: the slot stays as it is, and sending decides.
      if (this.latest === text && answer.ok) this.known = { text, checks: answer.value };
    });
  }
}
