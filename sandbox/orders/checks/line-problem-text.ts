import { type DebitFrequency, parseDebitFrequency } from '../../../domain/banking/debit-frequency';
import { maskAccountNumber } from '../../../domain/banking/mask-account-number';
import { formatDate } from '../../../domain/formatting/format-date';
import { formatNumber } from '../../../domain/formatting/format-number';
import type { Language } from '../../../domain/language';
import { minorUnitScale } from '../../../domain/money/currency';
import { type Decimal, isNegative, zero } from '../../../domain/money/decimal';
import type { LineProblem } from '../../../domain/trading/orders/line-problem';
import type { ClientAuthority } from '../../banking/bank-authorities';
import { localised } from '../../context/language';
import { isDebited, type RequestedLine } from '../lists/requested-lines';
import { stopOfLine } from './check-line';
import { type DebitLimit, findDebitLimit } from './debit-check';
import type { LineFacts } from './line-facts';
import { paymentWords } from './payment-words';

/** Tells of a line what its problem's code alone doesn't: the account that can't pay, what it allows and what is left of that, and the firm's sentence of a stop; undefined for any other problem [BANK-03, ENT-44, ERR-22]. */
export function lineProblemText(
  problem: LineProblem,
  { line, facts, language }: { readonly line: RequestedLine; readonly facts: LineFacts; readonly language: Language },
): string | undefined {
  const words = paymentWords[language];
  const { currency } = line.prepared;
  switch (problem) {
    case 'ORDER_PAYMENT_UNAVAILABLE':
      return isDebited(line, facts.region) ? words.noDebit : words.noCashAccount(currency);
    case 'ORDER_DEBIT_CURRENCY':
      return words.otherCurrency(currency, namesOf(facts.banks.debitable, language));
    case 'ORDER_DEBIT_LIMIT': {
      const limit = findDebitLimit(line, facts);
      return limit && limitText(limit, currency, language);
    }
    case 'ORDER_STOPPED': {
      const stop = stopOfLine(line, facts);
      return stop && localised(stop.texts, language);
    }
    default:
      return undefined;
  }
}

function limitText({ authority, debit, limit, left }: DebitLimit, currency: string, language: Language): string {
  const words = paymentWords[language];
  const money = (amount: Decimal) => `${currency} ${formatNumber(amount, { precision: minorUnitScale(currency) })}`;
  const frequency = parseDebitFrequency(authority.periodicity ?? undefined) ?? 'daily';
  return words.overLimit({
    account: nameOf(authority, language),
    limit: money(limit),
    per: words.per[frequency],
    // A limit may have been lowered after the orders before it.
    left: money(isNegative(left) ? zero : left),
    period: words.period[frequency](periodText(frequency, debit.day, language)),
    amount: money(debit.amount),
  });
}

function periodText(frequency: DebitFrequency, day: string, language: Language): string {
  if (frequency === 'yearly') return day.slice(0, 4);
  return formatDate(day, language, frequency === 'monthly' ? 'month-year' : 'medium');
}

const namesOf = (authorities: readonly ClientAuthority[], language: Language): readonly string[] => [
  ...new Set(
    authorities.map((authority) =>
      paymentWords[language].accountIn(nameOf(authority, language), authority.accountCurrency),
    ),
  ),
];

/** An account by its bank and its masked number. */
const nameOf = ({ bankNames, bankAccountNumber }: ClientAuthority, language: Language): string =>
  `${localised(bankNames, language) ?? ''} ${maskAccountNumber(bankAccountNumber)}`.trim();
