import { normaliseLoginName } from '../../../domain/credentials/login/login-name';
import type { ByRegion } from '../../../domain/region';
import type { Secrets } from '../../context/secrets';
import type { Database } from '../../database/database';
import { accounts, clients } from '../../database/schema/clients';
import { newPins } from '../../database/schema/credentials';
import { type DemoClient, demoClients } from '../../demonstration/demo-clients';
import { demoContacts } from '../../demonstration/demo-contacts';
import { daysBefore } from '../generation/days';

/** A client to whom both first PINs were sent. */
const hasFirstPins = 'HK-NOT-ACTIVATED';

/** Makes the fictional clients and their accounts. */
export async function seedClients(
  database: Database,
  { day, now, secrets }: { day: string; now: Date; secrets: Secrets },
): Promise<void> {
  const rows = await Promise.all(
    demoClients.map(async (client, index) => ({
      ...personal(client),
      secretHash: await secrets.hash(client.secret),
      tradingSecretHash: await secrets.hash(client.tradingSecret),
      ...assessment(client, day),
      tierFrom: daysBefore(day, 150),
      tierUntil: daysBefore(day, -215),
      secretChangedAt: new Date(now.getTime() - (index % 3 === 1 ? 120 : 30) * 86_400_000),
      lastLoginAt: new Date(now.getTime() - 3 * 86_400_000),
    })),
  );
  await database.insert(clients).values(rows);
  await database.insert(accounts).values(demoClients.flatMap(accountsOf));
  const first = rows.find(({ id }) => id === hasFirstPins);
  if (first === undefined) return;
  const sent = { askedAt: now, sentAt: now, pinHash: first.tradingSecretHash };
  await database.insert(newPins).values({ clientId: first.id, kind: 'verification', language: 'en_US', ...sent });
}

/** A client's accounts as a region numbers them: HK's MasterAccount and plan, TW's fund account and wealth account. */
type RegionalNumbers = {
  readonly accounts: (identityNumber: string) => { readonly main: string; readonly second: string };
  readonly secondType: 'MA' | 'MS';
};

const numbers: ByRegion<RegionalNumbers> = {
  HK: {
    accounts: (identityNumber) => ({ main: identityNumber, second: `${identityNumber}01` }),
    secondType: 'MS',
  },
  TW: {
    accounts: (identityNumber) => {
      const digits = identityNumber.slice(-6);
      return { main: `5100${digits}`, second: `5180${digits}` };
    },
    secondType: 'MA',
  },
};

/** The numbers of a client's accounts. */
export const seededAccountNumbers = ({ region, identityNumber }: Pick<DemoClient, 'region' | 'identityNumber'>) =>
  numbers[region].accounts(identityNumber);

function accountsOf(client: DemoClient) {
  const { main, second } = seededAccountNumbers(client);
  const hasSecond = client.holdings === 'typical';
  const { secondType } = numbers[client.region];
  return [
    { number: main, clientId: client.id, type: 'MA' as const },
    ...(hasSecond ? [{ number: second, clientId: client.id, type: secondType }] : []),
  ];
}

/** When the client's risk profile was worked out: never for two, and too long ago for another. */
function assessment({ id }: DemoClient, day: string) {
  if (id === 'TW-ALERT-N' || id === 'TW-NEWCOMER') return { riskLevel: null, riskUpdatedOn: null };
  return { riskLevel: '4', riskUpdatedOn: daysBefore(day, id === 'TW-ALERT-O' ? 400 : 200) };
}

/** Names of tiers as the books have them; whoever isn't here has the one that the holdings come to. */
const membershipTiers: Readonly<Record<string, string>> = {
  'HK-TYPICAL': 'Platinum+',
  'HK-EMPTY': 'default',
  'HK-500': 'Platinum*+',
  'HK-GOLD': 'Gold',
  'TW-NO-RATE': 'Direct',
  'TW-DIGITAL': 'Digital',
};

function personal(client: DemoClient) {
  const { id, region, userName, identityNumber, state, asksForCode, pinResetDue, names } = client;
  return {
    id,
    region,
    userName: userName === undefined ? null : normaliseLoginName(region, userName),
    identityNumber: normaliseLoginName(region, identityNumber),
    state: state ?? ('active' as const),
    asksForCode: asksForCode === true,
    pinResetDue: pinResetDue === true,
    names,
    ...demoContacts(client),
    membershipTier: membershipTiers[id],
  };
}
