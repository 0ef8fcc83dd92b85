import {
  agreementsQuery,
  allotmentsToCheck,
  calculated,
  calculation,
  redemptionsToCheck,
  switchesToCheck,
} from '../../contract/rest/orders/order-checks';
import { multiply, toText } from '../../domain/money/decimal';
import { divide, round } from '../../domain/money/rounding';
import { payoutRounding } from '../../domain/money/settlement-rounding';
import { breakDownUnits } from '../../domain/trading/costs/units-breakdown';
import { toFigure } from '../http/wire-figures';
import { fundCodes, fundCodesOfOrder, type ListedItem, mockOrderLists, redeemableAccounts } from './stored-lists';
import { type AnswersByCall, answerWith, type MockCall, rejectWith } from './mock-call';
import type { MockFile } from './mock-file';

const notPrepared = 'ORDER_NOT_PREPARED';

type Query = { readonly accountNo: string; readonly orders: readonly { fundCode: string; currency: string }[] };

/** Answers with what stands against orders of a kind: only that they are on no list. */
async function check(
  call: MockCall,
  { type, query: { accountNo, orders } }: { readonly type: ListedItem['type']; readonly query: Query },
  answerOf: (errors: readonly object[]) => object,
): Promise<MockFile> {
  if (!(await redeemableAccounts(call)).has(accountNo)) return rejectWith('ORDER_ACCOUNT_UNKNOWN');
  const prepared = (await listedItems(call)).filter((item) => item.type === type).flatMap(fundCodesOfOrder);
  const errors = orders
    .filter(({ fundCode }) => !prepared.includes(fundCode))
    .map(({ fundCode, currency }) => ({ code: notPrepared, message: '', fundCode, currency }));
  return answerWith(answerOf(errors));
}

const listedItems = async (call: MockCall): Promise<readonly ListedItem[]> =>
  [...(await mockOrderLists(call)).values()].flatMap(({ list }) => list.tradingVOList ?? []);

/** The units that are wanted now, all with the fee on the way in. */
function unitsBreakdown(orders: readonly { readonly unit: string }[]) {
  const parts = orders.flatMap(({ unit }) => toFigure(unit) ?? []);
  const breakdown = breakDownUnits(parts.map((unit) => ({ fundFeeType: 'front-end', unit })));
  return breakdown.map(({ fundFeeType, unit }) => ({ fundFeeType, unit: toText(unit) }));
}

/** Values units by the recorded worth, which is that of the recorded list's first redemption: others are worth as much more or less. */
async function valueUnits(call: MockCall): Promise<MockFile> {
  const { fundCode, currency, units: text } = calculation.parse(call.query);
  const listed = (await listedItems(call)).find(
    (item) => item.type === 'R' && fundCodesOfOrder(item).includes(fundCode) && item.currency === currency,
  );
  const recorded = await call.read('unitCalculator', calculated);
  const value = toFigure(recorded.value);
  const units = toFigure(text);
  const base = listed?.type === 'R' ? toFigure(listed.unit) : undefined;
  if (!value || !units || !base) return rejectWith('FUND_UNKNOWN');
  const recordedExact = toFigure(recorded.exactValue) ?? value;
  const exact = divide(multiply(recordedExact, units), base, recordedExact.scale, payoutRounding);
  if (!exact.ok) return rejectWith('FUND_UNKNOWN');
  const worth = round(exact.value, value.scale, payoutRounding);
  const exactValue = recorded.exactValue ? { exactValue: toText(exact.value) } : {};
  return answerWith({ value: toText(worth), ...exactValue, fxRate: '1.000000', error: null });
}

/** Asks to agree to the notes of any fund that there is. */
async function agreements(call: MockCall): Promise<MockFile> {
  const { fundCode, functionCode } = agreementsQuery.parse(call.query);
  const isKnown =
    (await fundCodes(call)).has(fundCode) || (await listedItems(call)).flatMap(fundCodesOfOrder).includes(fundCode);
  return isKnown ? answerWith([{ categoryCode: functionCode, title: null }]) : rejectWith('FUND_UNKNOWN');
}

/** Checks of orders before they are sent [API-78..82]. */
export const orderCheckAnswers = {
  validateAllotment: (call) =>
    check(call, { type: 'B', query: allotmentsToCheck.parse(call.sent) }, (errors) => ({
      code: errors.length > 0 ? notPrepared : null,
      errors,
    })),
  validateRedemption: (call) => {
    const query = redemptionsToCheck.parse(call.sent);
    return check(call, { type: 'R', query }, (errors) => ({ errors, unitsBreakdown: unitsBreakdown(query.orders) }));
  },
  validateSwitch: (call) =>
    check(call, { type: 'S', query: switchesToCheck.parse(call.sent) }, (errors) => ({ errors })),
  unitCalculator: valueUnits,
  fundAgreements: agreements,
} satisfies AnswersByCall;
