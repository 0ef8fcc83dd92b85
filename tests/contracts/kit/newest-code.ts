import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Region } from '../../../domain/region';
import type { ContractClient } from '../clients-file';

/** Where the newest one-time code of a client is looked for. */
export type CodeSource = {
  readonly region: Region;
  /** The server that sent it. */
  readonly url: string;
  /** The folder of the clients file: where its commands are run. */
  readonly folder: string;
  /** Asks a person for it. */
  readonly ask: (question: string) => Promise<string>;
};

const run = promisify(execFile);
const patience = 30_000;

/** The one-time code a client was sent last, got the way the clients file says. */
export async function newestCode({ username, oneTimeCode }: ContractClient, source: CodeSource): Promise<string> {
  if (oneTimeCode === undefined)
    throw new Error(`${username} is asked for a one-time code: the clients file says no way to get it`);
  if (oneTimeCode === 'ask') return source.ask(`One-time code of ${username} (${source.region}): `);
  if ('fixed' in oneTimeCode) return oneTimeCode.fixed;
  const [program = '', ...args] = oneTimeCode.command;
  const { stdout } = await run(program, args, {
    cwd: source.folder,
    timeout: patience,
    env: {
      ...process.env,
      CONTRACT_URL: source.url,
      CONTRACT_REGION: source.region,
      CONTRACT_USERNAME: username,
    },
  });
  const code = stdout.trim();
  if (code === '') throw new Error(`the command that gets the one-time code of ${username} printed nothing`);
  return code;
}
