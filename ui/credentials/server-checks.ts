import { makeAutoObservable, runInAction } from 'mobx';
import type { AsyncResult } from '../../application/ports/call-failure';
import type { Clock } from '../../application/ports/clock';
import type { RuleCheck } from '../../domain/credentials/secrets/rule-check';

/** How long nothing is typed before the server is asked, in milliseconds. */
const pause = 600;

/**
 * What the server says of the text that stands in a field: asked once the client pauses, and only for a text that nothing
 * else stands against; each text is asked for once, and an answer to an earlier one is dropped [OPEN-49].
 */
export class ServerChecks<Rule extends string> {
  private known: { readonly text: string; readonly checks: readonly RuleCheck<Rule>[] } | undefined;
  private wanted: string | undefined;
  private cancel = () => {};

  constructor(
    private readonly clock: Clock,
    private readonly ask: (text: string) => AsyncResult<readonly RuleCheck<Rule>[]>,
  ) {
    makeAutoObservable<this, 'clock' | 'ask' | 'wanted' | 'cancel'>(
      this,
      { clock: false, ask: false, cancel: false, wanted: false },
      { autoBind: true, deep: false },
    );
  }

  /** The field's text has changed; `isWorthAsking` when nothing but the server's word is missing. */
  follow(text: string, isWorthAsking: boolean): void {
    this.cancel();
    this.wanted = isWorthAsking ? text : undefined;
    if (!isWorthAsking || this.known?.text === text) return;
    this.cancel = this.clock.after(pause, () => void this.request(text));
  }

  /** What the server answered when the whole form was sent. */
  remember(text: string, checks: readonly RuleCheck<Rule>[]): void {
    if (checks.length > 0) this.known = { text, checks };
  }

  /** Whether the server holds a rule to be kept by this text; undefined where it hasn't said. */
  isKept(rule: Rule, text: string): boolean | undefined {
    const status =
      this.known?.text === text ? this.known.checks.find((check) => check.rule === rule)?.status : undefined;
    return status === undefined || status === 'N' ? undefined : status === 'P';
  }

  stop(): void {
    this.cancel();
    this.wanted = undefined;
  }

  private async request(text: string): Promise<void> {
    const answer = await this.ask(text);
    runInAction(() => {
      // A failure is no answer: the slot stays as it is, and sending decides.
      if (this.wanted === text && answer.ok) this.known = { text, checks: answer.value };
    });
  }
}
