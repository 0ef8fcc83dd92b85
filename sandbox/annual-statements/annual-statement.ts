import { byDate } from '../../domain/calendar/by-date';
import { addDays } from '../../domain/calendar/calendar';
import { retainedUntil } from '../../domain/documents/retention';
import { formatDate } from '../../domain/formatting/format-date';
import { formatNumber } from '../../domain/formatting/format-number';
import type { Language } from '../../domain/language';
import { type Decimal, isZero } from '../../domain/money/decimal';
import type { ValueBridge } from '../../domain/performance/bridge';
import type { DayRange } from '../../domain/calendar/day-range';
import type {
  DatedAmount,
  GainsAndIncome,
  GainsAndIncomeSums,
  HoldingIncome,
} from '../../domain/performance/gains-and-income';
import type { Region } from '../../domain/region';
import { regionAnswers } from '../context/region-answers';
import type { LocalTexts } from '../database/schema/clients';
import type { NamedHolding } from '../performance/client-facts';
import type { ValuedHolding } from '../portfolio/valued-holding';
import { balanceColumns } from '../statements/balance-columns';
import { documentHead } from '../statements/document-head';
import { documentWords } from '../statements/document-words';
import { holdingsTable } from '../statements/holdings-table';
import type { PrintedDocument, PrintedEntry, PrintedTable } from '../statements/printed-document';
import { printedAmount, fundName, money } from '../statements/printed-figures';
import { statementWords } from '../statements/statement-words';
import { annualStatementWords } from './annual-statement-words';

/** A client's year: what it comes to, and of which holdings. */
export type AnnualFacts = {
  readonly year: number;
  readonly days: DayRange;
  readonly currency: string;
  readonly accountNumbers: readonly string[];
  /** Undefined where the rate of a distribution isn't known. */
  readonly bridge: ValueBridge | undefined;
  readonly income: GainsAndIncome;
  readonly named: ReadonlyMap<string, NamedHolding>;
  /** Returns the short number of an order by its id. */
  readonly numberOf: (orderId: string) => string;
  /** The holdings at the end of the year. */
  readonly holdings: readonly ValuedHolding[];
};

type Printed = {
  readonly facts: AnnualFacts;
  readonly region: Region;
  readonly client: { readonly names: LocalTexts };
  readonly language: Language;
};

/** Returns the statement of a client's year: its balance, gains and income by fund, and each sale, distribution and fee [ORDQ-09, PORT-46]. */
export function annualStatementDocument({ facts, region, client, language }: Printed): PrintedDocument {
  const words = documentWords[language];
  const statement = statementWords[language];
  const annual = annualStatementWords[language];
  const { year, currency, bridge, accountNumbers } = facts;
  const { last } = facts.days;
  return {
    ...documentHead(client, language),
    date: last,
    title: annual.title,
    subtitle: annual.subtitle(year),
    facts: [
      [words.account, accountNumbers.join(words.separator)],
      [statement.total(currency), bridge ? printedAmount(bridge.closing, currency) : statement.notKnown],
    ],
    tables: [
      ...(bridge ? [balanceTable(bridge, facts, language)] : []),
      byFundTable(facts, language),
      holdingsTable({ holdings: facts.holdings, currency, last }, annual, language),
      salesTable(facts, language),
      distributionsTable(facts, language),
      feesTable(facts, language),
    ],
    notes: [
      annual.costNote,
      annual.taxNote,
      annual.keep(formatDate(retainedUntil('statement', last), language)),
      statement.question(regionAnswers[region].hotline),
    ],
  };
}

/** Builds the way from the opening to the closing balance; a line that may be nothing is left out when it is. */
function balanceTable(bridge: ValueBridge, { days, currency }: AnnualFacts, language: Language): PrintedTable {
  const words = statementWords[language];
  const annual = annualStatementWords[language];
  const shown = (amount: Decimal) => printedAmount(amount, currency);
  const unexplained = isZero(bridge.unexplained) ? [] : [[annual.unexplained, shown(bridge.unexplained)]];
  return {
    heading: annual.balance,
    columns: balanceColumns(currency, language),
    rows: [
      [words.opening(formatDate(addDays(days.first, -1), language)), shown(bridge.opening)],
      [words.paidIn, shown(bridge.paidIn)],
      [words.paidOut, shown(bridge.paidOut)],
      [words.distributed, shown(bridge.distributions)],
      [words.fees, shown(bridge.fees)],
      [annual.price, shown(bridge.price)],
      [annual.currency, shown(bridge.currency)],
      ...unexplained,
    ],
    total: [words.closing(formatDate(days.last, language)), shown(bridge.closing)],
    empty: '',
  };
}

function byFundTable(facts: AnnualFacts, language: Language): PrintedTable {
  const { income, currency } = facts;
  const words = statementWords[language];
  const annual = annualStatementWords[language];
  const figures = (sums: GainsAndIncomeSums) =>
    [sums.realisedGain, sums.paidDistributions, sums.reinvestedDistributions, sums.fees].map((amount) =>
      knownFigure(amount, currency, language),
    );
  return {
    heading: annual.byFund,
    columns: [
      { label: words.amountIn(currency), share: 0.32 },
      ...[annual.realised, annual.paid, annual.reinvested, annual.fees].map((label) => ({
        label,
        share: 0.17,
        isFigure: true as const,
      })),
    ],
    rows: income.holdings.map((holding): PrintedEntry => {
      const { name, account } = namesOf(holding, facts, language);
      const line = [name, ...figures(holding)];
      return account === '' ? line : { lines: [line, [account, '', '', '', '']] };
    }),
    total: [words.sum, ...figures(income)],
    empty: annual.nothingByFund,
  };
}

function salesTable(facts: AnnualFacts, language: Language): PrintedTable {
  const { income, currency } = facts;
  const words = statementWords[language];
  const annual = annualStatementWords[language];
  const shown = (amount: Decimal | undefined) => knownFigure(amount, currency, language);
  const rows = income.holdings.flatMap((holding) =>
    holding.sales.map((sale) => {
      const { name, account } = namesOf(holding, facts, language);
      const line = [
        formatDate(sale.date, language),
        name,
        formatNumber(sale.units, { precision: 4 }),
        shown(sale.proceeds),
        shown(sale.cost),
        shown(sale.gain),
      ];
      const order = sale.to.kind === 'transit' ? words.order(facts.numberOf(sale.to.id)) : '';
      const foreign = sale.currency === currency || !sale.amount ? '' : money(sale.currency, sale.amount);
      const beneath = beneathName(account, order);
      const entry: PrintedEntry =
        beneath === '' && foreign === '' ? line : { lines: [line, ['', beneath, '', foreign, '', '']] };
      return { date: sale.date, entry };
    }),
  );
  return {
    heading: annual.sales,
    columns: [
      { label: words.date, share: 0.12 },
      { label: words.fund, share: 0.28 },
      { label: words.units, share: 0.15, isFigure: true },
      { label: `${annual.proceeds} ${currency}`, share: 0.15, isFigure: true },
      { label: `${annual.averageCost} ${currency}`, share: 0.15, isFigure: true },
      { label: `${annual.gain} ${currency}`, share: 0.15, isFigure: true },
    ],
    rows: entriesByDate(rows),
    total: [words.sum, '', '', '', '', shown(income.realisedGain)],
    empty: annual.noSales,
  };
}

function distributionsTable(facts: AnnualFacts, language: Language): PrintedTable {
  const annual = annualStatementWords[language];
  return paymentsTable(facts, language, {
    heading: annual.distributions,
    empty: annual.noDistributions,
    paymentsOf: ({ distributions }) => distributions,
    remarkOf: ({ isReinvested }) => (isReinvested ? annual.reinvested : annual.paid),
  });
}

function feesTable(facts: AnnualFacts, language: Language): PrintedTable {
  const annual = annualStatementWords[language];
  return paymentsTable(facts, language, {
    heading: annual.feePayments,
    empty: annual.noFees,
    paymentsOf: ({ feePayments }) => feePayments,
    remarkOf: ({ at }) => (at.kind === 'transit' ? statementWords[language].order(facts.numberOf(at.id)) : ''),
  });
}

type PaymentsTable<T extends DatedAmount> = {
  readonly heading: string;
  readonly empty: string;
  readonly paymentsOf: (holding: HoldingIncome) => readonly T[];
  readonly remarkOf: (payment: T) => string;
};

function paymentsTable<T extends DatedAmount>(
  facts: AnnualFacts,
  language: Language,
  { heading, empty, paymentsOf, remarkOf }: PaymentsTable<T>,
): PrintedTable {
  const words = statementWords[language];
  const { income, currency } = facts;
  const rows = income.holdings.flatMap((holding) =>
    paymentsOf(holding).map((payment) => {
      const { name, account } = namesOf(holding, facts, language);
      const line = [
        formatDate(payment.date, language),
        name,
        payment.amount ? money(payment.currency, payment.amount) : words.notKnown,
        knownFigure(payment.converted, currency, language),
      ];
      return {
        date: payment.date,
        entry: { lines: [line, ['', beneathName(account, remarkOf(payment)), '', '']] },
      };
    }),
  );
  return {
    heading,
    columns: [
      { label: words.date, share: 0.13 },
      { label: words.fund, share: 0.43 },
      { label: words.amount, share: 0.22, isFigure: true },
      { label: words.amountIn(currency), share: 0.22, isFigure: true },
    ],
    rows: entriesByDate(rows),
    empty,
  };
}

type DatedEntry = { readonly date: string; readonly entry: PrintedEntry };

const entriesByDate = (rows: readonly DatedEntry[]): readonly PrintedEntry[] =>
  rows.toSorted(byDate).map(({ entry }) => entry);

const knownFigure = (amount: Decimal | undefined, currency: string, language: Language): string =>
  amount ? printedAmount(amount, currency) : statementWords[language].notKnown;

/** Returns the name of a holding's fund and, where the client has several accounts, the number of its own. */
function namesOf(
  { holding }: HoldingIncome,
  { named, accountNumbers }: AnnualFacts,
  language: Language,
): { readonly name: string; readonly account: string } {
  const found = named.get(holding);
  if (!found) return { name: '', account: '' };
  return { name: fundName(found.fund, language), account: accountNumbers.length > 1 ? found.accountNumber : '' };
}

const beneathName = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(' · ');
