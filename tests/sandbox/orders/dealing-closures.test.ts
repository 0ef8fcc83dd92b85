import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { calendars, fundMarkets, funds } from '../../../sandbox/database/schema/funds';
import type { DeskVisit } from '../support/desk-visit';
import { sharedDesk } from '../support/shared-desk';
import type { TestSandbox } from '../support/test-sandbox';
import { codesOf } from '../support/visitor';

let sandbox: TestSandbox;
let desk: DeskVisit;

sharedDesk(
  (begun) => {
    ({ sandbox, desk } = begun);
  },
  (begun) => begun.sandbox.forget(),
);

test('[OPEN-32, TRADE-91, TRADE-119, OPEN-37] closures told at run time are those of the market and, from 40 % of its markets on, of a fund', async () => {
  const { database } = sandbox;
  const visitor = await desk.signedIn(['KAOMIN64', 'Cliff3962Bell']);
  const ask = (fundCode: string) => visitor.call('GET', `/dealing/closures?fundCode=${fundCode}`);
  const closedOn = async (fundCode: string) => (await ask(fundCode)).json<{ closedOn: string[] }>().closedOn;
  const close = (market: string, date: string) => database.insert(calendars).values({ market, date, name: 'typhoon' });
  const [fund] = await database.select().from(funds).where(eq(funds.code, 'TW0007'));
  await database.insert(fundMarkets).values([
    { fundId: fund?.id ?? 0, market: 'JP', share: '0.4' },
    { fundId: fund?.id ?? 0, market: 'KR', share: '0.3' },
  ]);
  await close('JP', '2026-06-10');
  await close('KR', '2026-06-11');
  await close('TW', '2026-07-10');
  await close('TW', '2025-07-10');
  await close('HK', '2026-08-10');
  expect(await closedOn('')).toEqual(['2026-07-10']);
  expect(await closedOn('TW0001')).toEqual(['2026-07-10']);
  expect(await closedOn('TW0007')).toEqual(['2026-06-10', '2026-07-10']);
  for (const unknown of ['HK0001', 'NONE', encodeURIComponent("'; drop")]) {
    const refused = await ask(unknown);
    expect([refused.statusCode, codesOf(refused)]).toEqual([400, ['FUND_UNKNOWN']]);
  }
});
