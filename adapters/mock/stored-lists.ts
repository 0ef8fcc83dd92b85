import * as z from 'zod/mini';
import { redeemableHoldings } from '../../contract/rest/orders/order-checks';
import { type OrderListAnswer, orderList } from '../../contract/rest/orders/order-list';
import type { ClosedLink } from '../../domain/trading/e-list/closed-link';
import { Memory, type MockCall } from './mock-call';
import type { MockFile } from './mock-file';

/** A list as it was recorded or composed, and what became of it. */
export type StoredList = {
  readonly list: OrderListAnswer;
  isSigned: boolean;
  state?: Extract<ClosedLink, 'sent' | 'cancelled'>;
  sent?: MockFile;
};

export type ListedItem = NonNullable<OrderListAnswer['tradingVOList']>[number];

/** Both codes of a fund, as the wire has them. */
export type MockFundCodes = { readonly fundCode: string; readonly jfFundCode?: string | null | undefined };

const previews = z.object({
  data: z.object({
    fundPreviews: z.array(
      z.object({ name: z.object({ code: z.string() }), jfFundCode: z.optional(z.nullable(z.string())) }),
    ),
  }),
});

const stored = new Memory<Map<string, StoredList>>(() => new Map());

/** Returns the client's lists by their numbers: the recorded one, and those that were composed since. */
export async function mockOrderLists(call: MockCall): Promise<ReadonlyMap<string, StoredList>> {
  const lists = stored.of(call);
  const recorded = await call.answer('urlTradingDetail');
  if (recorded === undefined) return lists;
  const list = orderList.parse(recorded.body);
  // Nobody consents to a list of the client's own.
  if (!lists.has(list.oid)) lists.set(list.oid, { list, isSigned: list.origin === 'client' });
  return lists;
}

/** Adds a list that the client composed. */
export const addList = (call: MockCall, list: OrderListAnswer): void =>
  void stored.of(call).set(list.oid, { list, isSigned: true });

/** Returns the numbers of the accounts that the client may redeem from. */
export async function redeemableAccounts(call: MockCall): Promise<ReadonlySet<string>> {
  const holdings = await call.read('dealRedemption', z._default(redeemableHoldings, []));
  return new Set(holdings.map(({ accountNo }) => accountNo));
}

/** Returns the codes of the recorded funds by each of their codes. */
export async function fundCodes(call: MockCall): Promise<ReadonlyMap<string, MockFundCodes>> {
  const { data } = await call.read('FundPreviews', previews);
  return new Map(
    data.fundPreviews.flatMap(({ name: { code: fundCode }, jfFundCode }) =>
      [fundCode, jfFundCode].flatMap((code) => (code ? [[code, { fundCode, jfFundCode }] as const] : [])),
    ),
  );
}

/** Returns the codes that may name the fund that an item leaves, or buys where it leaves none. */
export const fundCodesOfOrder = (item: ListedItem): readonly string[] =>
  (item.type === 'S' ? [item.switchFromFundCode, item.switchFromJfFundCode] : [item.fundCode, item.jfFundCode]).flatMap(
    (code) => code ?? [],
  );
