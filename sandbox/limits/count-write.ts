import type { ServerContext } from '../context/server-context';
import { ApiError } from '../wire/api-error';
import { useAllowance } from './use-allowance';
import { writeAllowance } from './write-allowances';

type Write = { readonly clientId: string; readonly kind: string };

/** Counts one write of a client, whatever becomes of it; says whether it is within the allowance of its kind. */
export async function isWithinAllowance(context: Counting, write: Write): Promise<boolean> {
  return (await secondsToWait(context, write)) === undefined;
}

/** Refuses a write beyond the allowance of its kind, and says when it may be tried again. */
export async function countWrite(context: Counting, write: Write): Promise<void> {
  const wait = await secondsToWait(context, write);
  if (wait !== undefined) throw new ApiError(429, ['TOO_MANY_REQUESTS'], wait);
}

type Counting = Pick<ServerContext, 'database' | 'clock'>;

const secondsToWait = ({ database, clock }: Counting, { clientId, kind }: Write): Promise<number | undefined> =>
  database.transaction((transaction) =>
    useAllowance(transaction, { clientId, kind, allowance: writeAllowance(kind), now: clock.now() }),
  );
