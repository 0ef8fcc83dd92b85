import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import type { PendingSubmission } from '../../../application/ports/submissions/pending-submissions';
import { SessionEpoch } from '../../../application/session/session-epoch';
import type { SubmissionOutcome } from '../../../application/submissions/submission-outcome';
import { SubmitOnce } from '../../../application/submissions/submit-once';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { commitDeadline } from '../../../domain/submissions/commit-deadline';
import { submissionErrorCodes } from '../../../domain/submissions/submission-error-codes';
import { MemorySubmissions, type SubmissionsDevice } from '../../builders/memory-submissions';
import { TestClock } from '../../builders/test-clock';

/** The faults that may happen to one request. */
export const submissionFaults = [
  'none',
  'no connection',
  'timeout',
  'answer lost',
  'answer cut',
  '5xx before commit',
  '5xx after commit',
  'refused',
] as const;
export type SubmissionFault = (typeof submissionFaults)[number];

export type Shown = { readonly kind: 'idle' } | { readonly kind: 'sending' } | SubmissionOutcome<string>;

/** Once everything that needs no time and no step has happened. */
export const quiet = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

type Effect = {
  readonly key: string;
  readonly body: string;
  readonly device: SubmissionsDevice;
  readonly attempt: number;
  readonly answer: string;
};
type Reply = Result<string, CallFailure>;

const timeout: CallFailure = { kind: 'no-answer', reason: 'timeout' };
const rejected = (code: string): CallFailure => ({ kind: 'rejected', errors: [{ code }] });
const serverError = (status: number): CallFailure => ({ kind: 'server-error', status });

/**
 * The rules of a server: whether it gives out keys, and whether each device draws its own or all state the same one, as
 * what names itself does.
 */
type Rules = { readonly hasStateCall: boolean; readonly keys: 'drawn' | 'stated' };

/** A server with a key table, the devices of a client with their tabs, and the network between them, moved one step at a time. */
export class SubmissionSetup {
  readonly clock = new TestClock();
  readonly effects: Effect[] = [];
  readonly tabs: Tab[] = [];
  /** The events under way: requests and answers travelling, commits to come. */
  readonly events: (() => void)[] = [];
  areLooksFailing = false;
  attempts = 0;
  /** The devices on which a tab learnt that something was received. */
  readonly informed = new Set<SubmissionsDevice>();
  private readonly keyTable = new Map<string, Effect>();
  private readonly inFlight = new Set<string>();

  constructor(readonly rules: Rules) {}

  open(device: SubmissionsDevice): void {
    this.tabs.push(new Tab(this, device));
  }

  /** Lets one of the things under way happen. */
  step(which: number): void {
    const [event] = this.events.splice(Math.max(which, 0) % Math.max(this.events.length, 1), 1);
    event?.();
  }

  /** Lets everything under way end. */
  async drain(): Promise<void> {
    for (let round = 0; round < 12; round += 1) {
      while (this.events.length > 0) {
        this.step(0);
        await quiet();
      }
      this.clock.advance(commitDeadline);
      await quiet();
    }
  }

  send(tab: Tab, { key, body, fault }: { key: string; body: string; fault: SubmissionFault }): AsyncResult<string> {
    this.attempts += 1;
    const attempt = this.attempts;
    return new Promise((resolve) => {
      const session = tab.epoch.current();
      let hasArrived = false;
      const reply = (answer: Reply) => {
        resolve(tab.epoch.current() === session ? answer : err({ kind: 'superseded' }));
      };
      const answer = (given: Reply) => this.events.push(() => reply(given));
      const arrive = () => {
        if (hasArrived) return;
        hasArrived = true;
        this.take({ key, body, device: tab.device, attempt }, fault, answer);
      };
      if (fault === 'no connection') {
        answer(err({ kind: 'no-answer', reason: 'offline' }));
        return;
      }
      this.events.push(arrive);
      // Who gives up, or whose page is gone, sends nothing more, but all of it may have left.
      tab.onGone(arrive);
      if (fault === 'timeout')
        this.events.push(() => {
          arrive();
          reply(err(timeout));
        });
    });
  }

  /** Under a stated key another device may have sent something else, which isn't what is looked for. */
  look(tab: Tab, key: string, body: string): AsyncResult<string | undefined> {
    const { epoch, client } = tab;
    const session = epoch.current();
    return new Promise((resolve) => {
      this.events.push(() => {
        const known = this.keyTable.get(key);
        const own = this.rules.keys === 'drawn' || known?.body === body ? known?.answer : undefined;
        const found = client === 'owner' ? own : 'something of another client';
        const answer = this.areLooksFailing ? err(serverError(500)) : ok(found);
        this.events.push(() => {
          resolve(epoch.current() === session ? answer : err({ kind: 'superseded' }));
        });
      });
    });
  }

  private take(
    { key, body, device, attempt }: Omit<Effect, 'answer'>,
    fault: SubmissionFault,
    answer: (given: Reply) => void,
  ): void {
    const known = this.keyTable.get(key);
    if (known) {
      answer(known.body === body ? ok(known.answer) : err(rejected(submissionErrorCodes.keyReused)));
      return;
    }
    if (this.inFlight.has(key)) {
      answer(err(rejected(submissionErrorCodes.inFlight)));
      return;
    }
    this.inFlight.add(key);
    const deadline = this.clock.now() + commitDeadline;
    this.events.push(() => {
      this.inFlight.delete(key);
      if (fault === 'refused') answer(err(rejected('LIMIT_EXCEEDED')));
      else if (fault === '5xx before commit' || this.clock.now() >= deadline) answer(err(serverError(503)));
      else {
        const effect = { key, body, device, attempt, answer: `answer ${attempt}` };
        this.keyTable.set(key, effect);
        this.effects.push(effect);
        answer(this.answerAfter(fault, effect));
      }
    });
  }

  private answerAfter(fault: SubmissionFault, { answer }: Effect): Reply {
    if (fault === 'answer lost') return err(timeout);
    if (fault === 'answer cut') return err({ kind: 'malformed' });
    return fault === '5xx after commit' ? err(serverError(502)) : ok(answer);
  }
}

const subject = { userId: 'owner', kind: 'order' };

/** A tab that shows one form, from which one submission is sent. */
export class Tab {
  epoch = new SessionEpoch();
  client: 'owner' | 'other' = 'owner';
  shown: Shown = { kind: 'idle' };
  /** The number of requests sent when a refusal or a "not received" was shown, and the body it was shown for. */
  verdict: { readonly attempts: number; readonly body: string } | undefined;
  pending: PendingSubmission | undefined;
  private submissions: MemorySubmissions;
  private once: SubmitOnce;
  private goes: (() => void)[] = [];
  private page = 0;
  /** True where this form was opened after the submission had been carried out: what it sends is another one. */
  private isOfAnotherWish = false;
  /** The body last sent from this form. */
  private body = '';

  constructor(
    private readonly setup: SubmissionSetup,
    readonly device: SubmissionsDevice,
  ) {
    this.submissions = new MemorySubmissions(device);
    this.once = this.newOnce();
    void this.begin();
  }

  onGone(call: () => void): void {
    this.goes.push(call);
  }

  async press(body: string, fault: SubmissionFault): Promise<void> {
    const { pending, page, setup } = this;
    if (!pending || this.isOfAnotherWish || this.client !== 'owner') return;
    if (this.shown.kind === 'sending' || this.shown.kind === 'received') return;
    this.shown = { kind: 'sending' };
    this.verdict = undefined;
    this.body = body;
    const outcome = await this.once.execute<string>({
      subject,
      pending,
      send: (key) => setup.send(this, { key, body, fault }),
      lookup: setup.rules.hasStateCall ? () => setup.look(this, pending.key, body) : undefined,
    });
    this.take(outcome, page, body);
  }

  async find(): Promise<void> {
    const { pending, page, setup, body } = this;
    if (!pending || this.shown.kind !== 'unknown' || this.client !== 'owner') return;
    const lookup = setup.rules.hasStateCall ? () => setup.look(this, pending.key, body) : undefined;
    this.shown = { kind: 'sending' };
    this.take(await this.once.find<string>({ subject, lookup }), page, body);
  }

  /** The client has looked elsewhere what became of it. */
  async abandon(): Promise<void> {
    await this.once.abandon(subject);
  }

  reload(): void {
    this.submissions.close();
    this.epoch.advance();
    this.epoch = new SessionEpoch();
    for (const call of this.goes) call();
    this.goes = [];
    this.submissions = new MemorySubmissions(this.device);
    this.renew();
  }

  /** Another client's session takes the place of this one, or the owner's that of the other. */
  change(client: Tab['client']): void {
    if (this.client === client) return;
    this.epoch.advance();
    this.client = client;
    this.renew();
  }

  private renew(): void {
    this.once = this.newOnce();
    this.page += 1;
    this.shown = { kind: 'idle' };
    this.verdict = undefined;
    this.pending = undefined;
    if (this.client === 'owner') void this.begin();
  }

  private newOnce(): SubmitOnce {
    return new SubmitOnce(this.submissions, { clock: this.setup.clock, epoch: this.epoch });
  }

  private async begin(): Promise<void> {
    const { page } = this;
    const isStated = this.setup.rules.keys === 'stated';
    const pending = isStated ? { key: deriveKey('stated', 'order'), isSent: false } : await this.once.begin(subject);
    if (page !== this.page) return;
    this.pending = pending;
    this.isOfAnotherWish = !isStated && this.setup.informed.has(this.device);
  }

  private take(outcome: SubmissionOutcome<string>, page: number, body: string): void {
    if (outcome.kind === 'received') this.setup.informed.add(this.device);
    if (page !== this.page) return;
    this.shown = outcome;
    if (outcome.kind === 'refused' || outcome.kind === 'not-received')
      this.verdict = { attempts: this.setup.attempts, body };
  }
}
