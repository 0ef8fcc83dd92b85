import { type Decimal, toText } from '../../../domain/money/decimal';
import { round } from '../../../domain/money/rounding';
import { sum } from '../../../domain/money/sum';
import { valueBridge } from '../../../domain/performance/bridge';
import type { Region } from '../../../domain/region';
import type { Database } from '../../../sandbox/database/database';
import { clientHistory } from '../../../sandbox/performance/client-history';
import type { MonthBalance } from '../../../sandbox/statements/month-balance';
import { statementFacts } from '../../../sandbox/statements/statement-facts';
import { currencyOf } from '../support/typical-clients';

type Who = { readonly clientId: string; readonly region: Region };

/**
 * Returns the differences between the bridge of some months, one after the other, and the balances of their monthly
 * statements, which come to their figures by another way; a missing statement or bridge is one.
 */
export async function bridgeDifferences(
  database: Database,
  { clientId, region }: Who,
  months: readonly string[],
): Promise<readonly string[]> {
  const about = `${clientId}, ${months.at(0) ?? ''} to ${months.at(-1) ?? ''}`;
  const balances: MonthBalance[] = [];
  let days = { first: '', last: '' };
  for (const month of months) {
    const facts = await statementFacts(database, { clientId, month, region });
    if (!facts) return [`${about}: no statement of ${month}`];
    balances.push(facts.balance);
    days = { first: days.first || facts.first, last: facts.last };
  }
  const { history } = await clientHistory(database, { clientId, day: days.last, currency: currencyOf[region] });
  const bridge = valueBridge(history, days);
  if (!bridge) return [`${about}: no bridge`];
  const total = (part: 'paidIn' | 'paidOut' | 'distributed' | 'fees' | 'change') =>
    sum(balances.map((balance) => balance[part]));
  const pairs: readonly (readonly [string, Decimal, Decimal | undefined])[] = [
    ['opening', bridge.opening, balances.at(0)?.opening.total],
    ['closing', bridge.closing, balances.at(-1)?.closing.total],
    // Without a price or a rate it counts in statements with its payments alone, and in the bridge with nothing.
    ...(bridge.unvalued.length > 0
      ? []
      : ([
          ['paid in', bridge.paidIn, total('paidIn')],
          ['paid out', bridge.paidOut, total('paidOut')],
          ['distributions', bridge.distributions, total('distributed')],
          ['fees', bridge.fees, total('fees')],
          ['change', sum([bridge.price, bridge.currency, bridge.unexplained]), total('change')],
        ] as const)),
  ];
  return pairs.flatMap(([what, one, other]) =>
    text(one) === text(other) ? [] : [`${about}: ${what}: bridge ${text(one)}, statements ${text(other)}`],
  );
}

const text = (value: Decimal | undefined): string => (value ? toText(round(value, 2, 'half-up')) : 'none');
