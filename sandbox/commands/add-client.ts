import { randomBytes, randomUUID } from 'node:crypto';
import { addDays } from '../../domain/calendar/calendar';
import { ageOn } from '../../domain/clients/age-on';
import { newSecretProblems } from '../../domain/credentials/secrets/check-new-secret';
import { type SecretUse, secretPolicy } from '../../domain/credentials/secrets/secret-policy';
import type { Region } from '../../domain/region';
import { nameBankAccount } from '../banking/name-bank-account';
import { openCashAccount } from '../cash-account/open-cash-account';
import { createClock, today } from '../context/clock';
import { StartProblem } from '../context/configuration/start-problem';
import { createSecrets } from '../context/secrets';
import type { ServerContext } from '../context/server-context';
import { freshPin } from '../context/tokens';
import { accounts, clients } from '../database/schema/clients';
import { clientParticulars } from '../database/schema/suitability';
import { openDatabase } from '../installation/open-database';
import { seededAccountNumbers } from '../seed/clients/seed-clients';
import { findClient } from '../sessions/find-client';
import { questionnaireInForce, questionnaireUnknown } from '../suitability/questionnaire-in-force';
import { applyAssessment } from '../suitability/submit-assessment';
import { ApiError } from '../wire/api-error';
import { type AddedClient, readClient } from './added-client';
import type { Command } from './command';

/** Adds a client with an account, active at once, for acceptance tests, rated and with means to pay as far as the command says; both secrets are printed this once and kept as hashes. */
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
  const { born, rating, bankAccount, cash, tier } = values;
  if (born !== undefined && !isBirthOfSomebody(born, day))
    throw new StartProblem(`--born is a day of the last ${String(oldestAge)} years, not ${born}`);
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
      membershipTier: tier,
      tierFrom: day,
      tierUntil: addDays(day, 365),
      secretChangedAt: clock.now(),
    });
    await transaction.insert(accounts).values({ number: main, clientId: id, type: 'MA' });
    if (born !== undefined) await transaction.insert(clientParticulars).values({ clientId: id, ...particulars(born) });
    if (rating !== undefined) await rate({ database: transaction, clock, region }, id, rating);
    const owner = { clientId: id, accountNumber: main };
    if (bankAccount !== undefined)
      await nameBankAccount(transaction, {
        ...owner,
        number: bankAccount,
        bankNames: bankOfTests,
        holder: values.nameEn,
        effectiveOn: day,
      });
    if (cash !== undefined) await openCashAccount(transaction, { ...owner, amount: cash, at: clock.now() });
  });
  return { account: main, secret, tradingSecret };
}

/** The greatest age that a client can have, in years: nobody got older than 122. */
const oldestAge = 122;

const isBirthOfSomebody = (born: string, today: string): boolean => born < today && ageOn(born, today) <= oldestAge;

/** The one bank that `add-client` knows. */
const bankOfTests = { en_US: 'Test Bank', zh_HK: '測試銀行', zh_TW: '測試銀行' } as const;

/** The particulars of a client of whom the command says the day of birth alone: none that would set to low risk [SUIT-36, SUIT-37]. */
const particulars = (dateOfBirth: string) =>
  ({ dateOfBirth, education: 'university', hasSevereIllness: false }) as const;

/** Rates a client as the answers to the questionnaire in force would; a level that it doesn't give is refused [SUIT-10, SUIT-11]. */
async function rate(deps: Pick<ServerContext, 'database' | 'clock' | 'region'>, clientId: string, rating: string) {
  const { levels } = await questionnaireInForce(deps, 'risk').catch((problem: unknown) => {
    const isMissing = problem instanceof ApiError && problem.codes.includes(questionnaireUnknown);
    throw isMissing ? new StartProblem(`There is no questionnaire of ${deps.region}: run "migrate" first`) : problem;
  });
  if (!levels.some(({ level }) => level === rating))
    throw new StartProblem(
      `--rating in ${deps.region} is one of ${levels.map(({ level }) => level).join(', ')}, not ${rating}`,
    );
  const outcome = { passed: true, clientRiskLevel: rating, kycRiskLevel: rating };
  await applyAssessment(deps, clientId, { kind: 'risk', outcome });
}

/** A random secret that a client could have chosen. */
function freshSecret(region: Region, use: SecretUse, number: string): string {
  const policy = secretPolicy(region, use);
  for (;;) {
    const secret =
      policy === 'pin' ? freshPin() : randomBytes(12).toString('base64url').replace(/[-_]/g, '').slice(0, 10);
    if (newSecretProblems(policy, secret, { accountNumbers: [number] }).length === 0) return secret;
  }
}
