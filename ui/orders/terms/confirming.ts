import { makeAutoObservable, runInAction } from 'mobx';
import { requiredAgreements, type LineAgreements } from '../../../application/orders/list-agreements';
import type { ListedOrder } from '../../../application/orders/listed-order';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { Locale } from '../../../application/ports/locale';
import type { FundAgreements } from '../../../application/ports/orders/fund-agreements';
import type { PasswordRejection } from '../../../application/submissions/password-rejection';
import type { SubmissionOutcome, SubmissionStep } from '../../../application/submissions/submission-outcome';
import { readTransactionSecret } from '../../../domain/credentials/secrets/check-transaction-secret';
import { fundId } from '../../../domain/funds/finding/fund-listing';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { ok } from '../../../domain/kernel/result';
import type { Region } from '../../../domain/region';
import type { Order } from '../../../domain/trading/orders/order';
import { type ClientFacts, type NoteKind, requiredNotes } from '../../../domain/trading/notes/required-notes';
import { Panel } from '../../stores/panel';
import { ListTerms } from './list-terms';
import type { PasswordProblem } from './secret-form';

/** What a confirmation works with, whatever it is of. */
export type ConfirmingSources = {
  readonly agreements: FundAgreements;
  readonly locale: Locale;
  readonly region: Region;
};

/** What is to be confirmed, and what of it decides what the client accepts first. */
export type Asked<Wanted> = {
  readonly wanted: Wanted;
  /** What it orders from then on; undefined where it orders nothing. */
  readonly item: Order | undefined;
  /** The funds of that, the one which is bought the last. */
  readonly funds: readonly FundPreview[];
  readonly clientFacts: ClientFacts;
};

/** What became of sending it: done, which says what is now; or not, and why. */
export type ConfirmedOutcome<Done, Why> =
  | { readonly kind: 'done'; readonly done: Done }
  | { readonly kind: 'password'; readonly why: PasswordRejection }
  | { readonly kind: 'not-possible'; readonly why: Why }
  | Extract<SubmissionOutcome<never>, { readonly failure: CallFailure }>;

/** How far it has come. */
export type ConfirmingPhase<Done, Why> =
  | { readonly kind: 'composing' }
  | { readonly kind: 'confirming'; readonly problem?: CallFailure | 'not-received' }
  | { readonly kind: SubmissionStep }
  | { readonly kind: 'not-possible'; readonly why: Why }
  /** It may have arrived or not. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'done'; readonly done: Done };

type Way<Wanted, Done, Why> = {
  /** Undefined while something is missing. */
  readonly asked: () => Asked<Wanted> | undefined;
  readonly send: (
    wanted: Wanted,
    secret: string,
    onStep: (step: SubmissionStep) => void,
  ) => Promise<ConfirmedOutcome<Done, Why>>;
  /** Looks for what was sent and whose answer was lost. */
  readonly find: (wanted: Wanted) => Promise<ConfirmedOutcome<Done, Why>>;
  readonly onDone?: () => void;
};

/** Confirming what is set up for later: what is accepted, the trading password or PIN, and sending it at most once [RSP-07, RSP-08, LINK-32, TRADE-65, PIN-03, API-90]. */
export class Confirming<Wanted, Done, Why> {
  /** What the client agrees to before orders of the funds. */
  readonly agreements: Panel<LineAgreements>;
  readonly terms: ListTerms;
  phase: ConfirmingPhase<Done, Why> = { kind: 'composing' };
  password = '';
  passwordProblem: PasswordProblem | undefined;

  constructor(
    private readonly sources: ConfirmingSources,
    private readonly way: Way<Wanted, Done, Why>,
  ) {
    this.agreements = new Panel(async () => {
      const { item } = way.asked() ?? {};
      const found = item ? await requiredAgreements(sources.agreements, [item]) : ok([]);
      return found.ok ? ok(found.value[0] ?? new Map()) : found;
    });
    this.terms = new ListTerms({
      neededNotes: () => this.notes,
      riskLevel: () => way.asked()?.clientFacts.riskLevel,
      orders: () => this.ordered,
    });
    makeAutoObservable<this, 'sources' | 'way'>(
      this,
      { agreements: false, terms: false, sources: false, way: false },
      { autoBind: true, deep: false },
    );
  }

  get isSending(): boolean {
    return this.phase.kind === 'sending' || this.phase.kind === 'finding';
  }

  /** Whether nothing but the trading password or PIN is missing. */
  get isAccepted(): boolean {
    return this.agreements.value !== undefined && !this.agreements.isOutdated && this.terms.areAccepted;
  }

  /** Goes on to the confirmation, where nothing is missing; says whether it did. */
  async begin(): Promise<boolean> {
    if (!this.way.asked()) return false;
    this.terms.recall({ accepted: [], agreed: [] });
    this.phase = { kind: 'confirming' };
    await this.agreements.load();
    return true;
  }

  /** Back to composing. */
  goBack(): void {
    if (this.isSending) return;
    this.typePassword('');
    this.phase = { kind: 'composing' };
  }

  typePassword(text: string): void {
    this.password = text;
    this.passwordProblem = undefined;
  }

  async send(): Promise<void> {
    const asked = this.way.asked();
    if (!asked || this.phase.kind !== 'confirming' || !this.isAccepted) return;
    const secret = readTransactionSecret(this.sources.region, this.password);
    if (!secret.ok) {
      this.passwordProblem = secret.error;
      return;
    }
    this.typePassword('');
    this.phase = { kind: 'sending' };
    const onStep = (kind: SubmissionStep) => runInAction(() => (this.phase = { kind }));
    this.judge(await this.way.send(asked.wanted, secret.value, onStep));
  }

  /** Looks for what was sent and whose answer was lost. */
  async find(): Promise<void> {
    const asked = this.way.asked();
    if (!asked || this.phase.kind !== 'unknown') return;
    this.phase = { kind: 'finding' };
    this.judge(await this.way.find(asked.wanted));
  }

  private get ordered(): readonly ListedOrder[] {
    const { item, funds: own = [] } = this.way.asked() ?? {};
    if (!item) return [];
    const funds = new Map(own.map((fund) => [fundId(fund), fund]));
    const agreements: LineAgreements = this.agreements.value ?? new Map();
    return [{ item, funds, language: this.sources.locale.current(), agreements }];
  }

  private get notes(): readonly NoteKind[] {
    const asked = this.way.asked();
    if (!asked?.item) return [];
    const fundRisk = asked.funds.at(-1)?.fundRiskRating ?? NaN;
    return requiredNotes({ kind: asked.item.kind === 'switch' ? 'switch' : 'buy', fundRisk }, asked.clientFacts);
  }

  private judge(outcome: ConfirmedOutcome<Done, Why>): void {
    runInAction(() => {
      if (outcome.kind === 'password') this.passwordProblem = outcome.why;
      if (outcome.kind === 'done') this.way.onDone?.();
      this.phase = phaseAfter(outcome);
    });
  }
}

function phaseAfter<Done, Why>(outcome: ConfirmedOutcome<Done, Why>): ConfirmingPhase<Done, Why> {
  if (outcome.kind === 'done' || outcome.kind === 'not-possible') return outcome;
  if (outcome.kind === 'password') return { kind: 'confirming' };
  if (outcome.kind === 'unknown') return { kind: 'unknown' };
  return { kind: 'confirming', problem: outcome.kind === 'refused' ? outcome.failure : 'not-received' };
}
