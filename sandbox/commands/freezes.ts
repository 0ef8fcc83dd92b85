import { asc, eq, isNull } from 'drizzle-orm';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import { StartProblem } from '../context/configuration/start-problem';
import { accountFreezes, type AccountFreezeRow } from '../database/schema/account-freezes';
import { clients } from '../database/schema/clients';
import { freezeAccount, unfreezeAccount } from '../freezes/freeze-account';
import type { Command } from './command';
import { type ClientName, findNamedClient, readClientName } from './named-client';
import { withBooks } from './with-books';

/** Freezes a client's account for the firm, and prints what that called off and what a person has to look at [R14, AUTH-42]. */
export const freeze: Command = async (configuration, parameters) =>
  ofClient(configuration, readClientName(parameters, usageOf('freeze')), async (deps, clientId) => {
    for (const line of freezeLines(await freezeAccount(deps, { clientId, actor: 'firm' }))) console.log(line);
  });

/** Ends the freeze of a client's account; the firm alone can. */
export const unfreeze: Command = async (configuration, parameters) =>
  ofClient(configuration, readClientName(parameters, usageOf('unfreeze')), async (deps, clientId) => {
    if (!(await unfreezeAccount(deps, clientId))) throw new StartProblem('The account isn’t frozen');
    console.log('The account is no longer frozen');
  });

/** Prints the accounts that are frozen, the longest first, each with what a person has to look at. */
export const freezes: Command = (configuration) =>
  withBooks(configuration, async ({ database }) => {
    const found = await database
      .select({ freeze: accountFreezes, login: clients.identityNumber, region: clients.region })
      .from(accountFreezes)
      .innerJoin(clients, eq(clients.id, accountFreezes.clientId))
      .where(isNull(accountFreezes.endedAt))
      .orderBy(asc(accountFreezes.frozenAt));
    for (const { freeze: one, login, region } of found) {
      const { frozenAt, actor, left } = one;
      console.log([frozenAt.toISOString(), region, login, `by the ${actor}`, ...left].join(' '));
    }
    console.log(found.length === 0 ? 'No account is frozen' : `${String(found.length)} frozen`);
  });

const usageOf = (command: string): string => `Usage: npm run sandbox -- ${command} HK|TW LOGIN`;

const freezeLines = (frozen: AccountFreezeRow): readonly string[] => [
  `Frozen since ${frozen.frozenAt.toISOString()}`,
  `Orders cancelled: ${listed(frozen.cancelledOrders)}`,
  `Withdrawals cancelled: ${listed(frozen.cancelledWithdrawals)}`,
  `Plans paused: ${listed(frozen.pausedPlans)}`,
  `Left to be looked at: ${listed(frozen.left)}`,
];

const listed = (numbers: readonly string[]): string => (numbers.length === 0 ? 'none' : numbers.join(' '));

const ofClient = (
  configuration: SandboxConfiguration,
  named: ClientName,
  work: (deps: Parameters<typeof freezeAccount>[0], clientId: string) => Promise<void>,
): Promise<void> => withBooks(configuration, async (deps) => work(deps, await findNamedClient(deps.database, named)));
