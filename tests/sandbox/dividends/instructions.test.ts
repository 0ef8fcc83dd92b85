import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { dividendHolding, dividendHoldingList } from '../../../contract/rest/dividends/dividend-instructions';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import { dividendInstructionChanges, reinvestedDividends } from '../../../sandbox/database/schema/distributions';
import { clients } from '../../../sandbox/database/schema/clients';
import { dividends, funds } from '../../../sandbox/database/schema/funds';
import { orders } from '../../../sandbox/database/schema/orders';
import { dividendFunds } from '../../../sandbox/database/schema/services';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { submissions } from '../../../sandbox/database/schema/submissions';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { failStatement } from '../support/failing-statement';
import { sharedSandbox } from '../support/shared-sandbox';
import { codesOf, type Visitor } from '../support/visitor';
import { faultsInBooks } from '../support/watched-books';

const shared = sharedSandbox();
const huang = ['HUANG500', 'Cloud2907Hill'] as const;
const clientId = 'TW-500';
const vpin = 'trade3865';
/** In TWD, by the month, and one in TWD of the least risk. */
const paying = 'TW0083';
const calm = 'TW0002';
let visitor: Visitor;

beforeEach(async () => {
  await shared.sandbox.forget();
  const { database } = shared.sandbox;
  await database.delete(submissions);
  await database.delete(dividendInstructionChanges);
  await database.delete(dividendFunds).where(eq(dividendFunds.clientId, clientId));
  visitor = await shared.visitors.loggedOn('TW', huang);
});

const wanted = { fundCode: paying, currency: 'TWD', version: 0, intoFundCode: calm, vpin };
type Input = Partial<typeof wanted>;
const send = (more: Input = {}, who = visitor) => {
  const body = { ...wanted, ...more };
  const key = deriveKey('dividend', body.fundCode, body.currency, String(body.version));
  return who.call('POST', '/dividends/instructions', { body, headers: { 'idempotency-key': key } });
};
const holdings = async (who = visitor) =>
  dividendHoldingList.parse((await who.call('GET', '/dividends/instructions')).json());
const paid = async () => (await holdings()).find(({ fund }) => fund.name.code === paying);
const texts = async () => (await shared.sandbox.database.select().from(outbox)).map(({ text }) => text);
const kept = () =>
  shared.sandbox.database
    .select()
    .from(dividendInstructionChanges)
    .where(eq(dividendInstructionChanges.clientId, clientId));

test('[LINK-32, DIV-01, API-73, API-83] an instruction is set, changed and ended, each kept with who did it, told by e-mail, and shown wherever instructions are', async () => {
  expect(await paid()).toMatchObject({ version: 0, reInvestmentFund: null, changes: [] });
  const set = dividendHolding.parse((await send()).json());
  expect(set).toMatchObject({ version: 1, reInvestmentFund: { name: { code: calm } } });
  expect(await paid()).toEqual(set);
  expect((await visitor.call('GET', '/existingDividendFund')).json()).toEqual([{ fundCode: paying }]);
  expect((await visitor.call('GET', '/deal/dividendFund')).json()).toMatchObject([
    { fund: { name: { code: paying } }, reInvestmentFund: { name: { code: calm } } },
  ]);
  const other = await send({ version: 1, intoFundCode: 'TW0004' });
  expect(dividendHolding.parse(other.json())).toMatchObject({
    version: 2,
    reInvestmentFund: { name: { code: 'TW0004' } },
  });
  const ended = await visitor.call('POST', '/dividends/instructions', {
    body: { fundCode: paying, currency: 'TWD', version: 2, vpin },
    headers: { 'idempotency-key': deriveKey('dividend', paying, 'TWD', '2') },
  });
  expect(dividendHolding.parse(ended.json())).toMatchObject({ version: 3, reInvestmentFund: null });
  expect((await visitor.call('GET', '/existingDividendFund')).json()).toEqual([]);
  expect((await kept()).map(({ sequence, sessionMark }) => [sequence, sessionMark.length])).toEqual([
    [0, 8],
    [1, 8],
    [2, 8],
  ]);
  expect(await texts()).toEqual([
    expect.stringMatching(/^已依您的約定，.+ 的配息今後免收手續費轉申購 .+。$/),
    expect.stringMatching(/^已依您的約定，.+ 的配息今後免收手續費轉申購 .+。$/),
    expect.stringMatching(/^已依您的約定，.+ 的配息今後以現金給付。$/),
  ]);
});

test('[R3, API-89, API-90] sent fifty times at once is taken once, and again gets the same answer; another wish on the same version is refused', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => send()));
  expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
  const again = await send();
  expect([again.statusCode, (await kept()).length, (await texts()).length]).toEqual([200, 1, 1]);
  const other = await send({ intoFundCode: 'TW0004' });
  expect([other.statusCode, codesOf(other)]).toEqual([422, ['IDEMPOTENCY_KEY_REUSED']]);
});

test.each([
  ['a fund that isn’t held in the currency', { currency: 'USD' }, 'DIVIDEND_FUND_NOT_HELD'],
  ['one that never distributes', { fundCode: 'TW0001' }, 'DIVIDEND_FUND_NOT_HELD'],
  ['a version that was changed', { version: 4 }, 'DIVIDEND_INSTRUCTION_OUTDATED'],
  ['itself', { intoFundCode: paying }, 'DIVIDEND_INTO_FUND_NOT_OFFERED'],
  ['a fund in another currency', { intoFundCode: 'TW0005' }, 'DIVIDEND_INTO_FUND_NOT_OFFERED'],
  ['no fund at all', { intoFundCode: 'NONE' }, 'DIVIDEND_INTO_FUND_NOT_OFFERED'],
  ['a fund whose fee comes at the end', { intoFundCode: 'TW0163' }, 'DIVIDEND_INTO_FUND_NOT_OFFERED'],
  ['a fund above the client’s risk', { intoFundCode: 'TW0001' }, 'DIVIDEND_INTO_FUND_TOO_RISKY'],
])(
  '[LINK-32, SUIT-24] an instruction on dividends is refused for %s, and nothing is kept',
  async (_, differing, code) => {
    const answer = await send(differing);
    expect([answer.statusCode, codesOf(answer)]).toEqual([400, [code]]);
    expect([await kept(), await texts()]).toEqual([[], []]);
  },
);

test('[LINK-32] an instruction on dividends is refused for another client’s holding, and under a key that doesn’t name the version', async () => {
  const stranger = await shared.visitors.loggedOn('TW', ['LINCHI72', 'Maple6093Sky']);
  const answer = await send({ vpin: 'trade5208' }, stranger);
  expect([answer.statusCode, codesOf(answer)]).toEqual([400, ['DIVIDEND_FUND_NOT_HELD']]);
  const headers = { 'idempotency-key': deriveKey('dividend', paying, 'TWD', '9') };
  const unnamed = await visitor.call('POST', '/dividends/instructions', { body: wanted, headers });
  expect([unnamed.statusCode, codesOf(unnamed)]).toEqual([400, ['IDEMPOTENCY_KEY_INVALID']]);
  expect(await kept()).toEqual([]);
});

test('[LINK-32] an instruction that is so already is refused', async () => {
  await send();
  const again = await send({ version: 1 });
  expect([again.statusCode, codesOf(again)]).toEqual([400, ['DIVIDEND_INSTRUCTION_UNCHANGED']]);
});

test('[TRADE-14, AUTH-44] a wrong trading password counts towards its lock and leaves the key unused', async () => {
  for (let tries = 1; tries <= 3; tries += 1) expect((await send({ vpin: 'trade0000' })).statusCode).toBe(401);
  expect(codesOf(await send({ vpin: 'trade0000' }))).toEqual(['VPN0005']);
  expect(codesOf(await send())).toEqual(['VPN0005']);
  expect(await kept()).toEqual([]);
});

test('[SUIT-26..33] a client without a risk rating changes nothing', async () => {
  const { database } = shared.sandbox;
  const own = eq(clients.id, clientId);
  const [before] = await database.select().from(clients).where(own);
  await database.update(clients).set({ riskLevel: null }).where(own);
  try {
    expect(codesOf(await send())).toEqual(['DIVIDEND_NOT_ALLOWED']);
  } finally {
    await database
      .update(clients)
      .set({ riskLevel: before?.riskLevel ?? null })
      .where(own);
  }
});

test('[R6] a statement that fails, whichever it is, leaves nothing', async () => {
  let failed = 0;
  for (let k = 1; ; k += 1) {
    const stop = failStatement(k);
    const answer = await send();
    stop();
    if (answer.statusCode === 200) break;
    failed += 1;
    expect([await kept(), await texts()]).toEqual([[], []]);
  }
  expect(failed).toBeGreaterThan(8);
  expect((await kept()).length).toBe(1);
});

test('[DIV-01, ENT-46] a dividend that can’t be invested on its day is paid out and told, and one that is cancelled meanwhile is paid out too', async () => {
  const { database, clock } = shared.sandbox;
  await send();
  const into = eq(funds.code, calm);
  await database.update(funds).set({ availRegularBuy: false }).where(into);
  clock.set('2026-03-05T10:00:00+08:00');
  try {
    await runDealing(shared.sandbox);
  } finally {
    await database.update(funds).set({ availRegularBuy: true }).where(into);
  }
  const fundId =
    (
      await database
        .select()
        .from(funds)
        .where(and(eq(funds.code, paying), eq(funds.currency, 'TWD')))
    )[0]?.id ?? 0;
  const own = and(eq(dividends.fundId, fundId), eq(dividends.accountNumber, '5100000044'));
  const [first] = await database
    .select()
    .from(dividends)
    .where(and(own, eq(dividends.date, '2026-03-05')));
  visitor = await shared.visitors.loggedOn('TW', huang);
  const history = (await visitor.call('GET', '/distributionHistory')).json<
    { date: string; amount: string; remittedOn: string | null; fund: { name: { code: string } } }[]
  >();
  const shown = history.find(({ date, fund }) => date === '2026-03-05' && fund.name.code === paying);
  expect(shown).toMatchObject({ amount: first?.gross, remittedOn: '2026-03-05' });
  expect(await database.$count(reinvestedDividends, eq(reinvestedDividends.dividendId, first?.id ?? 0))).toBe(0);
  expect(await texts()).toContainEqual(expect.stringMatching(/無法轉申購|could not be reinvested in/));
  // The next one is invested, and its client cancels the order before it is dealt.
  clock.set('2026-04-07T09:30:00+08:00');
  await runDealing(shared.sandbox);
  const [next] = await database
    .select()
    .from(dividends)
    .where(and(own, eq(dividends.date, '2026-04-07')));
  const [invested] = await database
    .select({ order: orders })
    .from(reinvestedDividends)
    .innerJoin(orders, eq(orders.id, reinvestedDividends.orderId))
    .where(eq(reinvestedDividends.dividendId, next?.id ?? 0));
  visitor = await shared.visitors.loggedOn('TW', huang);
  const orderId = invested?.order.id ?? '';
  const cancelled = await visitor.call('POST', '/orders/cancel', {
    body: { orderId, vpin },
    headers: { 'idempotency-key': deriveKey('cancel-order', orderId) },
  });
  expect(cancelled.statusCode).toBe(200);
  const after = (await visitor.call('GET', '/distributionHistory')).json<typeof history>();
  expect(after.find(({ date, fund }) => date === '2026-04-07' && fund.name.code === paying)).toMatchObject({
    remittedOn: '2026-04-07',
  });
  expect(await faultsInBooks(database)).toEqual([]);
});
