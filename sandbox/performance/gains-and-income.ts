import type {
  GainsAndIncomeQuery,
  GainsAndIncomeQueryVariables,
  PaymentFieldsFragment,
  SumFieldsFragment,
} from '../../contract/graphql/performance/generated/graphql';
import { daysOfYear, yearOf, yearsBetween } from '../../domain/calendar/years';
import type { Language } from '../../domain/language';
import { parseCurrency } from '../../domain/money/currency';
import { toText } from '../../domain/money/decimal';
import {
  type DatedAmount,
  gainsAndIncome,
  type GainsAndIncomeSums,
  type HoldingIncome,
} from '../../domain/performance/gains-and-income';
import type { Sale } from '../../domain/performance/position-history';
import type { Place } from '../../domain/performance/transfer';
import { today } from '../context/clock';
import { localised } from '../context/language';
import { wireText } from '../portfolio/wire-figures';
import { ApiError } from '../wire/api-error';
import type { CallContext } from '../wire/call-context';
import { bridgeAnswer } from './bridge-answer';
import { declaredDistributions } from './declared-distributions';
import type { NamedHolding } from './client-facts';
import { clientHistory } from './client-history';
import { orderNumbers } from './order-numbers';

type Answer = GainsAndIncomeQuery['gainsAndIncome'];

/** Answers what the signed-in client's funds brought and cost in a calendar year, sale by sale and payment by payment [PORT-46]. */
export async function answerGainsAndIncome(
  variables: GainsAndIncomeQueryVariables,
  context: CallContext,
): Promise<Answer> {
  const { id: clientId } = await context.client();
  const { database, clock } = context.server;
  const day = today(clock);
  const currency = parseCurrency(variables.currency);
  const year = variables.year ?? yearOf(day);
  const days = daysOfYear(year);
  if (!currency || !days || days.first > day) throw new ApiError(400, ['FILTER_INVALID']);
  const found = await clientHistory(database, { clientId, day, currency });
  const { history, holdings, orders } = found;
  const numbers = orderNumbers(orders);
  const years = yearsBetween(history.transfers[0]?.date ?? day, day);
  const range = { first: days.first, last: days.last < day ? days.last : day };
  const income = gainsAndIncome(history, range);
  return {
    currency,
    year,
    years: [...years],
    bridge: bridgeAnswer(history, range),
    sums: sumFields(income),
    holdings: income.holdings.flatMap((of) => {
      const holding = holdings.get(of.holding);
      return holding ? [holdingAnswer(of, { holding, numbers, language: context.language })] : [];
    }),
    declared: year === yearOf(day) ? [...(await declaredDistributions(database, found, context.language))] : [],
  };
}

type Named = {
  readonly holding: NamedHolding;
  readonly language: Language;
  /** Returns the short number of an order by its id. */
  readonly numbers: (orderId: string) => string;
};

function holdingAnswer(income: HoldingIncome, { holding, numbers, language }: Named): Answer['holdings'][number] {
  const { accountNumber, fund } = holding;
  const { code, names } = fund;
  const paymentOf = (payment: DatedAmount) => paymentAnswer(payment, numbers);
  return {
    accountNumber,
    fundCode: code,
    fundName: localised(names, language) ?? code,
    isHeld: income.isHeld,
    sums: sumFields(income),
    sales: income.sales.map((sale) => saleAnswer(sale, numbers)),
    paidDistributions: income.distributions.filter(({ isReinvested }) => !isReinvested).map(paymentOf),
    reinvestedDistributions: income.distributions.filter(({ isReinvested }) => isReinvested).map(paymentOf),
    fees: income.feePayments.map(paymentOf),
  };
}

const saleAnswer = (sale: Sale, numbers: Named['numbers']): Answer['holdings'][number]['sales'][number] => ({
  date: sale.date,
  ...orderAt(sale.to, numbers),
  units: toText(sale.units),
  amount: wireText(sale.amount),
  currency: sale.currency,
  proceeds: wireText(sale.proceeds),
  cost: wireText(sale.cost),
  gain: wireText(sale.gain),
});

const paymentAnswer = (
  { date, at, amount, currency, converted }: DatedAmount,
  numbers: Named['numbers'],
): PaymentFieldsFragment => ({
  date,
  ...orderAt(at, numbers),
  amount: wireText(amount),
  currency,
  converted: wireText(converted),
});

/** Returns the order whose money in transit a place is. */
const orderAt = ({ kind, id }: Place, numbers: Named['numbers']) =>
  kind === 'transit' ? { orderId: id, orderNo: numbers(id) } : { orderId: null, orderNo: null };

const sumFields = (sums: GainsAndIncomeSums): SumFieldsFragment => ({
  realisedGain: wireText(sums.realisedGain),
  paidDistributions: wireText(sums.paidDistributions),
  reinvestedDistributions: wireText(sums.reinvestedDistributions),
  fees: wireText(sums.fees),
});
