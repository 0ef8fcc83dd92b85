import { makeAutoObservable, runInAction } from 'mobx';
import { findDocumentsToRead } from '../../../application/orders/find-documents-to-read';
import { requiredAgreements, type LineAgreements } from '../../../application/orders/list-agreements';
import type { ListedOrder } from '../../../application/orders/listed-order';
import type { NeededNote } from '../../../application/orders/needed-notes';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { Locale } from '../../../application/ports/locale';
import type { FundRecords } from '../../../application/ports/funds/fund-records';
import type { FundAgreements } from '../../../application/ports/orders/fund-agreements';
import type { PasswordRejection } from '../../../application/submissions/password-rejection';
import type { SubmissionOutcome, SubmissionStep } from '../../../application/submissions/submission-outcome';
import { readTransactionSecret } from '../../../domain/credentials/secrets/check-transaction-secret';
import { isForChangedTerms } from '../../../application/submissions/changed-terms';
import { orderNotesVersion } from '../../../config/order-notes-version';
import type { DocumentToRead } from '../../../domain/trading/notes/documents-to-read';
import { fundId } from '../../../domain/funds/finding/fund-listing';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { ok } from '../../../domain/kernel/result';
import type { Region } from '../../../domain/region';
import type { Order } from '../../../domain/trading/orders/order';
import type { AcceptedTexts } from '../../../domain/trading/notes/accepted-text';
import { type ClientFacts, requiredNotes } from '../../../domain/trading/notes/required-notes';
import { AsyncResource } from '../../stores/async-resource';
import { ListTerms } from './list-terms';
import type { PasswordProblem } from './secret-form';

/** The dependencies of any confirmation. */
export type ConfirmationDeps = {
  readonly agreements: FundAgreements;
  readonly fundRecords: Pick<FundRecords, 'documents'>;
  readonly locale: Locale;
  readonly region: Region;
  /** True if the server keeps the texts that were accepted. */
  readonly keepsTexts?: boolean;
};

/** The input to be confirmed, with the facts that decide what the client accepts first. */
export type ConfirmationRequest<Input> = {
  readonly input: Input;
  /** The order that it leads to; undefined where it orders nothing. */
  readonly item: Order | undefined;
  /** The funds of that, the one which is bought the last. */
  readonly funds: readonly FundPreview[];
  readonly clientFacts: ClientFacts;
};

/** The confirmation of an input: the trading password or PIN, and the texts that were accepted where the server keeps them. */
export type Confirmed = { readonly secret: string; readonly acceptedTexts: AcceptedTexts | undefined };

/** The outcome of sending: done with the new state, refused with the reason, or failed. */
export type ConfirmedOutcome<Output, Reason> =
  | { readonly kind: 'done'; readonly done: Output }
  | { readonly kind: 'password'; readonly why: PasswordRejection }
  | { readonly kind: 'not-possible'; readonly why: Reason }
  | Extract<SubmissionOutcome<never>, { readonly failure: CallFailure }>;

/** The steps of a confirmation. */
export type ConfirmationPhase<Output, Reason> =
  | { readonly kind: 'composing' }
  | { readonly kind: 'confirming'; readonly problem?: CallFailure | 'not-received' }
  | { readonly kind: SubmissionStep }
  /** Nothing was sent: the terms have changed since this page was loaded, which has only the old ones. */
  | { readonly kind: 'terms-changed' }
  | { readonly kind: 'not-possible'; readonly why: Reason }
  /** It may have arrived or not. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'done'; readonly done: Output };

type NeededTexts = { readonly agreements: LineAgreements; readonly documents: readonly DocumentToRead[] };

type ConfirmationHandlers<Input, Output, Reason> = {
  /** Undefined while something is missing. */
  readonly request: () => ConfirmationRequest<Input> | undefined;
  readonly send: (
    input: Input,
    confirmed: Confirmed,
    onStep: (step: SubmissionStep) => void,
  ) => Promise<ConfirmedOutcome<Output, Reason>>;
  /** Looks for what was sent and whose answer was lost. */
  readonly find: (input: Input) => Promise<ConfirmedOutcome<Output, Reason>>;
  readonly onDone?: () => void;
};

/**
 * Confirming what is set up for later: what is accepted, the trading password or PIN, and sending it at most once
 * [RSP-07, RSP-08, LINK-32, TRADE-65, PIN-03, API-90].
 */
export class ConfirmationFlow<Input, Output, Reason> {
  /** The agreements that the order requires, and the papers to read before it. */
  readonly needed: AsyncResource<NeededTexts>;
  readonly terms: ListTerms;
  phase: ConfirmationPhase<Output, Reason> = { kind: 'composing' };
  password = '';
  passwordProblem: PasswordProblem | undefined;

  constructor(
    private readonly deps: ConfirmationDeps,
    private readonly handlers: ConfirmationHandlers<Input, Output, Reason>,
  ) {
    this.needed = new AsyncResource(async () => {
      const { item } = handlers.request() ?? {};
      const items = item ? [item] : [];
      const [agreements, documents] = await Promise.all([
        requiredAgreements(deps.agreements, items),
        findDocumentsToRead(deps.fundRecords, items),
      ]);
      if (!agreements.ok) return agreements;
      return ok({ agreements: agreements.value[0] ?? new Map(), documents: documents[0] ?? [] });
    });
    this.terms = new ListTerms({
      neededNotes: () => this.notes,
      riskLevel: () => handlers.request()?.clientFacts.riskLevel,
      orders: () => this.ordered,
    });
    makeAutoObservable<this, 'deps' | 'handlers'>(
      this,
      { needed: false, terms: false, deps: false, handlers: false },
      { autoBind: true, deep: false },
    );
  }

  /** True while nothing of it can be changed: it is on its way, or its terms aren't in force any more. */
  get isLocked(): boolean {
    return this.isSending || this.phase.kind === 'terms-changed';
  }

  get isSending(): boolean {
    return this.phase.kind === 'sending' || this.phase.kind === 'finding';
  }

  /** True once everything that is to be accepted is known, as it stands now. */
  get areTermsKnown(): boolean {
    return this.needed.value !== undefined && !this.needed.isOutdated;
  }

  /** True when nothing but the trading password or PIN is missing. */
  get isAccepted(): boolean {
    return this.areTermsKnown && this.terms.areAccepted;
  }

  /** Goes on to the confirmation, where nothing is missing; says whether it did. */
  async begin(): Promise<boolean> {
    if (!this.handlers.request()) return false;
    this.terms.withdraw();
    this.phase = { kind: 'confirming' };
    await this.needed.load();
    return true;
  }

  /** Goes back to composing. */
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
    const request = this.handlers.request();
    if (!request || this.phase.kind !== 'confirming' || !this.isAccepted) return;
    const secret = readTransactionSecret(this.deps.region, this.password);
    if (!secret.ok) {
      this.passwordProblem = secret.error;
      return;
    }
    this.typePassword('');
    this.phase = { kind: 'sending' };
    const onStep = (kind: SubmissionStep) => runInAction(() => (this.phase = { kind }));
    const confirmed = { secret: secret.value, acceptedTexts: this.acceptedTexts };
    this.applyOutcome(await this.handlers.send(request.input, confirmed, onStep));
  }

  /** Looks for what was sent and whose answer was lost. */
  async find(): Promise<void> {
    const request = this.handlers.request();
    if (!request || this.phase.kind !== 'unknown') return;
    this.phase = { kind: 'finding' };
    this.applyOutcome(await this.handlers.find(request.input));
  }

  private get acceptedTexts(): AcceptedTexts | undefined {
    const texts = this.terms.acceptedTexts;
    return this.deps.keepsTexts && texts.length > 0 ? { version: orderNotesVersion, texts } : undefined;
  }

  private get ordered(): readonly ListedOrder[] {
    const { item, funds: own = [] } = this.handlers.request() ?? {};
    if (!item) return [];
    const funds = new Map(own.map((fund) => [fundId(fund), fund]));
    const { agreements = new Map(), documents } = this.needed.value ?? {};
    return [{ item, funds, language: this.deps.locale.current(), agreements, documents }];
  }

  private get notes(): readonly NeededNote[] {
    const request = this.handlers.request();
    if (!request?.item) return [];
    const fundRisk = request.funds.at(-1)?.fundRiskRating ?? NaN;
    const kind = request.item.kind === 'switch' ? 'switch' : 'buy';
    return requiredNotes({ kind, fundRisk }, request.clientFacts).map((note) => ({ note, kinds: [kind] }));
  }

  private applyOutcome(outcome: ConfirmedOutcome<Output, Reason>): void {
    runInAction(() => {
      if (outcome.kind === 'password') this.passwordProblem = outcome.why;
      if (outcome.kind === 'done') this.handlers.onDone?.();
      this.phase = phaseAfter(outcome);
      if (this.phase.kind === 'terms-changed') this.terms.withdraw();
    });
  }
}

function phaseAfter<Output, Reason>(outcome: ConfirmedOutcome<Output, Reason>): ConfirmationPhase<Output, Reason> {
  if (outcome.kind === 'done' || outcome.kind === 'not-possible') return outcome;
  if (outcome.kind === 'password') return { kind: 'confirming' };
  if (outcome.kind === 'unknown') return { kind: 'unknown' };
  if (isForChangedTerms(outcome.failure)) return { kind: 'terms-changed' };
  return { kind: 'confirming', problem: outcome.kind === 'refused' ? outcome.failure : 'not-received' };
}
