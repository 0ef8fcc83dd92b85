import { makeAutoObservable } from 'mobx';
import { listAgreements, type ListedAgreement } from '../../../application/orders/listed-agreements';
import type { ListedOrder } from '../../../application/orders/listed-order';
import type { NeededNote } from '../../../application/orders/needed-notes';
import type { OrderListDraft } from '../../../application/orders/order-list-drafts';
import {
  type FeeDisclosure,
  requiredFeeDisclosures,
  type FundAboveTolerance,
  fundsAboveTolerance,
} from '../../../domain/trading/notes/note-details';
import type { DocumentToRead } from '../../../domain/trading/notes/documents-to-read';
import type { RiskLevel } from '../../../domain/suitability/risk/risk-level';
import type { AcceptedText } from '../../../domain/trading/notes/accepted-text';
import { groupByOrderKinds, inShownOrder } from '../../../domain/trading/orders/group-by-order-kinds';
import { lastFundCode, type OrderKind } from '../../../domain/trading/orders/order';
import { type NoteKind, openNotes } from '../../../domain/trading/notes/required-notes';

type Deps = {
  readonly neededNotes: () => readonly NeededNote[];
  /** Returns the client's risk level. */
  readonly riskLevel: () => RiskLevel | undefined;
  /** The orders that are left. */
  readonly orders: () => readonly ListedOrder[];
};

/** A text to accept as it is shown, by the code of its note or agreement. */
export type TermText = {
  readonly code: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The papers that it asks the client to read, each with the address that it is read at. */
  readonly documents?: readonly { readonly text: string; readonly address: string }[] | undefined;
};

type NeededTerm = {
  readonly kinds: readonly OrderKind[];
  readonly note?: NoteKind;
  readonly agreement?: ListedAgreement;
};

/** The notes and agreements that the same kinds of order need. */
export type TermGroup = {
  readonly kinds: readonly OrderKind[];
  readonly notes: readonly NoteKind[];
  readonly agreements: readonly ListedAgreement[];
};

/**
 * The notes and agreements that a list requires, and those accepted so far [TRADE-24, TRADE-55..57, TRADE-65,
 * TRADE-81..84, TRADE-106..111].
 */
export class ListTerms {
  ticked: readonly NoteKind[] = [];
  /** The categories of the agreements that are accepted. */
  agreed: readonly string[] = [];
  /** The texts of both, as they stood when they were accepted. */
  texts: readonly AcceptedText[] = [];

  /** The texts as they are on the screen. */
  private shown: readonly TermText[] = [];

  constructor(private readonly dependencies: Deps) {
    makeAutoObservable<this, 'dependencies' | 'shown'>(
      this,
      { dependencies: false, shown: false },
      { autoBind: true, deep: false },
    );
  }

  /** The notes that these orders and this client need. */
  get notes(): readonly NoteKind[] {
    return this.dependencies.neededNotes().map(({ note }) => note);
  }

  /** All that is to be accepted, by the kinds of order that need it. */
  get groups(): readonly TermGroup[] {
    const notes = this.dependencies.neededNotes().map(({ note, kinds }) => ({ kinds, note }));
    const agreements = this.agreements.map((agreement) => ({ kinds: this.kindsOf(agreement), agreement }));
    return groupByOrderKinds<NeededTerm>([...notes, ...agreements]).map((terms) => ({
      kinds: terms[0].kinds,
      notes: terms.flatMap(({ note }) => note ?? []),
      agreements: terms.flatMap(({ agreement }) => agreement ?? []),
    }));
  }

  /** The agreements of the funds of these orders, each once. */
  get agreements(): readonly ListedAgreement[] {
    return listAgreements(this.dependencies.orders());
  }

  /** The fee disclosures of these orders. */
  get fees(): readonly FeeDisclosure[] {
    return requiredFeeDisclosures(
      this.dependencies.orders().map(({ item }) => ({ kind: item.kind, feeRate: item.feeRate })),
    );
  }

  /** The funds of these orders that are above what suits the client. */
  get fundsAboveTolerance(): readonly FundAboveTolerance[] {
    const bought = this.dependencies.orders().flatMap(({ item, funds }) => {
      if (item.kind === 'redemption') return [];
      const code = lastFundCode(item);
      const fund = funds.get(code);
      return [{ code, name: fund?.name ?? code, risk: fund?.fundRiskRating }];
    });
    return fundsAboveTolerance(bought, this.dependencies.riskLevel());
  }

  /** The papers of the funds of these orders that the client is asked to read, each fund’s once. */
  get documents(): readonly { readonly fund: string; readonly document: DocumentToRead }[] {
    const byFund = new Map(
      this.dependencies.orders().map(({ item, funds, documents = [] }) => {
        const code = lastFundCode(item);
        const fund = funds.get(code)?.name ?? code;
        return [code, documents.map((document) => ({ fund, document }))];
      }),
    );
    return [...byFund.values()].flat();
  }

  /** The number of texts that are still to be accepted. */
  get openCount(): number {
    const openAgreements = this.agreements.filter(({ categoryCode }) => !this.agreed.includes(categoryCode));
    return openNotes(this.notes, this.ticked).length + openAgreements.length;
  }

  get areAccepted(): boolean {
    return this.openCount === 0;
  }

  /** The needed notes that are accepted. */
  get accepted(): readonly NoteKind[] {
    return this.notes.filter((note) => this.ticked.includes(note));
  }

  /** The texts of what is needed and accepted, as they stood when they were accepted, in the order shown. */
  get acceptedTexts(): readonly AcceptedText[] {
    const codes = this.groups.flatMap(({ notes, agreements }): readonly string[] => [
      ...notes.filter((note) => this.ticked.includes(note)),
      ...agreements.map(({ categoryCode }) => categoryCode).filter((code) => this.agreed.includes(code)),
    ]);
    return codes.flatMap((code) => this.texts.find((text) => text.code === code) ?? []);
  }

  /**
   * Takes in the texts that are on the screen now. What was accepted with other words, in another language or about
   * other funds, is to be accepted anew.
   */
  show(texts: readonly TermText[]): void {
    this.shown = texts;
    for (const { code, title, text } of texts.map(toAccepted)) {
      const accepted = this.texts.find((one) => one.code === code);
      if (accepted?.title === title && accepted.text === text) continue;
      if (this.ticked.some((note) => note === code)) this.ticked = this.ticked.filter((note) => note !== code);
      if (this.agreed.includes(code)) this.agreed = this.agreed.filter((one) => one !== code);
    }
  }

  recall({ accepted, agreed, texts }: Pick<OrderListDraft, 'accepted' | 'agreed' | 'texts'>): void {
    this.ticked = accepted;
    this.agreed = agreed;
    this.texts = texts;
  }

  /** Takes back all that was accepted. */
  withdraw(): void {
    this.recall({ accepted: [], agreed: [], texts: [] });
  }

  tick(note: NoteKind, isTicked: boolean): void {
    this.ticked = isTicked ? [...this.ticked, note] : this.ticked.filter((one) => one !== note);
    if (isTicked) this.keepText(note);
  }

  agree(categoryCode: string, isAgreed: boolean): void {
    const others = this.agreed.filter((one) => one !== categoryCode);
    this.agreed = isAgreed ? [...others, categoryCode] : others;
    if (isAgreed) this.keepText(categoryCode);
  }

  private kindsOf({ categoryCode }: ListedAgreement): readonly OrderKind[] {
    const bearing = this.dependencies
      .orders()
      .filter(({ agreements }) => [...agreements.values()].flat().some((one) => one.categoryCode === categoryCode));
    return inShownOrder(bearing.map(({ item }) => item.kind));
  }

  private keepText(code: string): void {
    const others = this.texts.filter((text) => text.code !== code);
    this.texts = [...others, ...this.shown.filter((text) => text.code === code).map(toAccepted)];
  }
}

const toAccepted = ({ code, title, paragraphs, documents = [] }: TermText): AcceptedText => ({
  code,
  title,
  text: [...paragraphs, ...documents.map(({ text }) => text)].join('\n'),
});
