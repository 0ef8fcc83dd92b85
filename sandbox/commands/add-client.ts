import { randomBytes, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { addDays } from '../../domain/calendar/calendar';
import { readContact } from '../../domain/credentials/contacts/contact-change';
import { isLoginName, normaliseLoginName } from '../../domain/credentials/login/login-name';
import { newSecretProblems } from '../../domain/credentials/secrets/check-new-secret';
import { type SecretUse, secretPolicy } from '../../domain/credentials/secrets/secret-policy';
import { parseOneOf } from '../../domain/kernel/parse-one-of';
import { type Region, regions } from '../../domain/region';
import { createClock, today } from '../context/clock';
import { StartProblem } from '../context/configuration/start-problem';
import { createSecrets } from '../context/secrets';
import type { ServerContext } from '../context/server-context';
import { freshPin } from '../context/tokens';
import { accounts, clients } from '../database/schema/clients';
import { openDatabase } from '../installation/open-database';
import { seededAccountNumbers } from '../seed/clients/seed-clients';
import { findClient } from '../sessions/find-client';
import type { Command } from './command';

const usage =
  'Usage: npm run sandbox -- add-client HK|TW NUMBER --name-en TEXT --name-zh TEXT --email ADDRESS --mobile NUMBER';

/** Adds a client with an account, active at once, for acceptance tests; both secrets are printed this once and kept as hashes. */
export const addClient: Command = async (configuration, parameters) => {
  const added = readClient(parameters);
  const clock = createClock(configuration.fixedNow);
  const secrets = await createSecrets(configuration.environment);
  const open = await openDatabase(configuration);
  try {
    await open.prepare(async (database) => {
      const { account, secret, tradingSecret } = await addClientTo({ database, clock, secrets }, added);
      const { number, region } = added;
      console.log(
        `Client ${number} of ${region}, account ${account}: logs in with ${secret}, orders with ${tradingSecret}`,
      );
    });
  } finally {
    await open.close();
  }
};

type Deps = Pick<ServerContext, 'database' | 'clock' | 'secrets'>;

/** Adds a client, with fresh secrets; a number that a client has is refused. */
export async function addClientTo({ database, clock, secrets }: Deps, { region, number, values }: AddedClient) {
  if ((await findClient(database, region, number)) !== undefined)
    throw new StartProblem(`There is a client ${number} of ${region} already`);
  const { main } = seededAccountNumbers({ region, identityNumber: number });
  const secret = freshSecret(region, 'login', number);
  const tradingSecret = freshSecret(region, 'transaction', number);
  // Of the number nothing: the id is in the books, from which it can't be erased.
  const id = `${region}-${randomUUID()}`;
  const day = today(clock);
  await database.transaction(async (transaction) => {
    await transaction.insert(clients).values({
      id,
      region,
      identityNumber: number,
      secretHash: await secrets.hash(secret),
      tradingSecretHash: await secrets.hash(tradingSecret),
      names: { en_US: values.nameEn, zh_HK: values.nameZh, zh_TW: values.nameZh },
      email: values.email,
      mobile: values.mobile,
      tierFrom: day,
      tierUntil: addDays(day, 365),
      secretChangedAt: clock.now(),
    });
    await transaction.insert(accounts).values({ number: main, clientId: id, type: 'MA' });
  });
  return { account: main, secret, tradingSecret };
}

type AddedClient = {
  readonly region: Region;
  readonly number: string;
  readonly values: Readonly<Record<'nameEn' | 'nameZh' | 'email' | 'mobile', string>>;
};

/** A random secret that a client could have chosen. */
function freshSecret(region: Region, use: SecretUse, number: string): string {
  const policy = secretPolicy(region, use);
  for (;;) {
    const secret =
      policy === 'pin' ? freshPin() : randomBytes(12).toString('base64url').replace(/[-_]/g, '').slice(0, 10);
    if (newSecretProblems(policy, secret, { accountNumbers: [number] }).length === 0) return secret;
  }
}

/** Reads whom to add from the words of the command. */
export function readClient(parameters: readonly string[]): AddedClient {
  const { positionals, values } = parsed(parameters);
  const [first = '', typed = '', ...more] = positionals;
  const region = parseOneOf(regions, first);
  const { 'name-en': nameEn = '', 'name-zh': nameZh = '', email = '', mobile = '' } = values;
  const isWhole = [nameEn, nameZh, email, mobile].every((value) => value.trim() !== '');
  if (region === undefined || more.length > 0 || !isWhole || !isLoginName(region, typed)) throw new StartProblem(usage);
  const number = normaliseLoginName(region, typed);
  const contacts = { email: readWay(region, 'email', email), mobile: readWay(region, 'mobile', mobile) };
  return { region, number, values: { nameEn, nameZh, ...contacts } };
}

/** Reads a way to reach the client as the portal would; a slip of the hand would send codes to nobody, or to somebody else. */
function readWay(region: Region, field: 'email' | 'mobile', text: string): string {
  const read = readContact(region, { field, text }, '');
  if (!read.ok) throw new StartProblem(`--${field} ${text} can't be reached in ${region}`);
  return read.value;
}

function parsed(parameters: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = { 'name-en': text, 'name-zh': text, email: text, mobile: text };
    return parseArgs({ args: [...parameters], options, allowPositionals: true });
  } catch {
    throw new StartProblem(usage);
  }
}
