import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addClientTo } from '../../../sandbox/commands/add-client';
import { readClient } from '../../../sandbox/commands/added-client';
import { askForDocument, judgeDocument, sentDocuments } from '../../../sandbox/commands/identity-documents';
import { clients } from '../../../sandbox/database/schema/clients';
import { communicationPreferences } from '../../../sandbox/database/schema/communication';
import { identityDocuments, reactivations } from '../../../sandbox/database/schema/identity-documents';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { loadEligibility } from '../../../sandbox/documents/accept-document';
import { notifyAboutDocument } from '../../../sandbox/documents/notify-about-document';
import { interceptStatements } from '../support/intercepted-statements';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { Visitor } from '../support/visitor';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

const named = ['--name-en', 'Chan Tai Man', '--name-zh', '陳大文'];
const reached = (email: string, mobile: string) => [...named, '--email', email, '--mobile', mobile];
const mobiles = { HK: '91234567', TW: '0912345678' } as const;
const person = reached('chan@example.com', mobiles.HK);

test.each([
  ['HK', '510099887766', /^\d{6}$/],
  ['TW', 'a123456789', /^[A-Za-z0-9]{8,12}$/],
] as const)(
  '[AUTH-03] a client of %s who was added logs in with the secret that was made, which is kept as a hash alone, and isn’t added twice',
  async (region, number, form) => {
    const context = sandbox.context(region);
    const added = readClient([region, number, ...reached('chan@example.com', mobiles[region])]);
    const { secret, tradingSecret } = await addClientTo(context, added);
    expect(secret).toMatch(form);
    expect(tradingSecret).not.toBe(secret);
    const answer = await new Visitor(await sandbox.server(region), region).logOn(number, secret);
    expect(answer.statusCode).toBe(200);
    await expect(addClientTo(context, added)).rejects.toThrow('already');
  },
);

test('[AUTH-37] nobody is added without a number to log in with, or with a part missing', () => {
  for (const wrong of [['HK', '12'], ['XX', '510099887766'], ['HK'], ['HK', '510099887700', 'more']])
    expect(() => readClient([...wrong, ...person])).toThrow('Usage');
  expect(() => readClient(['HK', '510099887700', ...person.slice(2)])).toThrow('Usage');
});

test('[AUTH-37] a client is added with an e-mail address and a mobile number as the portal keeps them, and with no others', () => {
  const added = readClient(['HK', '510099887700', ...reached(' Chan@Example.com', '+852 9123 4567')]);
  expect(added.values).toMatchObject({ email: 'chan@example.com', mobile: '91234567' });
  for (const wrong of [reached('chan', mobiles.HK), reached('chan@example.com', mobiles.TW)])
    expect(() => readClient(['HK', '510099887700', ...wrong])).toThrow(
      /--(?:email chan|mobile 0912345678) can't be reached in HK/,
    );
  expect(() => readClient(['TW', 'a123456789', ...reached('chan@example.com', mobiles.HK)])).toThrow('--mobile');
});

test('[SUIT-10, SUIT-11, BANK-03, VCA-34, TIER-02] means that a client can’t have are refused before anybody is added', async () => {
  const asHk = (...more: string[]) => readClient(['HK', '510099887700', ...person, ...more]);
  const asTw = (...more: string[]) =>
    readClient(['TW', 'b123456780', ...reached('chan@example.com', mobiles.TW), ...more]);
  expect(asHk('--cash', '100000.00', '--born', '1980-02-29').values).toMatchObject({ cash: '100000.00' });
  for (const wrong of ['0', '-5', '1.005', '1,000', 'much']) expect(() => asHk(`--cash=${wrong}`)).toThrow('--cash');
  expect(() => asTw('--cash', '100')).toThrow("which a client of TW can't have");
  expect(() => asHk('--born', '1981-02-29')).toThrow('--born');
  for (const wrong of ['mine', '------', '12345', '-123456', '123--456', '123456-', '1'.repeat(21)])
    expect(() => asHk(`--bank-account=${wrong}`)).toThrow('--bank-account');
  expect(asHk('--bank-account', '012-345-678901').values).toMatchObject({ bankAccount: '012-345-678901' });
  for (const wrong of ['2026-03-04', '2099-01-01', '0980-01-31'])
    await expect(addClientTo(sandbox.context('HK'), asHk('--born', wrong))).rejects.toThrow(
      `--born is a day of the last 122 years, not ${wrong}`,
    );
  expect(() => asHk('--tier', 'Direct')).toThrow('--tier');
  expect(() => asTw('--tier', 'Best')).toThrow('--tier');
  await expect(addClientTo(sandbox.context('TW'), asTw('--rating', 'aggressive'))).rejects.toThrow(
    '--rating in TW is one of a, b, c, not aggressive',
  );
});

test('[SUIT-10] a rating that fails for another reason than a missing questionnaire says that reason', async () => {
  const context = sandbox.context('HK');
  const added = readClient(['HK', '510099887711', ...person, '--rating', 'growth']);
  const stop = interceptStatements((_, text) => (/from "questionnaires"/.test(text) ? 'select 1 / 0' : undefined));
  const failed = await addClientTo(context, added).catch((problem: unknown) => problem);
  stop();
  expect(failed).toMatchObject({ cause: { code: '22012' } });
});

test('[DOC-13] a document that was looked at opens the account, or another one is asked for; nothing is said of one that doesn’t wait', async () => {
  const { database } = sandbox;
  const clientId = 'HK-USD';
  const sent = {
    clientId,
    originalName: 'id.png',
    storedName: 'one.png',
    format: 'png',
    bytes: 1,
    sha256: '',
  } as const;
  const [row] = await database
    .insert(identityDocuments)
    .values({ ...sent, width: 1, height: 1, receivedAt: new Date('2026-03-04T02:00:00Z') })
    .returning();
  await database.insert(reactivations).values({ clientId, eligibility: 'REQUESTED' });
  const waiting = `${String(row?.id)} 2026-03-04T02:00:00.000Z ${clientId} waits one.png`;
  expect(await sentDocuments(database)).toContain(waiting);
  const books = sandbox.context('HK');
  await judgeDocument(books, clientId, 'refuse');
  expect(await loadEligibility(database, clientId)).toBe('ELIGIBLE');
  await expect(judgeDocument(books, clientId, 'accept')).rejects.toThrow('No document');
  await database.update(reactivations).set({ eligibility: 'REQUESTED' });
  await judgeDocument(books, clientId, 'accept');
  expect(await loadEligibility(database, clientId)).toBe('NOT_ELIGIBLE');
  expect(await sentDocuments(database)).toContain(waiting.replace('waits', 'looked at'));
});

test.each([
  [
    'en_US',
    'HK-TYPICAL',
    /^We could not accept the identity document you sent\. .* “Send an identity document”\./,
    /^We have checked your identity document\. Your account is active again/,
  ],
  [
    'zh_HK',
    'HK-TYPICAL',
    /^我們未能接納您提交的身份證明文件，您的戶口會維持暫停。請在「提交身份證明文件」再次提交。/,
    /^我們已核對您的身份證明文件，您的戶口已恢復/,
  ],
  [
    'zh_TW',
    'TW-NO-CODE',
    /^您上傳的身分證件未能通過核對，您的帳戶仍暫停使用。請到「上傳身分證件」重新上傳。/,
    /^我們已核對您的身分證件，您的帳戶已恢復/,
  ],
] as const)(
  '[DOC-13, ACCT-04] a client who reads %s is told by every way on file, and on the page of messages once, what was found of the document',
  async (language, clientId, refused, accepted) => {
    const { database } = sandbox;
    const books = sandbox.context(clientId.startsWith('HK') ? 'HK' : 'TW');
    await database.delete(outbox);
    await database.delete(reactivations);
    await database
      .update(communicationPreferences)
      .set({ language })
      .where(eq(communicationPreferences.clientId, clientId));
    await database.update(clients).set({ mobile: '91234567', email: 'a@example.com' }).where(eq(clients.id, clientId));
    await database.insert(reactivations).values({ clientId, eligibility: 'REQUESTED' });
    await judgeDocument(books, clientId, 'refuse');
    await database.update(reactivations).set({ eligibility: 'REQUESTED' });
    await judgeDocument(books, clientId, 'accept');
    const sent = await database.select().from(outbox).orderBy(asc(outbox.id));
    expect(sent.map(({ channel, clientId: listed, subject }) => [channel, listed, subject])).toEqual([
      ['mobile', clientId, 'identity-document'],
      ['email', null, null],
      ['mobile', clientId, 'identity-document'],
      ['email', null, null],
    ]);
    const [byMobile, byMail, nextByMobile] = sent.map(({ text }) => text);
    expect(byMobile).toMatch(refused);
    expect(byMail).toBe(byMobile);
    expect(nextByMobile).toMatch(accepted);
  },
);

test('[DOC-13] a document is asked for once more after one was refused or accepted, and not while one that was sent waits to be looked at', async () => {
  const { database } = sandbox;
  const books = sandbox.context('HK');
  const clientId = 'HK-TYPICAL';
  const name = { region: 'HK', login: 'chanmei88' } as const;
  await database.delete(outbox);
  await database.delete(reactivations);
  expect(await askForDocument(books, name)).toBe(`${clientId}: a document is asked for`);
  expect(await loadEligibility(database, clientId)).toBe('ELIGIBLE');
  await database.update(reactivations).set({ eligibility: 'REQUESTED' });
  const told = await database.$count(outbox);
  await expect(askForDocument(books, name)).rejects.toThrow(
    `A document of ${clientId} waits: accept or refuse it first`,
  );
  expect([await loadEligibility(database, clientId), await database.$count(outbox)]).toEqual(['REQUESTED', told]);
  await judgeDocument(books, clientId, 'accept');
  await askForDocument(books, name);
  expect(await loadEligibility(database, clientId)).toBe('ELIGIBLE');
  await expect(askForDocument(books, { region: 'TW', login: 'nobody' })).rejects.toThrow("can't send a document");
});

test.each([
  [
    'en_US',
    'We need a copy of your identity document. Your account is paused until you send one under “Send an identity document” and we have checked it. If you have questions, call ',
  ],
  [
    'zh_HK',
    '我們需要您的身份證明文件副本。請在「提交身份證明文件」提交；在我們核對之前，您的戶口會暫停。如有查詢，請致電 ',
  ],
] as const)(
  '[DOC-13, ACCT-04] a client who reads %s is told by every way on file, and on the page of messages once, that a document is asked for',
  async (language, text) => {
    const { database } = sandbox;
    const clientId = 'HK-TYPICAL';
    await database.delete(outbox);
    await database.delete(reactivations);
    await database
      .update(communicationPreferences)
      .set({ language })
      .where(eq(communicationPreferences.clientId, clientId));
    await database.update(clients).set({ mobile: '91234567', email: 'a@example.com' }).where(eq(clients.id, clientId));
    await askForDocument(sandbox.context('HK'), { region: 'HK', login: 'chanmei88' });
    const sent = await database.select().from(outbox).orderBy(asc(outbox.id));
    expect(sent.map(({ channel, clientId: listed, subject }) => [channel, listed, subject])).toEqual([
      ['mobile', clientId, 'identity-document'],
      ['email', null, null],
    ]);
    for (const message of sent) expect(message.text.startsWith(text)).toBe(true);
  },
);

test('[DOC-13] a client of Taiwan would be asked for a document in the words of Taiwan', async () => {
  const { database, clock } = sandbox;
  const [client] = await database.select().from(clients).where(eq(clients.id, 'TW-NO-CODE'));
  if (client === undefined) throw new Error('there is no such client');
  await database.delete(outbox);
  await notifyAboutDocument(database, { client, step: 'ask', now: clock.now(), environment: 'test' });
  const [sent] = await database.select().from(outbox);
  expect(sent?.text).toMatch(
    /^我們需要您的身分證件影本。請到「上傳身分證件」上傳；核對完成之前，您的帳戶暫停使用。如有疑問，請來電 /,
  );
});
