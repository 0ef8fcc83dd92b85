import type { Debit } from '../../../domain/banking/debit';
import { allowsDebit, type DebitAllowance, leftOfDebitLimit } from '../../../domain/banking/debit-allowance';
import type { Decimal } from '../../../domain/money/decimal';
import type { LineProblem } from '../../../domain/trading/orders/line-problem';
import { orderDesks } from '../../../domain/trading/orders/order-desk';
import type { ClientAuthority } from '../../banking/bank-authorities';
import { decimal } from '../../database/decimal';
import { debitedFor } from '../books/bank-debits';
import { linePurchase, type RequestedLine } from '../lists/requested-lines';
import type { LineFacts } from './line-facts';

/** The debit of a purchase, and what its bank account allows beside the debits of all orders and plan executions before it. */
type RequestedDebit = {
  readonly authority: ClientAuthority;
  readonly allowance: DebitAllowance;
  readonly before: readonly Debit[];
  readonly debit: Debit;
};

/** Returns why no bank account can be debited for a purchase: none may be, none in its currency, or no longer for so much in the period [BANK-03, BANK-06, ENT-44]. */
export function debitProblem(line: RequestedLine, facts: LineFacts): LineProblem | undefined {
  if (facts.banks.debitable.length === 0) return 'ORDER_PAYMENT_UNAVAILABLE';
  const debit = requestedDebit(line, facts);
  if (debit === undefined) return 'ORDER_DEBIT_CURRENCY';
  return allowsDebit(debit.allowance, debit.before, debit.debit) ? undefined : 'ORDER_DEBIT_LIMIT';
}

/** A limit that a purchase doesn't keep to: of which account, for which of its periods, and what is left of it. */
export type DebitLimit = Pick<RequestedDebit, 'authority' | 'debit'> & {
  readonly limit: Decimal;
  readonly left: Decimal;
};

/** Returns the limit of the account that a purchase would be debited from; undefined where no account takes its currency, or none limits it. */
export function findDebitLimit(line: RequestedLine, facts: LineFacts): DebitLimit | undefined {
  const wanted = requestedDebit(line, facts);
  if (wanted === undefined) return undefined;
  const { authority, allowance, before, debit } = wanted;
  const left = leftOfDebitLimit(allowance, before, debit.day);
  return allowance.debitLimit && left && { authority, debit, limit: allowance.debitLimit, left };
}

/** Returns what a purchase would debit; undefined where no account takes its currency. */
function requestedDebit(line: RequestedLine, facts: LineFacts): RequestedDebit | undefined {
  const { region, accountNumber, banks, debits, received, at } = facts;
  const { prepared } = line;
  const { currency, dealOn } = prepared;
  const authority = banks.debited(accountNumber, currency);
  if (authority === undefined || debits === undefined) return undefined;
  const { purchase } = linePurchase(line, region);
  const cutOff = orderDesks[region].cutOff(prepared.amcCode);
  const order = { ...purchase, cutOff, ...(dealOn ? { dealOn } : {}) };
  const day = debits.dayOf(order, at, facts.traded(prepared.fundId).fund);
  const { bankAccountId, debitLimit, periodicity } = authority;
  return {
    authority,
    allowance: {
      ...(debitLimit === null ? {} : { debitLimit: decimal(debitLimit) }),
      periodicity: periodicity ?? undefined,
    },
    before: [...debits.all, ...received.flatMap((stored) => debits.of(stored) ?? [])].filter(
      (debit) => debit.bankAccountId === bankAccountId && debit.currency === currency,
    ),
    debit: { day, amount: debitedFor(order) },
  };
}
