import type { Decimal } from '../../../domain/money/decimal';
import { toText } from '../../../domain/money/decimal';
import { round } from '../../../domain/money/rounding';
import { valueBridge } from '../../../domain/performance/bridge';
import type { Database } from '../../../sandbox/database/database';
import { clientHistory } from '../../../sandbox/performance/client-history';
import { statementFacts } from '../../../sandbox/statements/statement-facts';
import type { SimulatedClient } from '../acts/visit';

const currencyOf = { HK: 'HKD', TW: 'TWD' } as const;

/** Returns where the monthly statement of a client and the way that the history explains come to other figures. */
export async function monthDiffers(
  database: Database,
  { id: clientId, region }: SimulatedClient,
  month: string,
): Promise<readonly string[]> {
  const facts = await statementFacts(database, { clientId, month, region });
  if (!facts) return [];
  const { first, last, balance } = facts;
  const { history } = await clientHistory(database, { clientId, day: last, currency: currencyOf[region] });
  const bridge = valueBridge(history, { first, last });
  if (!bridge) return [];
  const { opening, closing, paidIn, paidOut, distributed, fees } = balance;
  const pairs: readonly (readonly [string, Decimal | undefined, Decimal | undefined])[] = [
    ['opening', bridge.opening, opening.total],
    ['closing', bridge.closing, closing.total],
    // What has no price counts in the statement with its payments alone, and in the history with nothing.
    ...(bridge.unvalued.length > 0
      ? []
      : ([
          ['paid in', bridge.paidIn, paidIn],
          ['paid out', bridge.paidOut, paidOut],
          ['distributions', bridge.distributions, distributed],
          ['fees', bridge.fees, fees],
        ] as const)),
  ];
  return pairs.flatMap(([what, one, other]) =>
    text(one) === text(other)
      ? []
      : [`${clientId}: ${what} of ${month}: history ${text(one)}, statement ${text(other)}`],
  );
}

const text = (value: Decimal | undefined): string => (value ? toText(round(value, 2, 'half-up')) : 'none');
