import { makeAutoObservable, runInAction } from 'mobx';
import type {
  InstructDividend,
  InstructDividendOutcome,
  WantedInstruction,
} from '../../../application/dividends/instruct-dividend';
import { agreementsOf, type LineAgreements } from '../../../application/orders/list-agreements';
import type { ListedOrder } from '../../../application/orders/listed-order';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { Locale } from '../../../application/ports/locale';
import type { FundAgreements } from '../../../application/ports/orders/fund-agreements';
import type { SubmissionStep } from '../../../application/submissions/submission-outcome';
import { checkTransactionSecret } from '../../../domain/credentials/secrets/check-transaction-secret';
import type { DividendHolding, InstructionProblem } from '../../../domain/dividends/dividend-instruction';
import type { FundPreview } from '../../../domain/funds/fund-preview';
import { ok } from '../../../domain/kernel/result';
import type { Region } from '../../../domain/region';
import type { TradingItem } from '../../../domain/trading/e-list/trading-item';
import { type ClientFacts, type NoteKind, requiredNotes } from '../../../domain/trading/notes/required-notes';
import { ListTerms } from '../../orders/terms/list-terms';
import type { PasswordProblem } from '../../orders/terms/secret-form';
import { Panel } from '../../stores/panel';

/** What the confirmation works with. */
export type ConfirmingSources = {
  readonly instruct: Pick<InstructDividend, 'execute' | 'find'>;
  readonly agreements: FundAgreements;
  readonly locale: Locale;
  readonly region: Region;
};

/** How far a change of an instruction has come. */
export type DividendPhase =
  | { readonly kind: 'composing' }
  | { readonly kind: 'confirming'; readonly problem?: CallFailure | 'not-received' }
  | { readonly kind: SubmissionStep }
  | { readonly kind: 'not-possible'; readonly why: InstructionProblem }
  /** It may have arrived or not. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'done'; readonly holding: DividendHolding };

/** An instruction as it is to be, and what of it decides what the client accepts first. */
type AskedInstruction = {
  readonly wanted: Omit<WantedInstruction, 'password'>;
  readonly into: FundPreview | undefined;
  readonly clientFacts: ClientFacts;
};

/** Confirming what is to be done with dividends: what is accepted, the trading password, and sending it at most once [LINK-32, TRADE-65, API-90]. */
export class DividendConfirming {
  readonly agreements: Panel<LineAgreements>;
  readonly terms: ListTerms;
  phase: DividendPhase = { kind: 'composing' };
  password = '';
  passwordProblem: PasswordProblem | undefined;

  constructor(
    private readonly sources: ConfirmingSources,
    private readonly ask: () => AskedInstruction | undefined,
  ) {
    this.agreements = new Panel(async () => {
      const { item } = this;
      const found = item ? await agreementsOf(sources.agreements, [item]) : ok([]);
      return found.ok ? ok(found.value[0] ?? new Map()) : found;
    });
    this.terms = new ListTerms({
      neededNotes: () => this.notes,
      orders: () => this.ordered,
      onChange: () => undefined,
    });
    makeAutoObservable<this, 'sources' | 'ask'>(
      this,
      { agreements: false, terms: false, sources: false, ask: false },
      { autoBind: true, deep: false },
    );
  }

  get asked(): AskedInstruction | undefined {
    return this.ask();
  }

  get isSending(): boolean {
    return this.phase.kind === 'sending' || this.phase.kind === 'finding';
  }

  /** Whether nothing but the trading password is missing. */
  get isAccepted(): boolean {
    return this.agreements.value !== undefined && !this.agreements.isOutdated && this.terms.areAccepted;
  }

  begin(): void {
    this.typePassword('');
    this.phase = { kind: 'composing' };
  }

  async goOn(): Promise<boolean> {
    if (!this.asked) return false;
    this.terms.recall({ accepted: [], agreed: [] });
    this.phase = { kind: 'confirming' };
    await this.agreements.load();
    return true;
  }

  goBack(): void {
    if (!this.isSending) this.begin();
  }

  typePassword(text: string): void {
    this.password = text;
    this.passwordProblem = undefined;
  }

  async send(): Promise<void> {
    const { password, asked } = this;
    if (!asked || this.phase.kind !== 'confirming' || !this.isAccepted) return;
    const typed = checkTransactionSecret(this.sources.region, password);
    if (typed !== undefined) {
      this.passwordProblem = typed;
      return;
    }
    this.typePassword('');
    this.phase = { kind: 'sending' };
    const onStep = (kind: SubmissionStep) => runInAction(() => (this.phase = { kind }));
    this.judge(await this.sources.instruct.execute({ ...asked.wanted, password }, onStep));
  }

  /** Looks for an instruction whose answer was lost. */
  async find(): Promise<void> {
    const { asked } = this;
    if (!asked || this.phase.kind !== 'unknown') return;
    this.phase = { kind: 'finding' };
    this.judge(await this.sources.instruct.find(asked.wanted));
  }

  /** What each dividend then orders; nothing where it is paid out. */
  private get item(): TradingItem | undefined {
    const { into, wanted } = this.asked ?? {};
    return into && wanted && { type: 'B', fundCode: into.code, currency: wanted.currency };
  }

  private get ordered(): readonly ListedOrder[] {
    const { item } = this;
    const into = this.asked?.into;
    if (!item || !into) return [];
    const agreements: LineAgreements = this.agreements.value ?? new Map();
    return [{ item, funds: new Map([[into.code, into]]), language: this.sources.locale.current(), agreements }];
  }

  private get notes(): readonly NoteKind[] {
    const { into, clientFacts } = this.asked ?? {};
    return into && clientFacts ? requiredNotes({ kind: 'buy', fundRisk: into.fundRiskRating ?? NaN }, clientFacts) : [];
  }

  private judge(outcome: InstructDividendOutcome): void {
    runInAction(() => {
      if (outcome.kind === 'password') this.passwordProblem = outcome.why;
      this.phase = phaseAfter(outcome);
    });
  }
}

function phaseAfter(outcome: InstructDividendOutcome): DividendPhase {
  switch (outcome.kind) {
    case 'instructed':
      return { kind: 'done', holding: outcome.holding };
    case 'password':
      return { kind: 'confirming' };
    case 'not-possible':
      return outcome;
    case 'unknown':
      return { kind: 'unknown' };
    default:
      return { kind: 'confirming', problem: outcome.kind === 'refused' ? outcome.failure : 'not-received' };
  }
}
