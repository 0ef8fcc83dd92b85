import { retainedUntil } from '../../domain/documents/retention';
import { formatDate } from '../../domain/formatting/format-date';
import type { Language } from '../../domain/language';
import type { Decimal } from '../../domain/money/decimal';
import type { Region } from '../../domain/region';
import { regionAnswers } from '../context/region-answers';
import type { LocalTexts } from '../database/schema/clients';
import { documentHead } from './document-head';
import { documentWords } from './document-words';
import type { PrintedDocument, PrintedTable } from './printed-document';
import { balanceColumns } from './balance-columns';
import { holdingsTable } from './holdings-table';
import { printedAmount } from './printed-figures';
import type { StatementFacts } from './statement-facts';
import { distributionsTable, onItsWayTable, paymentsTable, ratesTable } from './statement-payments';
import { type AccountOf, transactionsTable } from './statement-transactions';
import { statementWords } from './statement-words';

type Printed = {
  readonly facts: StatementFacts;
  readonly accountOf: AccountOf;
  readonly region: Region;
  readonly client: { readonly names: LocalTexts };
  readonly language: Language;
};

/** The statement of a client's month [ORDQ-09]. */
export function statementDocument({ facts, accountOf, region, client, language }: Printed): PrintedDocument {
  const words = documentWords[language];
  const statement = statementWords[language];
  const { first, last, currency, balance } = facts;
  const loose = facts.looseMovements.length > 0 ? [statement.looseNote] : [];
  return {
    ...documentHead(client, language),
    date: last,
    title: statement.title,
    subtitle: formatDate(last, language, 'month-year'),
    facts: [
      [words.account, facts.accountNumbers.join(words.separator)],
      [statement.period, `${formatDate(first, language)} – ${formatDate(last, language)}`],
      [statement.total(currency), printedAmount(balance.closing.total, currency)],
    ],
    tables: [
      balanceTable(facts, language),
      placesTable(facts, language),
      holdingsTable(facts, statement, language),
      transactionsTable(facts, accountOf, language),
      paymentsTable(facts, language),
      onItsWayTable(facts, language),
      distributionsTable(facts, language),
      ratesTable(facts, language),
    ],
    notes: [
      statement.sumNote,
      ...loose,
      statement.valuation(formatDate(last, language)),
      statement.keep(formatDate(retainedUntil('statement', last), language)),
      statement.question(regionAnswers[region].hotline),
    ],
  };
}

/** The opening balance, what explains the closing one, and that. */
function balanceTable({ balance, currency, before, last }: StatementFacts, language: Language): PrintedTable {
  const words = statementWords[language];
  const shown = (amount: Decimal) => printedAmount(amount, currency);
  return {
    heading: words.balance,
    columns: balanceColumns(currency, language),
    rows: [
      [words.opening(formatDate(before, language)), shown(balance.opening.total)],
      [words.paidIn, shown(balance.paidIn)],
      [words.paidOut, shown(balance.paidOut)],
      [words.distributed, shown(balance.distributed)],
      [words.fees, shown(balance.fees)],
      [words.change, shown(balance.change)],
    ],
    total: [words.closing(formatDate(last, language)), shown(balance.closing.total)],
    empty: '',
  };
}

/** Builds the table of the places of both balances. */
function placesTable({ balance, books, currency, before, last }: StatementFacts, language: Language): PrintedTable {
  const words = statementWords[language];
  const { opening, closing } = balance;
  const row = (label: string, of: 'funds' | 'onItsWay' | 'cash' | 'total') => [
    label,
    printedAmount(opening[of], currency),
    printedAmount(closing[of], currency),
  ];
  return {
    heading: words.places,
    columns: [
      { label: words.amountIn(currency), share: 0.4 },
      { label: words.endOf(formatDate(before, language)), share: 0.3, isFigure: true },
      { label: words.endOf(formatDate(last, language)), share: 0.3, isFigure: true },
    ],
    rows: [
      row(words.inFunds, 'funds'),
      row(words.onItsWay, 'onItsWay'),
      ...(books.hasCashAccount ? [row(words.inCashAccount, 'cash')] : []),
    ],
    total: row(words.sum, 'total'),
    empty: '',
  };
}
