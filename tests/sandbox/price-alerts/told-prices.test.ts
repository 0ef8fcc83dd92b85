import { and, asc, eq, sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { priceAlertList } from '../../../contract/rest/holdings/price-alerts';
import type { Database } from '../../../sandbox/database/database';
import { clients } from '../../../sandbox/database/schema/clients';
import { funds, navs } from '../../../sandbox/database/schema/funds';
import { priceAlerts } from '../../../sandbox/database/schema/price-alerts';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { notifyPriceAlerts } from '../../../sandbox/price-alerts/notify-price-alerts';
import { failStatement } from '../support/failing-statement';
import { rowsRead, statementsOf } from '../support/rows-read';
import { sharedSandbox } from '../support/shared-sandbox';
import { openTestDatabase } from '../support/test-database';

const shared = sharedSandbox();
const chan = ['chanmei88', '528314'] as const;
const wang = ['LINCHI72', 'Maple6093Sky'] as const;

let fundId = 0;
let code = '';

/** A fund of one's own, priced 10 the day before the test begins. */
beforeEach(async () => {
  await shared.sandbox.forget();
  const { database } = shared.sandbox;
  await database.delete(priceAlerts);
  const [like] = await database.select().from(funds).where(eq(funds.code, 'HK0020'));
  if (!like) throw new Error('no fund to be like');
  const { id: _, ...rest } = like;
  fundId += 1;
  const own = { source: 'test', code: `ALERT${String(fundId)}`, localId: `ALERT${String(fundId)}` };
  const [made] = await database
    .insert(funds)
    .values({ ...rest, ...own, names: { en_US: 'Harbour Fund', zh_HK: '海港基金' }, baseCurrency: 'USD' })
    .returning({ id: funds.id });
  fundId = made?.id ?? 0;
  code = own.code;
  await price('2026-03-03', '10');
});

const price = (date: string, nav: string) => shared.sandbox.database.insert(navs).values({ fundId, date, nav });
const correct = (date: string, nav: string) =>
  shared.sandbox.database
    .update(navs)
    .set({ nav })
    .where(and(eq(navs.fundId, fundId), eq(navs.date, date)));
const day = (date: string): void => shared.sandbox.clock.set(`${date}T10:00:00+08:00`);
/** The client, signed in anew: the clock's steps are longer than a session. */
const signedIn = () => shared.visitors.loggedOn('HK', chan);
const tell = () => notifyPriceAlerts(shared.sandbox);
const keep = async (wish: object = {}) => {
  const body = { fundCode: code, target: '12', priceTarget: 'H', enabled: true, ...wish };
  expect((await (await signedIn()).call('POST', '/account/priceAlert', { body })).statusCode).toBe(200);
};
const sent = () => shared.sandbox.database.select().from(outbox).orderBy(asc(outbox.id));
const listed = async () => priceAlertList.parse((await (await signedIn()).call('GET', '/account/priceAlert')).json());

/** The days of whose prices the client was told, in the order of telling. */
const toldDays = async () => (await sent()).map(({ text }) => text.match(/on (.*?),/)?.[1]);

/** Lets prices come in from 4 March on, one a day, each compared on the day after. */
async function comeIn(...prices: readonly string[]): Promise<void> {
  for (const [index, nav] of prices.entries()) {
    const at = 4 + index;
    await price(`2026-03-${String(at).padStart(2, '0')}`, nav);
    day(`2026-03-${String(at + 1).padStart(2, '0')}`);
    await tell();
  }
}

test('[ACCT-05, API-40, OPEN-53] a client is told by e-mail when a price comes to the target, and the list says so', async () => {
  await keep();
  await comeIn('11.99', '12.5');
  const [message, ...others] = await sent();
  const [client] = await shared.sandbox.database.select().from(clients).where(eq(clients.id, 'HK-TYPICAL'));
  expect(others).toEqual([]);
  expect([message?.recipient, message?.channel, message?.text]).toEqual([
    client?.email,
    'email',
    `Price alert: Harbour Fund (${code}) was priced at USD 12.50 on 05 Mar 2026, at or above your target of USD 12.00.`,
  ]);
  expect(await listed()).toMatchObject([{ fundCode: code, toldPrice: '12.5', toldOn: '2026-03-05' }]);
});

test('[ACCT-05, OPEN-53] a price that stays beyond the target says nothing more, one that comes back to it does', async () => {
  await keep();
  await comeIn('12', '13', '12', '11', '12.1', '12.2');
  expect(await toldDays()).toEqual(['04 Mar 2026', '08 Mar 2026']);
});

test('[ACCT-05, OPEN-53] days that come in together are told of each by itself, as if they had come one by one', async () => {
  await keep({ target: '9', priceTarget: 'L' });
  for (const [index, nav] of ['9', '8', '9.5', '8.9'].entries()) await price(`2026-03-0${String(4 + index)}`, nav);
  day('2026-03-08');
  await tell();
  expect(await toldDays()).toEqual(['04 Mar 2026', '07 Mar 2026']);
});

describe('a price that is late or corrected', () => {
  test('[ACCT-05, OPEN-53] a price that is late or corrected of an earlier day is told where it comes to the target, and once', async () => {
    await keep();
    await price('2026-03-05', '11');
    day('2026-03-07');
    await tell();
    await price('2026-03-04', '12.5');
    await tell();
    await tell();
    expect(await toldDays()).toEqual(['04 Mar 2026']);
    await price('2026-03-06', '12.6');
    await tell();
    expect(await toldDays()).toEqual(['04 Mar 2026', '06 Mar 2026']);
  });

  test('[ACCT-05, OPEN-53] a price that is late or corrected is told where it comes to the target by the correction alone', async () => {
    await keep();
    await comeIn('11.99');
    await correct('2026-03-04', '12');
    await tell();
    expect(await toldDays()).toEqual(['04 Mar 2026']);
    expect(await listed()).toMatchObject([{ toldPrice: '12', toldOn: '2026-03-04' }]);
  });

  test('[ACCT-05, OPEN-53] a price that is late or corrected is told no second time, whether it stays at the target or comes back to it', async () => {
    await keep();
    await comeIn('12.5');
    for (const nav of ['12.7', '11', '13']) {
      await correct('2026-03-04', nav);
      await tell();
    }
    expect(await toldDays()).toEqual(['04 Mar 2026']);
  });

  test('[ACCT-05, OPEN-53] gives way to the day that came to the target in truth', async () => {
    await keep();
    await comeIn('12.5', '12.6');
    await correct('2026-03-04', '11');
    await tell();
    expect(await toldDays()).toEqual(['04 Mar 2026', '05 Mar 2026']);
  });

  test('[ACCT-05, OPEN-53] silences nothing where it is the one that was there when the alert was set', async () => {
    await keep();
    await correct('2026-03-03', '12.5');
    await comeIn('12.6');
    expect(await toldDays()).toEqual(['03 Mar 2026']);
    await keep({ target: '12.2' });
    await correct('2026-03-04', '12.1');
    await tell();
    await price('2026-03-05', '12.3');
    day('2026-03-06');
    await tell();
    expect(await toldDays()).toEqual(['03 Mar 2026', '05 Mar 2026']);
  });

  test('[ACCT-05, OPEN-53] a price that is late or corrected is no other for zeros at its end', async () => {
    await keep();
    await comeIn('11');
    await correct('2026-03-04', '11.0000');
    const kept = async () =>
      (await shared.sandbox.database.select().from(priceAlerts)).map(({ comparedVersion: _, ...alert }) => alert);
    const before = await kept();
    await tell();
    expect([await sent(), await kept()]).toEqual([[], before]);
  });

  test('[ACCT-05, OPEN-53] a price that was taken away and comes again is told once', async () => {
    await keep();
    await comeIn('12.5');
    await shared.sandbox.database.delete(navs).where(and(eq(navs.fundId, fundId), eq(navs.date, '2026-03-04')));
    await tell();
    await price('2026-03-04', '12.5');
    await tell();
    expect(await toldDays()).toEqual(['04 Mar 2026']);
  });

  test('[ACCT-05, OPEN-53] a price of a day to come is told once that day has come', async () => {
    await keep();
    await price('2026-03-10', '12.5');
    await tell();
    expect(await sent()).toEqual([]);
    day('2026-03-10');
    await tell();
    await tell();
    expect(await toldDays()).toEqual(['10 Mar 2026']);
  });
});

test('[P14, OPEN-53] a round asks which funds have other prices than were compared, and where none has, for no price', async () => {
  await keep();
  await comeIn('11');
  const asksFirst = async () => {
    const [first, ...others] = await statementsOf(tell);
    return {
      pricesRead: first ? ((await rowsRead(shared.sandbox.database, first)).get('navs') ?? 0) : -1,
      others: others.length,
    };
  };
  const nothing = { pricesRead: 0, others: 0 };
  expect(await asksFirst()).toEqual(nothing);
  await price('2026-03-05', '11.5');
  day('2026-03-06');
  expect((await asksFirst()).others).toBeGreaterThan(0);
  expect(await asksFirst()).toEqual(nothing);
});

test('[P14, OPEN-53] the alerts of a fund are written down in one statement, each with what its client was told', async () => {
  await keep();
  await keep({ target: '9', priceTarget: 'L' });
  await price('2026-03-04', '12.5');
  day('2026-03-05');
  const written = (await statementsOf(tell)).filter(({ text }) => text.startsWith('update "price_alerts"'));
  expect(written).toHaveLength(1);
  const rows = await shared.sandbox.database.select().from(priceAlerts).orderBy(asc(priceAlerts.direction));
  expect(rows.map(({ toldPrice, toldOn, toldDays: days }) => [toldPrice, toldOn, days])).toEqual([
    ['12.5', '2026-03-04', ['2026-03-04']],
    [null, null, []],
  ]);
  expect(new Set(rows.map(({ comparedVersion }) => comparedVersion)).size).toBe(1);
});

test('[ACCT-05, OPEN-53] a target that the price is beyond already waits until the price was away from it', async () => {
  await keep({ target: '9.5' });
  await comeIn('10', '9.4', '9.6');
  expect(await sent()).toHaveLength(1);
});

test('[ACCT-05, OPEN-53] an alert that is switched off says nothing, nor afterwards of what it passed over', async () => {
  await keep({ enabled: false });
  await comeIn('13');
  await keep();
  await tell();
  expect(await sent()).toEqual([]);
  await keep({ target: '14' });
  expect(await listed()).not.toMatchObject([{ toldOn: '2026-03-04' }]);
});

test('[ACCT-05] an alert that is kept once more as it was, or is removed, neither forgets nor repeats', async () => {
  await keep();
  await price('2026-03-04', '12');
  day('2026-03-05');
  await keep();
  await tell();
  await tell();
  expect(await sent()).toHaveLength(1);
  await keep();
  expect(await listed()).toMatchObject([{ toldOn: '2026-03-04' }]);
  await keep({ target: '12.01' });
  expect(await listed()).not.toMatchObject([{ toldOn: '2026-03-04' }]);
  await (await signedIn()).call('DELETE', `/account/priceAlert?fundCode=${code}&priceTarget=H`);
  await price('2026-03-05', '11');
  await price('2026-03-06', '13');
  day('2026-03-07');
  await tell();
  expect(await sent()).toHaveLength(1);
});

test('[ACCT-05, I18N-04] whoever has no e-mail address gets a text message, in the language the alert was set in', async () => {
  const { database } = shared.sandbox;
  const [client] = await database.select().from(clients).where(eq(clients.id, 'HK-TYPICAL'));
  await keep();
  await database.update(priceAlerts).set({ language: 'zh_HK' });
  await database.update(clients).set({ email: '' }).where(eq(clients.id, 'HK-TYPICAL'));
  await comeIn('12');
  await database
    .update(clients)
    .set({ email: client?.email ?? '' })
    .where(eq(clients.id, 'HK-TYPICAL'));
  expect((await sent()).map(({ channel, recipient, text }) => [channel, recipient, text])).toEqual([
    [
      'mobile',
      client?.mobile,
      `到價提示：海港基金（${code}）於 2026/03/04 的價格為 USD 12.00，已升至或高於您的目標價 USD 12.00。`,
    ],
  ]);
});

test('[API-41, OPEN-53] the desk’s own run tells, for Taiwan in its own words', async () => {
  const taiwan = await shared.visitors.loggedOn('TW', wang);
  const body = { fundCode: 'TW0001', target: '999999', priceTarget: 'H', enabled: true };
  expect((await taiwan.call('POST', '/priceAlert', { body })).statusCode).toBe(200);
  // As if it had waited for the fund's first price.
  await shared.sandbox.database.update(priceAlerts).set({ target: '0.0001', basePrice: null, baseDay: null });
  day('2026-03-05');
  await runDealing(shared.sandbox);
  const alerts = (await sent()).map(({ text }) => text).filter((text) => text.startsWith('到價通知'));
  expect(alerts).toEqual([
    expect.stringMatching(
      /^到價通知：.*（TW0001）20\d\d\/\d\d\/\d\d 的淨值為 \w{3} [\d,.]+，已達到或高於您設定的 \w{3} 0\.0001。$/,
    ),
  ]);
});

describe('once', () => {
  test('[R6, ACCT-05] a price is told once, whichever statement fails while it is told', async () => {
    await keep();
    let failed = 0;
    const inMarch = (date: number): string => `2026-03-${String(date).padStart(2, '0')}`;
    for (let k = 1; ; k += 1) {
      // Below the target, then at it again.
      await price(inMarch(2 * k + 2), '11');
      await price(inMarch(2 * k + 3), '12');
      day(inMarch(2 * k + 4));
      const stop = failStatement(k);
      await tell().catch(() => (failed += 1));
      const isOver = !stop();
      expect((await sent()).length, `statement ${String(k)}`).toBeLessThanOrEqual(k);
      await tell();
      expect(await sent(), `statement ${String(k)}`).toHaveLength(k);
      if (isOver) break;
    }
    expect(failed).toBeGreaterThan(2);
  });

  test('[R3, ACCT-05] twenty runs at once tell once', async () => {
    await keep();
    await keep({ target: '5', priceTarget: 'L' });
    for (const [index, nav] of ['12', '4', '13'].entries()) await price(`2026-03-0${String(4 + index)}`, nav);
    day('2026-03-08');
    await Promise.all(Array.from({ length: 20 }, tell));
    const days = (await sent()).map(({ text }) =>
      text
        .match(/on (.*?), at or (\w+)/)
        ?.slice(1)
        .join(' '),
    );
    expect(days.toSorted()).toEqual(['04 Mar 2026 above', '05 Mar 2026 below', '06 Mar 2026 above']);
  });
});

test('[ACCT-05] alerts from before wait for the prices after the latest one, in their region’s language', async () => {
  const open = await openTestDatabase();
  try {
    await open.prepare(() => Promise.resolve());
    const { database } = open;
    await database.execute(sql`alter table price_alerts drop column language, drop column told_price,
      drop column told_on, drop column base_price, drop column base_day, drop column compared_prices,
      drop column told_days`);
    for (const region of ['HK', 'TW'])
      await database.execute(sql`
        insert into clients (id, region, identity_number, secret_hash, trading_secret_hash, names, mobile, email,
          tier_from, tier_until, secret_changed_at)
        values (${region}, ${region}, ${region}, '', '', '{}', '', '', '2026-01-01', '2026-12-31', now())`);
    for (const id of [1, 2])
      await database.execute(sql`insert into funds (id, source, region, code, local_id, names, category, base_currency, currency)
        values (${id}, 'test', 'HK', ${String(id)}, ${String(id)}, '{}', 'X', 'USD', 'USD')`);
    await database.execute(
      sql`insert into navs (fund_id, date, nav) values (1, '2026-03-02', 5), (1, '2026-03-03', 6), (1, '2026-03-04', 0)`,
    );
    await database.execute(sql`insert into price_alerts (client_id, fund_id, direction, target, is_enabled)
      values ('HK', 1, 'above', 5, true), ('TW', 2, 'above', 5, true)`);
    await migrate(database, '0027_price_alerts_told.sql');
    await database.execute(sql`update price_alerts set told_price = 5, told_on = '2026-03-02' where fund_id = 1`);
    await migrate(database, '0058_price_alerts_compared_anew.sql');
    const { language, basePrice, baseDay, toldOn, toldDays } = priceAlerts;
    const kept = database
      .select({ language, basePrice, baseDay, toldOn, toldDays })
      .from(priceAlerts)
      .orderBy(asc(priceAlerts.fundId));
    const told = { toldOn: '2026-03-02', toldDays: ['2026-03-02'] };
    expect(await kept).toEqual([
      { language: 'en_US', basePrice: '6', baseDay: '2026-03-03', ...told },
      { language: 'zh_TW', basePrice: null, baseDay: null, toldOn: null, toldDays: [] },
    ]);
  } finally {
    await open.close();
  }
});

/** Runs the statements of a migration. */
async function migrate(database: Database, name: string): Promise<void> {
  const file = join(import.meta.dirname, '../../../sandbox/database/migrations', name);
  for (const statement of readFileSync(file, 'utf8').split('--> statement-breakpoint'))
    await database.execute(sql.raw(statement));
}

test('[ACCT-05, ROUTE-18] a client with neither e-mail address nor mobile number is told of a price on the page of messages', async () => {
  await keep();
  const { database } = shared.sandbox;
  const isOwn = eq(clients.id, 'HK-TYPICAL');
  const [before] = await database.select().from(clients).where(isOwn);
  await database.update(clients).set({ email: '', mobile: '' }).where(isOwn);
  try {
    await comeIn('12.5');
    const list = (await (await signedIn()).call('GET', '/account/messages')).json<{ text: string }[]>();
    expect(list).toMatchObject([{ subject: 'price-alert', fundCode: code }]);
    expect(list[0]?.text).toContain('at or above your target of USD 12.00');
  } finally {
    await database.update(clients).set({ email: before?.email, mobile: before?.mobile }).where(isOwn);
  }
});
