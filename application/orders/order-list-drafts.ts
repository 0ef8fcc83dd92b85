import { type NoteKind, noteKinds } from '../../domain/trading/notes/required-notes';
import { type Decimal, parseDecimal, toText } from '../../domain/money/decimal';
import { parseOneOf } from '../../domain/kernel/parse-one-of';
import type { AcceptedText } from '../../domain/trading/notes/accepted-text';
import { type OrderPayment, orderPayments } from '../../domain/trading/orders/order-payment';
import type { SessionVault, VaultValues } from '../ports/session/session-vault';
import { isRecord, parseRecord } from './stored-text';

/** A list of a client. */
export type DraftedList = { readonly userId: string; readonly listId: string };

/**
 * A client's draft of one order: another quantity, a text that is being typed, or its removal; by its place on the
 * list, from 0.
 */
export type DraftedOrder = {
  readonly place: number;
  readonly isSwitch: boolean;
  readonly isRemoved: boolean;
  readonly figure?: Decimal | undefined;
  /** The text that is being typed in place of the quantity, as it stands in the open field. */
  readonly typed?: string | undefined;
  /** The payment that the client chose for a purchase. */
  readonly paidFrom?: OrderPayment | undefined;
  /** The reward points to redeem for the fee of a purchase, as they stand in the field. */
  readonly points?: string | undefined;
};

/** A client's unsent draft of a list, with the accepted categories of agreements; never a password. */
export type OrderListDraft = {
  readonly orders: readonly DraftedOrder[];
  readonly accepted: readonly NoteKind[];
  readonly agreed: readonly string[];
  /** The texts of both, as they stood when they were accepted. */
  readonly texts: readonly AcceptedText[];
  /** The version of the terms that they are of; undefined where nothing is kept. */
  readonly termsVersion: string | undefined;
  /** The keys of repeated orders that the client wants all the same. */
  readonly repeats: readonly string[];
};

type DraftKey = 'order' | 'switchOrder' | 'orderConfirm';

const keys: readonly DraftKey[] = ['order', 'switchOrder', 'orderConfirm'];

/**
 * Keeps a client's drafts of an order list in the tab: over a reload and another sign-in of the same client, for nobody
 * else [SESS-17..19, OPEN-79, OPEN-87].
 */
export class OrderListDrafts {
  constructor(private readonly vault: SessionVault) {}

  /** Nothing for another client or another list. */
  restore(list: DraftedList): OrderListDraft {
    const orders = [
      ...this.own('order', list).map((stored) => draftedOrder(stored, false)),
      ...this.own('switchOrder', list).map((stored) => draftedOrder(stored, true)),
    ];
    const accepted = this.own('orderConfirm', list);
    return {
      orders: orders.filter((order) => order !== undefined),
      accepted: noteKinds.filter((note) => accepted.includes(note)),
      agreed: accepted.flatMap((stored) => textUnder('agreed', stored) ?? []),
      texts: accepted.flatMap((stored) => acceptedText(stored) ?? []),
      termsVersion: accepted.flatMap((stored) => textUnder('version', stored) ?? [])[0],
      repeats: accepted.flatMap((stored) => textUnder('repeat', stored) ?? []),
    };
  }

  save(list: DraftedList, { orders, accepted, agreed, texts, termsVersion, repeats }: OrderListDraft): void {
    this.write('order', list, orders.filter(({ isSwitch }) => !isSwitch).map(toStored));
    this.write('switchOrder', list, orders.filter(({ isSwitch }) => isSwitch).map(toStored));
    this.write('orderConfirm', list, [
      ...accepted,
      ...agreed.map((category) => ({ agreed: category })),
      ...texts,
      ...(termsVersion === undefined ? [] : [{ version: termsVersion }]),
      ...repeats.map((repeat) => ({ repeat })),
    ]);
  }

  forget(): void {
    for (const key of keys) this.vault.remove(key);
  }

  /** Remembers that the client gave a list up: its link leads to no orders any more [OPEN-79]. */
  giveUp({ listId }: Pick<DraftedList, 'listId'>): void {
    this.forget();
    this.vault.write('order', JSON.stringify({ cancelled: listId }));
  }

  isGivenUp(listId: string): boolean {
    return parseRecord(this.vault.read('order'))['cancelled'] === listId;
  }

  private own(key: DraftKey, { userId, listId }: DraftedList): readonly unknown[] {
    const stored = parseRecord(this.vault.read(key));
    return stored['userId'] === userId && stored['oid'] === listId && Array.isArray(stored['kept'])
      ? stored['kept']
      : [];
  }

  private write(key: DraftKey, { userId, listId }: DraftedList, stored: readonly unknown[]): void {
    // What is typed on the order pages stays until the list is sent.
    const { placing } = parseRecord(this.vault.read(key));
    const text: VaultValues[DraftKey] = JSON.stringify({ userId, oid: listId, kept: stored, placing });
    this.vault.write(key, text);
  }
}

const toStored = ({ place, isRemoved, figure, typed, paidFrom, points }: DraftedOrder): object => ({
  place,
  isRemoved,
  ...(figure ? { figure: toText(figure) } : {}),
  ...(typed === undefined ? {} : { typed }),
  ...(paidFrom ? { paidFrom } : {}),
  ...(points ? { points } : {}),
});

function textUnder(name: 'agreed' | 'repeat' | 'version', stored: unknown): string | undefined {
  const text = isRecord(stored) ? stored[name] : undefined;
  return typeof text === 'string' ? text : undefined;
}

function acceptedText(stored: unknown): AcceptedText | undefined {
  if (!isRecord(stored)) return undefined;
  const { code, title, text } = stored;
  return typeof code === 'string' && typeof title === 'string' && typeof text === 'string'
    ? { code, title, text }
    : undefined;
}

function draftedOrder(stored: unknown, isSwitch: boolean): DraftedOrder | undefined {
  if (!isRecord(stored) || typeof stored['place'] !== 'number') return undefined;
  const figure = parseDecimal(String(stored['figure']));
  const paidFrom = parseOneOf(orderPayments, stored['paidFrom']);
  return {
    place: stored['place'],
    isSwitch,
    isRemoved: stored['isRemoved'] === true,
    ...(figure.ok ? { figure: figure.value } : {}),
    ...(typeof stored['typed'] === 'string' ? { typed: stored['typed'] } : {}),
    ...(paidFrom ? { paidFrom } : {}),
    ...(typeof stored['points'] === 'string' ? { points: stored['points'] } : {}),
  };
}
