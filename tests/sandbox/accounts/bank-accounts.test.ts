import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ActiveSpiHkDocument, SameDayDdaHkDocument } from '../../../contract/graphql/account/generated/graphql';
import { onlyPresent } from '../../../adapters/http/only-present';
import { bankInfo } from '../../../contract/rest/account/bank-info';
import { directDebitList } from '../../../contract/rest/account/direct-debits';
import { changedBankAccounts } from '../../../domain/banking/changed-bank-accounts';
import type { Language } from '../../../domain/language';
import { bankAuthorities } from '../../../sandbox/database/schema/bank-accounts';
import { sharedSandbox } from '../support/shared-sandbox';
import { Visitor } from '../support/visitor';

const shared = sharedSandbox();

const clients = {
  typical: ['HK', 'chanmei88', '528314'],
  anyCurrency: ['HK', 'leefunds500', '846159'],
  dollars: ['HK', 'yipdollar7', '293641'],
  nobody: ['HK', '510012300270', '617025'],
  single: ['TW', 'LINCHI72', 'Maple6093Sky'],
  changed: ['TW', 'PENG3082', 'Olive8360Bay'],
  ended: ['TW', 'HSUYA385', 'Jade4286Reef'],
} as const;

async function signedIn(who: keyof typeof clients, language?: Language): Promise<Visitor> {
  const [region, name, secret] = clients[who];
  const visitor = new Visitor(shared.servers[region], region, language);
  await visitor.logOn(name, secret);
  return visitor;
}

const listedBy = async (visitor: Visitor, path: string) =>
  bankInfo.parse((await visitor.call('GET', path)).json()).bankAccountInfoList;
const debitsOf = async (visitor: Visitor) => directDebitList.parse((await visitor.call('GET', '/dda')).json());
const paidTo = async (visitor: Visitor, status = 'A') =>
  (await visitor.graphql(ActiveSpiHkDocument, { status })).data?.activeSpiHK;

test('[GQL-23, BANK-11, ENT-44] gives the standing instructions of the status that is asked for, in the client’s language', async () => {
  const visitor = await signedIn('typical');
  expect((await paidTo(visitor))?.map(({ bankName, accountCurrency }) => [bankName, accountCurrency])).toEqual([
    ['Harbour Bank', 'XXX'],
    ['Peak & Valley Bank', 'HKD'],
  ]);
  expect((await paidTo(visitor, 'I'))?.map(({ activeFlag }) => activeFlag)).toEqual(['N']);
  expect(await paidTo(visitor, 'anything')).toEqual([]);
  expect((await paidTo(await signedIn('typical', 'zh_HK')))?.[0]?.bankName).toBe('海港銀行');
});

test('[API-62, BANK-06, CONFLICT-51, ENT-44] gives what may be debited, those no longer in force too', async () => {
  const debits = await debitsOf(await signedIn('typical'));
  expect(
    debits.map(({ activeFlag, debitLimit, prdicity, authExpiryDate }) => [
      activeFlag,
      debitLimit,
      prdicity,
      authExpiryDate,
    ]),
  ).toEqual([
    ['N', '20000.00', 'MONTHLY', '2025-05-08'],
    ['Y', '5000000.00', 'DAILY', null],
    ['Y', '100000000.00', 'DAILY', null],
  ]);
  expect(await debitsOf(await signedIn('nobody'))).toEqual([]);
});

test('[API-62, BANK-06, ENT-44, VCA-32] the list of bank accounts doesn’t call an authority in force that has ended', async () => {
  const [ended, ...others] = await debitsOf(await signedIn('ended'));
  const today = new Date().toISOString().slice(0, 10);
  const inForce = others.map(({ activeFlag, accountCurrency }) => [activeFlag, accountCurrency]);
  expect([ended?.activeFlag, (ended?.authExpiryDate ?? today) < today, inForce]).toEqual(['N', true, [['Y', 'TWD']]]);
});

test('[GQL-24, BANK-12, BANK-04, ENT-45, CONFLICT-44] gives Hong Kong’s same-day debit in the currency asked for, or nothing', async () => {
  const ask = async (who: keyof typeof clients, accountCurrency = 'HKD') =>
    (await (await signedIn(who)).graphql(SameDayDdaHkDocument, { accountCurrency })).data?.sameDayDdaHK;
  expect(await ask('typical')).toEqual({ existDDADeals: true, underSHLFrozenPeriod: false, eddaEnabled: true });
  expect(await ask('anyCurrency')).toMatchObject({ underSHLFrozenPeriod: true });
  expect(await ask('dollars')).toBeNull();
  expect(await ask('typical', 'USD')).toBeNull();
});

test('[API-60, API-61, BANK-08] gives Taiwan’s clients where they are paid and how they are debited', async () => {
  const visitor = await signedIn('single');
  expect(await listedBy(visitor, '/acctBankInfo')).toMatchObject([
    { currency: 'TWD', status: 'ACTIVE' },
    { currency: 'XXX', status: 'ACTIVE' },
  ]);
  expect((await visitor.call('GET', '/sameDayDDA')).json()).toEqual({
    existDDADeals: false,
    underSHLFrozenPeriod: true,
    eddaEnabled: true,
  });
});

test('[API-63, BANK-07, SHAPE-09] lists a recent change of one client of Taiwan', async () => {
  const changed = async (who: keyof typeof clients) =>
    changedBankAccounts(
      (await listedBy(await signedIn(who), '/bankInfo')).map(({ currency, status, onlineDDA }) =>
        onlyPresent({
          currency: currency ?? undefined,
          status: status ?? undefined,
          onlineDDA: onlineDDA ?? undefined,
        }),
      ),
    );
  expect(await changed('changed')).toHaveLength(1);
  expect(await changed('single')).toEqual([]);
  expect(await changed('typical')).toEqual([]);
});

test('[API-60, API-61, CONFLICT-44] the server has the banking calls of one region in that region alone, and none for visitors', async () => {
  const hongKong = await signedIn('typical');
  for (const path of ['/acctBankInfo', '/sameDayDDA']) expect((await hongKong.call('GET', path)).statusCode).toBe(404);
  const visitor = new Visitor(shared.servers.TW, 'TW');
  for (const path of ['/bankInfo', '/dda', '/acctBankInfo', '/sameDayDDA'])
    expect((await visitor.call('GET', path)).statusCode).toBe(401);
  const taiwan = await signedIn('single');
  expect((await taiwan.graphql(ActiveSpiHkDocument, { status: 'A' })).data).toBeFalsy();
});

test('[ENT-44] the books hold no limit of nothing, and no authority that ends before it begins', async () => {
  const { database } = shared.sandbox;
  const change = (set: object) => database.update(bankAuthorities).set(set);
  await expect(change({ debitLimit: '0' })).rejects.toThrow();
  await expect(change({ debitLimit: '-1.50' })).rejects.toThrow();
  await expect(change({ expiresOn: '1999-01-01' })).rejects.toThrow();
  const kept = await database.select({ number: sql<number>`count(*)::int` }).from(bankAuthorities);
  expect(kept[0]?.number).toBeGreaterThan(10);
});
