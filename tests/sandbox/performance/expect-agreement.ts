import { expect } from 'vitest';
import { type Decimal, toText } from '../../../domain/money/decimal';
import { round } from '../../../domain/money/rounding';
import { sum } from '../../../domain/money/sum';
import { valueBridge } from '../../../domain/performance/bridge';
import type { Region } from '../../../domain/region';
import { clientHistory } from '../../../sandbox/performance/client-history';
import { statementFacts } from '../../../sandbox/statements/statement-facts';
import type { TestSandbox } from '../support/test-sandbox';
import { currencyOf } from '../support/typical-clients';

const text = (value: Decimal | undefined) => value && toText(round(value, 2, 'half-up'));

type Who = { readonly clientId: string; readonly region: Region };

/** Holds a month's bridge against the balance of the monthly statement, which comes to its figures by another way. */
export async function expectAgreement(
  { database }: TestSandbox,
  { clientId, region }: Who,
  month: string,
): Promise<void> {
  const facts = await statementFacts(database, { clientId, month, region });
  if (!facts) throw new Error('no such month');
  const { first, last, balance } = facts;
  const { history } = await clientHistory(database, { clientId, day: last, currency: currencyOf[region] });
  const bridge = valueBridge(history, { first, last });
  const { opening, closing, paidIn, paidOut, distributed, fees, change } = balance;
  if (!bridge) throw new Error('every distribution has a rate');
  // What has no price counts in the statement with its payments alone, and in the bridge with nothing.
  if (bridge.unvalued.length > 0) {
    expect([clientId, text(bridge.opening), text(bridge.closing)]).toEqual([
      clientId,
      text(opening.total),
      text(closing.total),
    ]);
    return;
  }
  expect({
    who: clientId,
    month,
    opening: text(bridge.opening),
    closing: text(bridge.closing),
    paidIn: text(bridge.paidIn),
    paidOut: text(bridge.paidOut),
    distributions: text(bridge.distributions),
    fees: text(bridge.fees),
    change: text(sum([bridge.price, bridge.currency, bridge.unexplained])),
  }).toEqual({
    who: clientId,
    month,
    opening: text(opening.total),
    closing: text(closing.total),
    paidIn: text(paidIn),
    paidOut: text(paidOut),
    distributions: text(distributed),
    fees: text(fees),
    change: text(change),
  });
}
