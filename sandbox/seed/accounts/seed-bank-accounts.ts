import type { ByRegion } from '../../../domain/region';
import type { Database } from '../../database/database';
import { bankAccounts, bankAuthorities, sameDayDebits } from '../../database/schema/bank-accounts';
import { demoClients } from '../../demonstration/demo-clients';
import { seededAccountNumbers } from '../clients/seed-clients';
import { daysBefore } from '../generation/days';

const banks = {
  harbour: { en_US: 'Harbour Bank', zh_HK: '海港銀行', zh_TW: '海港銀行' },
  peak: { en_US: 'Peak & Valley Bank', zh_HK: '峰谷銀行', zh_TW: '峰谷銀行' },
  dawn: { en_US: 'Dawnlight Commercial Bank', zh_HK: '晨光商業銀行', zh_TW: '晨光商業銀行' },
  green: { en_US: 'Greenfield Bank', zh_HK: '青田銀行', zh_TW: '青田銀行' },
} as const;

type Authority = Pick<typeof bankAuthorities.$inferInsert, 'kind' | 'status' | 'debitLimit' | 'periodicity'> & {
  readonly fromDaysAgo: number;
  readonly untilDaysAgo?: number;
};

type Account = {
  readonly bank: keyof typeof banks;
  readonly number: string;
  readonly currency: string;
  readonly state?: 'NEW';
  readonly onlineDebit?: 'asked-for' | 'set-up';
  readonly addressLines?: readonly string[];
  readonly allows: readonly Authority[];
};

type Person = {
  readonly clientId: string;
  readonly holder: string;
  readonly accounts: readonly Account[];
  readonly sameDay?: readonly [currency: string, hasDeals: boolean, isFrozen: boolean, isElectronic: boolean];
};

const paidTo = (fromDaysAgo: number, status: 'A' | 'I' = 'A'): Authority => ({ kind: 'SPI', status, fromDaysAgo });
const debited = (
  debitLimit: string,
  periodicity: Authority['periodicity'],
  fromDaysAgo: number,
  more: Pick<Authority, 'untilDaysAgo'> & { readonly status?: 'I' } = {},
): Authority => ({ kind: 'DDA', status: 'A', debitLimit, periodicity, fromDaysAgo, ...more });

/** An account in Taiwan for any foreign currency. */
const foreignAccount = (number: string): Account => ({
  bank: 'dawn',
  number,
  currency: 'XXX',
  allows: [debited('100000000.00', 'DAILY', 380), paidTo(380)],
});

/** The seeded bank accounts of a client: in Taiwan every purchase is debited from one; in Hong Kong a client may have none. */
const hasUsualAccounts: ByRegion<boolean> = { HK: false, TW: true };

/** Whoever has named no account of a special kind in Taiwan has a usual one, but for a client who holds nothing. */
const usualPeople = (): readonly Person[] =>
  demoClients
    .filter(
      ({ id, region, holdings }) =>
        hasUsualAccounts[region] && holdings !== 'none' && !people.some((one) => one.clientId === id),
    )
    .map(({ id, names, identityNumber }) => {
      const digits = identityNumber.slice(-6);
      return {
        clientId: id,
        holder: names.zh_TW ?? '',
        accounts: [
          {
            bank: 'green',
            number: `88210${digits}`,
            currency: 'TWD',
            allows: [debited('100000000', 'DAILY', 500), paidTo(500)],
          },
          foreignAccount(`01234588${digits}`),
        ],
      };
    });

/** Accounts in the order they were named. */
const people: readonly Person[] = [
  {
    clientId: 'HK-TYPICAL',
    holder: 'CHAN MEI LING',
    accounts: [
      { bank: 'harbour', number: '024-888123-456', currency: 'XXX', allows: [paidTo(1500)] },
      {
        bank: 'peak',
        number: '391-204-77018',
        currency: 'HKD',
        addressLines: ['8 Orchid Street', 'Kowloon'],
        allows: [
          debited('20000.00', 'MONTHLY', 2200, { status: 'I', untilDaysAgo: 300 }),
          paidTo(800),
          debited('5000000.00', 'DAILY', 299),
        ],
      },
      { bank: 'dawn', number: '7700112233', currency: 'HKD', allows: [paidTo(2400, 'I')] },
      { bank: 'dawn', number: '7700445566', currency: 'XXX', allows: [debited('100000000.00', 'DAILY', 290)] },
    ],
    sameDay: ['HKD', true, false, true],
  },
  {
    clientId: 'HK-500',
    holder: 'LEE KA MING',
    accounts: [
      { bank: 'harbour', number: '024-555019-882', currency: 'XXX', allows: [paidTo(700)] },
      {
        bank: 'harbour',
        number: '024-555019-882',
        currency: 'HKD',
        allows: [debited('500000.00', 'MONTHLY', 700, { untilDaysAgo: -365 })],
      },
      { bank: 'dawn', number: '7700998811', currency: 'XXX', allows: [debited('100000000.00', 'DAILY', 650)] },
    ],
    sameDay: ['HKD', false, true, false],
  },
  {
    clientId: 'HK-USD',
    holder: 'YIP LAI KUEN',
    accounts: [{ bank: 'peak', number: '391-620-11904', currency: 'USD', allows: [paidTo(90)] }],
  },
  {
    clientId: 'HK-PAUSED-DEBIT',
    holder: 'HO CHI WAI',
    accounts: [
      {
        bank: 'harbour',
        number: '024-731650-904',
        currency: 'HKD',
        allows: [debited('80000.00', 'DAILY', 6), paidTo(6)],
      },
    ],
    sameDay: ['HKD', false, true, true],
  },
  {
    clientId: 'TW-TYPICAL',
    holder: '王雅惠',
    accounts: [
      {
        bank: 'dawn',
        number: '01234500678901',
        currency: 'TWD',
        onlineDebit: 'set-up',
        allows: [debited('300000', 'DAILY', 900), paidTo(900)],
      },
      {
        bank: 'green',
        number: '88210033415',
        currency: 'TWD',
        onlineDebit: 'asked-for',
        allows: [debited('50000', 'MONTHLY', 30, { status: 'I' })],
      },
      {
        bank: 'dawn',
        number: '01234500998877',
        currency: 'USD',
        allows: [paidTo(600), debited('10000.00', 'DAILY', 600)],
      },
    ],
    sameDay: ['TWD', false, false, true],
  },
  {
    clientId: 'TW-NO-CODE',
    holder: '林志明',
    accounts: [
      {
        bank: 'green',
        number: '88210077120',
        currency: 'TWD',
        allows: [debited('100000000', 'DAILY', 400, { untilDaysAgo: -330 }), paidTo(400)],
      },
      foreignAccount('01234500772290'),
    ],
    sameDay: ['TWD', false, true, true],
  },
  {
    clientId: 'TW-NO-RATE',
    holder: '彭秀蘭',
    accounts: [
      {
        bank: 'dawn',
        number: '01234511203344',
        currency: 'TWD',
        onlineDebit: 'set-up',
        allows: [debited('5000000', 'DAILY', 1200), paidTo(1200)],
      },
      foreignAccount('01234511209988'),
      { bank: 'green', number: '88210055907', currency: 'TWD', state: 'NEW', allows: [paidTo(2)] },
    ],
    sameDay: ['TWD', true, false, true],
  },
  {
    clientId: 'TW-DIGITAL',
    holder: '葉怡君',
    accounts: [
      {
        bank: 'green',
        number: '88210091463',
        currency: 'TWD',
        onlineDebit: 'set-up',
        allows: [debited('5000000', 'DAILY', 250), paidTo(250)],
      },
      foreignAccount('01234509146377'),
    ],
  },
  {
    clientId: 'TW-ELITE',
    holder: '許雅婷',
    accounts: [
      {
        bank: 'green',
        number: '88210062275',
        currency: 'USD',
        // No longer: what a plan is to debit from it fails.
        allows: [debited('20000.00', 'MONTHLY', 900, { untilDaysAgo: 70 }), paidTo(900)],
      },
      {
        bank: 'dawn',
        number: '01234522704418',
        currency: 'TWD',
        allows: [debited('5000000', 'DAILY', 900), paidTo(900)],
      },
    ],
  },
];

/** Names the bank accounts of some clients; one in Taiwan changed it a few days ago [BANK-07]. */
export async function seedBankAccounts(database: Database, day: string): Promise<void> {
  for (const { clientId, holder, accounts, sameDay } of [...people, ...usualPeople()]) {
    const client = demoClients.find(({ id }) => id === clientId);
    if (!client) continue;
    for (const { bank, allows, state = 'ACTIVE', onlineDebit = 'none', addressLines = [], ...account } of accounts) {
      const [made] = await database
        .insert(bankAccounts)
        .values({ ...account, clientId, holder, bankNames: banks[bank], state, onlineDebit, addressLines })
        .returning({ id: bankAccounts.id });
      if (!made) continue;
      const accountNumber = seededAccountNumbers(client).main;
      await database.insert(bankAuthorities).values(
        allows.map(({ fromDaysAgo, untilDaysAgo, ...authority }) => ({
          ...authority,
          bankAccountId: made.id,
          accountNumber,
          effectiveOn: daysBefore(day, fromDaysAgo),
          expiresOn: untilDaysAgo === undefined ? null : daysBefore(day, untilDaysAgo),
        })),
      );
    }
    if (!sameDay) continue;
    const [currency, hasDeals, isFrozen, isElectronic] = sameDay;
    await database.insert(sameDayDebits).values({ clientId, currency, hasDeals, isFrozen, isElectronic });
  }
}
