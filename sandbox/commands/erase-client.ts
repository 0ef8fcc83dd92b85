import { parseArgs } from 'node:util';
import { bookYears } from '../../domain/clients/erasure';
import { StartProblem } from '../context/configuration/start-problem';
import { sweepDrafts } from '../documents/drafts';
import { documentsAsStored } from '../documents/open-documents';
import { eraseClient, type ErasureOrder, type ErasureOutcome } from '../retention/erase-client';
import type { Command } from './command';
import { type ClientName, findNamedClient, readClientName } from './named-client';
import { withBooks } from './with-books';

const usage = `Usage: npm run sandbox -- erase-client HK|TW LOGIN --by NAME --why TEXT [--years ${String(bookYears.usual)}]`;

type Obstacle = Extract<ErasureOutcome, { readonly obstacles: unknown }>['obstacles'][number];

const obstacleWords: Readonly<Record<Obstacle, string>> = {
  holdings: 'the client holds units',
  'open-orders': 'orders are open',
  'open-corrections': 'an order dealt at a corrected price waits for a decision',
  plans: 'plans have not ended',
  money: 'the Cash Account is not empty, or a payment or distribution is on its way',
  'waiting-document': 'an identity document waits to be looked at',
  'kept-records': 'records are kept whose period is not over',
  books: 'the last booking is too recent',
  'erased-before': 'the data was erased before',
  'number-in-books': 'the id of the client was made of the identity number, and the books bear it',
};

/** Erases what says who a client is, or prints all that stands against it. */
export const eraseClientCommand: Command = async (configuration, parameters) => {
  const { named, order } = readErasure(parameters);
  await withBooks(configuration, async ({ database, clock }) => {
    const outcome = await eraseClient({ database, clock }, await findNamedClient(database, named), order);
    if ('obstacles' in outcome) {
      const reasons = outcome.obstacles.map((obstacle) => obstacleWords[obstacle]);
      throw new StartProblem(`Nothing was erased: ${reasons.join('; ')}`);
    }
    for (const [table, count] of Object.entries(outcome.removed)) console.log(`${table}: ${String(count)} removed`);
    const documents = documentsAsStored(configuration);
    await sweepDrafts({ database, documents }, 3_600_000).catch(() => {
      console.warn(`Pictures in ${documents.place} are removed by the next sweep: it can't be used now`);
    });
    console.log('Erased');
  });
};

/** Reads the client and the order of an erasure; throws how the command is used. */
export function readErasure(parameters: readonly string[]): {
  readonly named: ClientName;
  readonly order: ErasureOrder;
} {
  const { values, positionals } = parse(parameters);
  const { by = '', why = '', years = String(bookYears.usual) } = values;
  const read = /^\d{1,2}$/.test(years) ? Number(years) : 0;
  if (by.trim() === '' || why.trim() === '' || read < bookYears.least) throw new StartProblem(usage);
  return { named: readClientName(positionals, usage), order: { by: by.trim(), why: why.trim(), years: read } };
}

function parse(parameters: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...parameters], allowPositionals: true, options: { by: text, why: text, years: text } });
  } catch {
    throw new StartProblem(usage);
  }
}
