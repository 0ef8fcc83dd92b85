import type { SessionVault } from '../ports/session/session-vault';
import { isRecord, parseRecord, readText } from './stored-text';

/**
 * The kinds of a client's own orders: buy funds, at once or ahead, subscribe to new ones, sell units, or switch them,
 * also into new funds.
 */
export type OrderPageKind = 'buy' | 'pre-order' | 'ipo' | 'sell' | 'switch' | 'ipo-switch';

/** Returns true of the kinds whose drafts name no holding, so that the account is part of their name. */
export const isPurchase = (kind: OrderPageKind): boolean => kind === 'buy' || kind === 'pre-order' || kind === 'ipo';

/** The kinds of drafts: an order, or a monthly plan that buys or switches. */
export type DraftKind = OrderPageKind | 'plan' | 'switch-plan';

/** A fund with what was typed for it: an amount and its currency, or a percent. */
export type DraftedFund = {
  readonly fundCode: string;
  readonly currency: string;
  readonly typed: string;
  /** The day of a purchase ahead. */
  readonly dealOn?: string;
};

/** A client's input on an order page, as it stood in the fields; never a password. */
export type PlacementDraft = {
  /** The holding that something leaves. */
  readonly holdingId: string;
  readonly by: string;
  readonly typed: string;
  readonly funds: readonly DraftedFund[];
};

/** Nothing typed. */
export const noDraft: PlacementDraft = { holdingId: '', by: '', typed: '', funds: [] };

/** A client's own draft and, where no holding of it says which, the account that it is for. */
export type DraftOwner = { readonly userId: string; readonly accountNo?: string };

const keys = {
  buy: 'order',
  'pre-order': 'order',
  ipo: 'order',
  'ipo-switch': 'switchOrder',
  sell: 'order',
  switch: 'switchOrder',
  plan: 'order',
  'switch-plan': 'switchOrder',
} as const;

/**
 * Keeps a client's input on the order pages in the tab: over a reload and another sign-in of the same client, and for
 * nobody else. An order's is for no other account; a monthly plan's, whose page names none, is for whichever is
 * chosen [SESS-17, SESS-19, OPEN-87, ROLE-08].
 */
export class PlacementDrafts {
  constructor(private readonly vault: SessionVault) {}

  restore(owner: DraftOwner, kind: DraftKind): PlacementDraft {
    const drafts = parseRecord(this.vault.read(keys[kind]))['placing'];
    const own = isRecord(drafts) ? drafts[slotOf(owner, kind)] : undefined;
    if (!isRecord(own) || own['userId'] !== owner.userId) return noDraft;
    const funds = Array.isArray(own['funds']) ? own['funds'] : [];
    return {
      holdingId: readText(own['holdingId']),
      by: readText(own['by']),
      typed: readText(own['typed']),
      funds: funds.filter(isRecord).map((fund) => ({
        fundCode: readText(fund['fundCode']),
        currency: readText(fund['currency']),
        typed: readText(fund['typed']),
        ...(fund['dealOn'] === undefined ? {} : { dealOn: readText(fund['dealOn']) }),
      })),
    };
  }

  save(owner: DraftOwner, kind: DraftKind, draft: PlacementDraft): void {
    const { userId } = owner;
    const key = keys[kind];
    const known = parseRecord(this.vault.read(key));
    const drafts = isRecord(known['placing']) ? known['placing'] : {};
    const placing = { ...drafts, [slotOf(owner, kind)]: { userId, ...draft } };
    this.vault.write(key, JSON.stringify({ ...known, placing }));
  }
}

const slotOf = ({ accountNo = '' }: DraftOwner, kind: DraftKind): string => [kind, accountNo].filter(Boolean).join(' ');
