import { multiply, toText } from '../../../domain/money/decimal';
import { divide, round } from '../../../domain/money/rounding';
import { payoutRounding } from '../../../domain/money/settlement-rounding';
import { breakDownUnits } from '../../../domain/trading/costs/units-breakdown';
import { parseJson } from '../../http/parse-json';
import type { TransportRequest } from '../../http/transport';
import { toFigure } from '../../http/wire-figures';
import {
  agreementsWanted,
  allotmentsToCheck,
  calculated,
  calculation,
  redemptionsToCheck,
  switchesToCheck,
} from '../../../contract/rest/orders/order-checks';
import type { OrderListAnswer } from '../../../contract/rest/orders/order-list';
import { isRequestFor } from '../mock-calls';
import type { MockFile } from '../mock-file';

const refused = (code: string): MockFile => ({ status: 400, body: { detail: { errors: [{ code }] } } });

/** The recorded list, once it was opened, all lists there are now, and the accounts that the client may redeem from, once they were listed. */
export type CheckedLists = {
  readonly recorded: OrderListAnswer | undefined;
  readonly lists: readonly OrderListAnswer[];
  readonly accounts: ReadonlySet<string>;
  /** The funds that were shown, by what names them. */
  readonly shown: ReadonlyMap<string, unknown>;
};

/** What is said of the orders of lists before they are sent, by what was recorded of them; nothing can be checked before there is a list and for accounts that aren't the client's, and of funds that are on none and weren't shown nothing is known [API-78..82]. */
export function playOrderChecks(
  request: TransportRequest,
  recorded: MockFile | undefined,
  known: CheckedLists,
): MockFile | undefined {
  if (recorded === undefined) return undefined;
  if (isRequestFor(request, 'validateAllotment')) {
    const { data: wanted } = allotmentsToCheck.safeParse(parseJson(request.body));
    const errors = errorsOf('B', wanted, known);
    if (typeof errors === 'string') return refused(errors);
    return errors.length > 0 ? { ...recorded, body: { code: notPrepared, errors } } : recorded;
  }
  if (isRequestFor(request, 'validateRedemption')) return redemptions(request, recorded, known);
  if (isRequestFor(request, 'validateSwitch')) {
    const { data: wanted } = switchesToCheck.safeParse(parseJson(request.body));
    const errors = errorsOf('S', wanted, known);
    return typeof errors === 'string' ? refused(errors) : { ...recorded, body: { errors } };
  }
  if (isRequestFor(request, 'unitCalculator')) return calculate(request, recorded, known.recorded);
  if (!isRequestFor(request, 'fundAgreements')) return undefined;
  const { data: wanted } = agreementsWanted.safeParse(queryOf(request));
  const isKnown = (code: string) => known.shown.has(code) || known.lists.flatMap(fundsOf).includes(code);
  return wanted && isKnown(wanted.fundCode)
    ? { ...recorded, body: [{ categoryCode: wanted.functionCode, title: null }] }
    : refused('FUND_UNKNOWN');
}

const unreadable = refused('ORDER_LINK_UNREADABLE');

const notPrepared = 'ORDER_NOT_PREPARED';

type Wanted = { readonly accountNo: string; readonly orders: readonly { fundCode: string; currency: string }[] };

/** What stands against orders of a kind, without words of its own, or the code by which none of them is checked. */
function errorsOf(
  type: 'B' | 'R' | 'S',
  wanted: Wanted | undefined,
  { lists, accounts }: CheckedLists,
): string | object[] {
  if (lists.length === 0 || !wanted) return 'ORDER_LINK_UNREADABLE';
  if (!accounts.has(wanted.accountNo)) return 'ORDER_ACCOUNT_UNKNOWN';
  const prepared = lists.flatMap(({ tradingVOList }) => tradingVOList ?? []).filter((item) => item.type === type);
  return wanted.orders
    .filter(({ fundCode }) => !prepared.some((item) => leftOrBought(item).includes(fundCode)))
    .map(({ fundCode, currency }) => ({ code: notPrepared, message: '', fundCode, currency }));
}

/** Returns the codes that may name the fund that an item leaves, or buys where it leaves none. */
export const leftOrBought = (item: ListedItem): readonly string[] =>
  known(item.type === 'S' ? [item.switchFromFundCode, item.switchFromJfFundCode] : [item.fundCode, item.jfFundCode]);

type ListedItem = NonNullable<OrderListAnswer['tradingVOList']>[number];

const queryOf = ({ url }: TransportRequest): object => Object.fromEntries(new URL(url, 'http://mock').searchParams);

const fundsOf = ({ tradingVOList }: OrderListAnswer): readonly string[] =>
  (tradingVOList ?? []).flatMap((item) => [
    ...leftOrBought(item),
    ...(item.type === 'S' ? known([item.switchToFundCode, item.switchToJfFundCode]) : []),
  ]);

const known = (codes: readonly (string | null | undefined)[]): readonly string[] => codes.flatMap((code) => code ?? []);

/** The units that are wanted now, all with the fee on the way in. */
function redemptions({ body }: TransportRequest, recorded: MockFile, known: CheckedLists): MockFile {
  const { data: wanted } = redemptionsToCheck.safeParse(parseJson(body));
  const errors = errorsOf('R', wanted, known);
  if (typeof errors === 'string') return refused(errors);
  if (!wanted || typeof recorded.body !== 'object') return unreadable;
  const parts = wanted.orders.flatMap(({ unit }) => toFigure(unit) ?? []);
  const breakdown = breakDownUnits(parts.map((unit) => ({ fundFeeType: 'front-end', unit })));
  const unitsBreakdown = breakdown.map(({ fundFeeType, unit }) => ({ fundFeeType, unit: toText(unit) }));
  return { ...recorded, body: { ...recorded.body, errors, unitsBreakdown } };
}

/** The recorded worth is that of the units of the list's first redemption: others are worth as much more or less. */
function calculate(request: TransportRequest, recorded: MockFile, list: OrderListAnswer | undefined): MockFile {
  const { data: wanted } = calculation.safeParse(queryOf(request));
  const listed = (list?.tradingVOList ?? []).find(
    (item) =>
      item.type === 'R' && wanted && leftOrBought(item).includes(wanted.fundCode) && item.currency === wanted.currency,
  );
  const answered = calculated.safeParse(recorded.body).data;
  const value = toFigure(answered?.value);
  const units = toFigure(wanted?.units);
  const base = listed?.type === 'R' ? toFigure(listed.unit) : undefined;
  if (!value || !units || !base) return refused('FUND_UNKNOWN');
  const recordedExact = toFigure(answered?.exactValue) ?? value;
  const exact = divide(multiply(recordedExact, units), base, recordedExact.scale, payoutRounding);
  if (!exact.ok) return unreadable;
  const worth = round(exact.value, value.scale, payoutRounding);
  const exactValue = answered?.exactValue ? { exactValue: toText(exact.value) } : {};
  return { ...recorded, body: { value: toText(worth), ...exactValue, fxRate: '1.000000', error: null } };
}
