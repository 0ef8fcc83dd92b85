import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountSecurity } from '../../../contract/rest/account/account-security';
import { bankInfo } from '../../../contract/rest/account/bank-info';
import { ownBankAccounts, type OwnBankAccountsAnswer } from '../../../contract/rest/account/bank-account-change';
import { changedBankAccounts } from '../../../domain/banking/changed-bank-accounts';
import { clientBanks } from '../../../sandbox/banking/bank-authorities';
import { applyBankAccountChanges } from '../../../sandbox/bank-account-changes/apply-bank-account-changes';
import { judgeBankAccountChange, waitingBankAccountChanges } from '../../../sandbox/commands/bank-account-changes';
import { sentDocuments } from '../../../sandbox/commands/identity-documents';
import { accountFreezes } from '../../../sandbox/database/schema/account-freezes';
import { bankAccountChanges } from '../../../sandbox/database/schema/bank-account-changes';
import { bankAccounts, bankAuthorities } from '../../../sandbox/database/schema/bank-accounts';
import { clients } from '../../../sandbox/database/schema/clients';
import { documentDrafts, identityDocuments } from '../../../sandbox/database/schema/identity-documents';
import { openOrders, orders } from '../../../sandbox/database/schema/orders';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { compareDocuments } from '../../../sandbox/documents/compare-documents';
import { openDocuments } from '../../../sandbox/documents/open-documents';
import { freezeAccount, unfreezeAccount } from '../../../sandbox/freezes/freeze-account';
import { aPicture } from '../../builders/a-picture';
import { failStatement } from '../support/failing-statement';
import { minute } from '../support/settable-clock';
import { startTestSandbox, testConfiguration, type TestSandbox } from '../support/test-sandbox';
import { codesOf, Visitor } from '../support/visitor';

const path = '/account/bankAccount';
const day = 24 * 60 * minute;
const dataFolder = mkdtempSync(join(tmpdir(), 'fund-portal-bank-accounts-'));

// Has three accounts in use, one of them in Hong Kong dollars, and no order under way.
const lee = { id: 'HK-500', login: 'leefunds500', secret: '846159' };
const chan = { id: 'HK-TYPICAL', login: 'chanmei88', secret: '528314' };
const lin = { id: 'TW-NO-CODE', login: 'LINCHI72', secret: 'Maple6093Sky' };

let sandbox: TestSandbox;
let server: FastifyInstance;
let picture: Uint8Array<ArrayBuffer>;
let otherPicture: Uint8Array<ArrayBuffer>;
let before: {
  readonly accounts: readonly (typeof bankAccounts.$inferSelect)[];
  readonly authorities: readonly (typeof bankAuthorities.$inferSelect)[];
};

beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await sandbox.server('HK', { dataFolder });
  picture = await aPicture('png');
  otherPicture = await aPicture('jpeg');
  const { database } = sandbox;
  before = {
    accounts: await database.select().from(bankAccounts),
    authorities: await database.select().from(bankAuthorities),
  };
}, 120_000);
beforeEach(() => sandbox.forget());
afterEach(async () => {
  const { database } = sandbox;
  await unfreezeAccount(sandbox, lee.id);
  for (const table of [accountFreezes, bankAccountChanges, identityDocuments, documentDrafts])
    await database.delete(table);
  for (const { id } of await database.select().from(bankAuthorities)) {
    const was = before.authorities.find((one) => one.id === id);
    if (was === undefined) {
      await database.delete(bankAuthorities).where(eq(bankAuthorities.id, id));
      continue;
    }
    const { bankAccountId, effectiveOn } = was;
    await database.update(bankAuthorities).set({ bankAccountId, effectiveOn }).where(eq(bankAuthorities.id, id));
  }
  for (const name of stored()) rmSync(join(dataFolder, 'documents', name));
  for (const { id } of await database.select().from(bankAccounts))
    if (!before.accounts.some((one) => one.id === id))
      await database.delete(bankAccounts).where(eq(bankAccounts.id, id));
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

async function signedIn({ login, secret } = lee, at = server, region: 'HK' | 'TW' = 'HK'): Promise<Visitor> {
  const visitor = new Visitor(at, region);
  expect((await visitor.logOn(login, secret)).statusCode).toBe(200);
  return visitor;
}

type RequestedChange = {
  readonly bank?: string;
  readonly branch?: string;
  readonly number?: string;
  readonly replaces?: string;
  readonly currency?: string;
  readonly secret?: string;
  readonly content?: BlobPart;
};

function ask(visitor: Visitor, { content = picture, ...wish }: RequestedChange = {}) {
  const place = wish.replaces === undefined && wish.currency === undefined ? { currency: 'HKD' } : {};
  const form = new FormData();
  const request = { bank: 'Peak & Valley Bank', number: '391-204-99881', secret: lee.secret, ...place, ...wish };
  form.append('request', JSON.stringify(request));
  form.append('file', new Blob([content], { type: 'image/png' }), 'document.png');
  return visitor.call('POST', path, { body: form });
}

const cancel = (visitor: Visitor, id: string) => visitor.call('POST', `${path}/cancel`, { body: { id } });
const ownOf = async (visitor: Visitor): Promise<OwnBankAccountsAnswer> =>
  ownBankAccounts.parse((await visitor.call('GET', path)).json());
const told = async () =>
  (await sandbox.database.select().from(outbox).orderBy(asc(outbox.id))).map(({ recipient, text }) => ({
    recipient,
    text,
  }));
const ends = async () =>
  (await sandbox.database.select().from(bankAccountChanges).orderBy(asc(bankAccountChanges.requestedAt))).map(
    ({ end }) => end,
  );
const stored = (): readonly string[] => {
  const folder = join(dataFolder, 'documents');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const apply = () => applyBankAccountChanges(sandbox.context('HK'));
const debitedNow = async (clientId = lee.id, currency = 'HKD') => {
  const today = sandbox.clock.now().toISOString().slice(0, 10);
  const found = (await clientBanks(sandbox.database, { clientId, day: today })).debited('', currency);
  return found && [found.bankAccountNumber, found.debitLimit, found.periodicity];
};

async function contactsOf(id: string) {
  const [client] = await sandbox.database.select().from(clients).where(eq(clients.id, id));
  return [client?.mobile, client?.email];
}

async function hongKongDollars(visitor: Visitor): Promise<string> {
  const found = (await ownOf(visitor)).accounts.find(({ currency }) => currency === 'HKD');
  return found?.id ?? '';
}

/** Lets a request become old enough, and the firm find its proof good. */
async function acceptAfterThreeDays(visitor: Visitor): Promise<void> {
  const [change] = (await ownOf(visitor)).changes;
  await judgeBankAccountChange(sandbox.context('HK'), change?.id ?? '', 'accept');
  sandbox.clock.advance(3 * day);
}

describe('a request for another bank account', () => {
  test('[R14, BANK-06] a bank account takes the place of another with its limits, after three days and once the firm has looked at the proof', async () => {
    const visitor = await signedIn();
    const replaces = await hongKongDollars(visitor);
    const answer = await ask(visitor, { replaces });
    expect(answer.statusCode).toBe(200);
    const { changes } = ownBankAccounts.parse(answer.json());
    expect(changes).toEqual([
      {
        id: changes[0]?.id,
        bank: 'Peak & Valley Bank',
        branch: null,
        masked: '39****81',
        currency: 'HKD',
        replaces: '02****82',
        requestedAt: '2026-03-04T02:00:00.000Z',
        effectiveAt: '2026-03-07T02:00:00.000Z',
        isAccepted: false,
      },
    ]);
    const messages = await told();
    expect(messages.map(({ recipient }) => recipient)).toEqual(await contactsOf(lee.id));
    expect(messages[0]?.text).toMatch(
      /^您要求登記銀行戶口 Peak & Valley Bank 39\*\*\*\*81。我們核對文件後，戶口最早於 2026\/03\/07 10:00 生效。/,
    );
    sandbox.clock.advance(4 * day);
    await apply();
    expect(await debitedNow()).toEqual(['024-555019-882', '500000.00', 'MONTHLY']);
    const id = changes[0]?.id ?? '';
    expect(await waitingBankAccountChanges(sandbox.database)).toEqual([
      `${id} 2026-03-04T02:00:00.000Z HK ${String(await identityNumber())} to be looked at: Peak & Valley Bank, 39120499881, HKD in the place of 02****82`,
    ]);
    expect(await judgeBankAccountChange(sandbox.context('HK'), id, 'accept')).toBe(
      `${id}: takes effect on 2026-03-07T02:00:00.000Z at the earliest`,
    );
    await expect(judgeBankAccountChange(sandbox.context('HK'), id, 'accept')).rejects.toThrow(
      `The request ${id} waits for no such decision`,
    );
    await Promise.all([apply(), apply()]);
    expect([await debitedNow(), await ends()]).toEqual([['39120499881', '500000.00', 'MONTHLY'], ['applied']]);
    const lastTold = (await told()).slice(2);
    expect(lastTold).toHaveLength(2);
    for (const { text } of lastTold) expect(text).toMatch(/^銀行戶口 Peak & Valley Bank 39\*\*\*\*81 現已生效。/);
    const again = await signedIn();
    const authorities = await sandbox.database.select().from(bankAuthorities).orderBy(asc(bankAuthorities.id));
    expect(authorities.map(({ id }) => id)).toEqual(
      before.authorities.map(({ id }) => id).toSorted((one, other) => one - other),
    );
    const inDollars = (await ownOf(again)).accounts.filter(({ currency }) => currency === 'HKD');
    expect(inDollars.map(({ masked }) => masked)).toEqual(['39****81']);
    const record = accountSecurity.parse((await again.call('GET', '/account/security')).json());
    expect(record.changes).toEqual([{ at: '2026-03-08T02:00:00.000Z', what: 'bank-account', way: 'change' }]);
  });

  test('[R14] a bank account is not taken before its three days, however early the firm has looked at the proof', async () => {
    const visitor = await signedIn();
    await ask(visitor, { replaces: await hongKongDollars(visitor) });
    const [change] = (await ownOf(visitor)).changes;
    await judgeBankAccountChange(sandbox.context('HK'), change?.id ?? '', 'accept');
    expect((await ownOf(visitor)).changes.map(({ isAccepted }) => isAccepted)).toEqual([true]);
    sandbox.clock.advance(3 * day - 1);
    await apply();
    expect(await ends()).toEqual([null]);
    sandbox.clock.advance(1);
    await apply();
    expect(await ends()).toEqual(['applied']);
  });

  test('[R14, BANK-03] a bank account stays as it is while an order under way names it, and is replaced once that is over', async () => {
    const { database } = sandbox;
    const visitor = await signedIn(chan);
    const replaces = await hongKongDollars(visitor);
    const [order] = await database
      .select()
      .from(orders)
      .where(and(eq(orders.clientId, chan.id), ne(orders.kind, 'switch')));
    if (order === undefined) throw new Error('the client never ordered');
    const { id, paidFrom, bankAccountId } = order;
    const keepOrder = (values: Partial<typeof order>) => database.update(orders).set(values).where(eq(orders.id, id));
    await ask(visitor, { replaces, secret: chan.secret });
    await acceptAfterThreeDays(visitor);
    // Nothing else changes an order: this one of long ago is made to name the account, and to be under way.
    await database.execute('alter table orders disable trigger user');
    await keepOrder({ paidFrom: 'direct-debit', bankAccountId: Number(replaces) });
    await database.insert(openOrders).values({ orderId: id });
    await apply();
    const whileOpen = await ends();
    await database.delete(openOrders).where(eq(openOrders.orderId, id));
    await apply();
    const afterwards = await ends();
    await keepOrder({ paidFrom, bankAccountId });
    await database.execute('alter table orders enable trigger user');
    expect([whileOpen, afterwards]).toEqual([[null], ['applied']]);
  });

  test('[R14, AUTH-44] a bank account is taken for the present secret alone, and five wrong ones lock the login', async () => {
    const visitor = await signedIn();
    expect(codesOf(await ask(visitor, { secret: '000000' }))).toEqual(['RE_AUTH_CREDENTIAL']);
    for (let k = 0; k < 10; k += 1) await ask(visitor, { secret: '000000' });
    expect(codesOf(await ask(visitor))).toEqual(['LOG0005']);
    expect([await ends(), await sandbox.database.select().from(identityDocuments)]).toEqual([[], []]);
    expect(stored()).toEqual([]);
  });

  test('[R14, DOC-05..11] a bank account that can’t be one, or a file that is no picture within its limits, is refused without a message', async () => {
    const visitor = await signedIn();
    for (const [wish, code] of [
      [{ bank: ' ' }, 'BANK_ACCOUNT_BANK'],
      [{ bank: 'a\0b' }, 'BAD_REQUEST'],
      [{ bank: 'x'.repeat(900) }, 'BAD_REQUEST'],
      [{ bank: 'x'.repeat(3_000) }, 'TOO_LONG'],
      [{ number: '12345678' }, 'BANK_ACCOUNT_NUMBER'],
      [{ number: '024 555019 882' }, 'BANK_ACCOUNT_KNOWN'],
      [{ currency: 'TWD' }, 'BAD_REQUEST'],
      [{ replaces: '99999999' }, 'BANK_ACCOUNT_REPLACED'],
      [{ replaces: '0' }, 'BAD_REQUEST'],
      [{ content: '%PDF-1.7'.repeat(2_000) }, 'R03'],
      [{ content: picture.slice(0, 9_000) }, 'R02'],
      [{ content: Buffer.concat([picture, Buffer.alloc(10_485_760)]) }, 'R01'],
    ] as const)
      expect(codesOf(await ask(visitor, wish)), JSON.stringify(wish).slice(0, 80)).toEqual([code]);
    const form = new FormData();
    form.append('request', '{');
    form.append('file', new Blob([picture]), 'document.png');
    expect(codesOf(await visitor.call('POST', path, { body: form }))).toEqual(['BAD_REQUEST']);
    expect(codesOf(await visitor.call('POST', path, { body: {} }))).toEqual(['UNSUPPORTED_MEDIA_TYPE']);
    expect([await told(), await ends(), stored()]).toEqual([[], [], []]);
  });

  test('[R14] the very same request changes nothing, and another for the same currency takes its place', async () => {
    const visitor = await signedIn();
    await ask(visitor);
    sandbox.clock.advance(minute);
    const [first] = (await ownOf(visitor)).changes;
    expect(ownBankAccounts.parse((await ask(visitor, { number: '39120499881' })).json()).changes).toEqual([first]);
    expect([(await told()).length, stored().length]).toEqual([2, 1]);
    await ask(visitor, { content: otherPicture });
    await ask(visitor, { number: '7700998899', currency: 'XXX' });
    expect((await ownOf(visitor)).changes.map(({ currency, masked }) => [currency, masked])).toEqual([
      ['HKD', '39****81'],
      ['XXX', '77****99'],
    ]);
    expect(await ends()).toEqual(['replaced', null, null]);
  });

  test('[R14, R15] of fifty of the same at once one waits, with one picture, and the client is told once', async () => {
    const visitor = await signedIn();
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(visitor)));
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    expect([await ends(), stored().length]).toEqual([[null], 1]);
    expect((await told()).filter(({ text }) => text.includes('登記銀行戶口'))).toHaveLength(2);
    const documents = openDocuments({ ...testConfiguration, dataFolder });
    expect(await compareDocuments(sandbox.database, documents)).toEqual({ missing: [], orphans: [] });
  });

  test('[R13, R14] a bank account is given up by its client alone, without a secret, and replaces no other client’s', async () => {
    const visitor = await signedIn();
    const stranger = await signedIn(chan);
    const others = await ownOf(stranger);
    expect(codesOf(await ask(visitor, { replaces: others.accounts[0]?.id ?? '' }))).toEqual(['BANK_ACCOUNT_REPLACED']);
    await ask(visitor);
    const [change] = (await ownOf(visitor)).changes;
    expect((await ownOf(stranger)).changes).toEqual([]);
    for (const id of [change?.id ?? '', '8f14e45f-ceea-4e7f-a2f4-1c2d3e4f5a6b'])
      expect(codesOf(await cancel(stranger, id))).toEqual(['BANK_ACCOUNT_CHANGE_UNKNOWN']);
    await judgeBankAccountChange(sandbox.context('HK'), change?.id ?? '', 'accept');
    expect(ownBankAccounts.parse((await cancel(visitor, change?.id ?? '')).json()).changes).toEqual([]);
    expect(codesOf(await cancel(visitor, change?.id ?? ''))).toEqual(['BANK_ACCOUNT_CHANGE_UNKNOWN']);
    expect((await told()).at(-1)?.text).toBe(
      '登記銀行戶口 Peak & Valley Bank 39****81 的要求已取消，您的銀行戶口維持不變。',
    );
    sandbox.clock.advance(4 * day);
    await apply();
    expect([await ends(), (await debitedNow())?.[0]]).toEqual([['cancelled'], '024-555019-882']);
  });

  test('[R14] a bank account whose proof the firm refuses never counts, its client is told, and its picture is no identity document', async () => {
    const visitor = await signedIn();
    await ask(visitor);
    expect(await sentDocuments(sandbox.database)).toEqual(['No document was sent']);
    const [change] = (await ownOf(visitor)).changes;
    const id = change?.id ?? '';
    for (const other of ['1', '00000000-0000-4000-8000-000000000000'])
      await expect(judgeBankAccountChange(sandbox.context('HK'), other, 'refuse')).rejects.toThrow(
        `No request ${other} waits`,
      );
    expect(await judgeBankAccountChange(sandbox.context('HK'), id, 'refuse')).toBe(`${id}: refused`);
    await expect(judgeBankAccountChange(sandbox.context('HK'), id, 'accept')).rejects.toThrow(`No request ${id} waits`);
    expect((await told()).at(-1)?.text).toMatch(/^我們未能接納銀行戶口 Peak & Valley Bank 39\*\*\*\*81 的證明文件/);
    sandbox.clock.advance(4 * day);
    await apply();
    expect([await ends(), await waitingBankAccountChanges(sandbox.database)]).toEqual([
      ['refused'],
      ['No request for a bank account waits'],
    ]);
  });

  test('[MSG-27, BANK-07, BANK-09] a bank account in Taiwan names its branch, is told in Chinese, and is a recent change once it counts', async () => {
    const visitor = await signedIn(lin, await sandbox.server('TW', { dataFolder }), 'TW');
    await sandbox.database.delete(outbox);
    const dollars = (await ownOf(visitor)).accounts.find(({ currency }) => currency === 'TWD');
    const wish = { bank: '晨光商業銀行', number: '0123-4500-667788', secret: lin.secret, replaces: dollars?.id ?? '' };
    expect(codesOf(await ask(visitor, wish))).toEqual(['BANK_ACCOUNT_BRANCH']);
    await ask(visitor, { ...wish, branch: '西屯分行' });
    expect((await told())[0]?.text).toMatch(
      /^您申請約定銀行帳戶 晨光商業銀行 01\*\*\*\*88。我們核對文件後，帳戶最早於 2026\/03\/07 10:00 生效。/,
    );
    await acceptAfterThreeDays(visitor);
    await applyBankAccountChanges(sandbox.context('TW'));
    const again = await signedIn(lin, await sandbox.server('TW', { dataFolder }), 'TW');
    const listed = bankInfo.parse((await again.call('GET', '/bankInfo')).json()).bankAccountInfoList;
    const changed = changedBankAccounts(
      listed.map(({ bankAccountNo, currency, status, onlineDDA }) => ({
        bankAccountNo: bankAccountNo ?? undefined,
        currency: currency ?? undefined,
        status: status ?? undefined,
        onlineDDA: onlineDDA ?? undefined,
      })),
    );
    expect(changed.map(({ bankAccountNo }) => bankAccountNo)).toEqual(['01234500667788']);
    expect((await debitedNow(lin.id, 'TWD'))?.[0]).toBe('01234500667788');
  });

  test('[R15] taking effect fails whole at any of its statements, and in the end goes through', async () => {
    const visitor = await signedIn();
    await ask(visitor, { replaces: await hongKongDollars(visitor) });
    await acceptAfterThreeDays(visitor);
    const messages = (await told()).length;
    for (let k = 1; ; k += 1) {
      const stop = failStatement(k);
      const failure = await apply().then(
        () => undefined,
        (problem: unknown) => problem,
      );
      if (!stop()) {
        expect([failure, k > 8]).toEqual([undefined, true]);
        break;
      }
      expect(failure, `statement ${String(k)}`).toBeInstanceOf(Error);
      expect([(await debitedNow())?.[0], (await told()).length]).toEqual(['024-555019-882', messages]);
    }
    expect((await debitedNow())?.[0]).toBe('39120499881');
  });
});

describe('a freeze', () => {
  test('[R14, AUTH-42] gives up a bank account that waits, and says so', async () => {
    await ask(await signedIn());
    await sandbox.database.delete(outbox);
    await freezeAccount(sandbox, { clientId: lee.id, actor: 'firm' });
    expect(await ends()).toEqual(['cancelled']);
    expect((await told())[0]?.text).toContain('1 項更改銀行戶口的要求已取消。');
  });
});

async function identityNumber(): Promise<string | undefined> {
  const [client] = await sandbox.database.select().from(clients).where(eq(clients.id, lee.id));
  return client?.identityNumber;
}
