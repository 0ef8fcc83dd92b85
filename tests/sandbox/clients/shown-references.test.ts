import { expect, test } from 'vitest';
import { UserPortfolioHkDocument } from '../../../contract/graphql/client/generated/graphql';
import { VcaTransactionsDocument } from '../../../contract/graphql/home/generated/graphql';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import { receiveInstruction } from '../../../sandbox/cash-account/receive-instruction';
import { demoClients } from '../../../sandbox/demonstration/demo-clients';
import { provedSession } from '../support/proved-session';
import { sharedSandbox } from '../support/shared-sandbox';

const shared = sharedSandbox();
const accountNo = '510012300189';

/** The parts of the names by which the demonstration knows its clients. */
const keyParts = [...new Set(demoClients.flatMap(({ id }) => id.split('-').slice(1)))];

const isKeyOfFixture = (text: string): boolean =>
  /past|seed|demo|fixture|(HK|TW)-/i.test(text) || keyParts.some((part) => /\D/.test(part) && text.includes(part));

test('[VCA-04] the references of transactions in a Cash Account show no key of the client’s records', async () => {
  const visitor = await shared.visitors.loggedOn('HK', ['chanmei88', '528314']);
  const { data } = await visitor.graphql(VcaTransactionsDocument, {
    filter: { accountNo },
    filter2: { accountNo, transactionStatus: ['pending'] },
  });
  const seeded = data?.completed.map(({ vcaTransactionSid }) => vcaTransactionSid) ?? [];
  const instruction = { accountNo, transactionType: 'topup', transactionCurrency: 'HKD', amount: '1000' };
  const deps = shared.sandbox.context('HK');
  const session = await provedSession(deps, 'HK-TYPICAL', { action: 'addVcaTransaction', body: instruction });
  const sent = {
    clientId: 'HK-TYPICAL',
    language: 'en_US' as const,
    key: deriveKey('shown-references', '1'),
    instruction,
  };
  const received = await receiveInstruction(deps, { session, ...sent });
  expect(seeded.length).toBeGreaterThan(4);
  for (const sid of [...seeded, received.sid]) expect(sid).toMatch(/^CA[B-DF-HJ-NP-TV-XZ]{16}$/);
  expect(new Set(seeded).size).toBe(seeded.length);
});

test.for([
  ['HK', 'chanmei88', '528314'],
  ['TW', 'LINCHI72', 'Maple6093Sky'],
] as const)(
  '[ORDQ-11] the numbers of orders that a client of %s reads in the history show no key of its records',
  async ([region, ...who]) => {
    const visitor = await shared.visitors.loggedOn(region, who);
    const records = (await visitor.call('GET', '/orderHistory')).json<readonly { orderId: string }[]>();
    expect(records.length).toBeGreaterThan(1);
    expect(records.map(({ orderId }) => orderId).filter(isKeyOfFixture)).toEqual([]);
    expect(new Set(records.map(({ orderId }) => orderId)).size).toBe(records.length);
  },
);

test('[ROLE-09] the code that a client passes on to friends shows no key of the client’s records', async () => {
  const visitor = await shared.visitors.loggedOn('HK', ['chanmei88', '528314']);
  const code = (await visitor.graphql(UserPortfolioHkDocument)).data?.userPortfolioHK.referralCode ?? '';
  expect(code).toMatch(/^REF[B-DF-HJ-NP-TV-XZ]{8}$/);
});
