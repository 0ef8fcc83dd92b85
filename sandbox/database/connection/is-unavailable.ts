import pg from 'pg';
import { EngineEnded } from './engine-ended';

/** Classes of SQLSTATE: connections, resources, and what an operator or a limit of time ends. */
const classes = ['08', '53', '57'];

/** Waiting in vain for a lock, a deadlock, two writes at once, an idle transaction ended, a server that only reads. */
const states = ['55P03', '40P01', '40001', '25P03', '25006'];

const network = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
];

/** The messages of node-postgres about a lost connection, which it gives no code. */
const lost =
  /^(Connection terminated|Query read timeout|timeout exceeded|timeout expired|Client (has encountered|was closed)|Cannot use a pool)/;

/**
 * Returns true if a failure means that the database couldn't be reached or had no time; the same call may well succeed
 * a little later.
 */
export function isUnavailable(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false;
  if (problem instanceof EngineEnded) return true;
  const code = codeOf(problem);
  if (problem instanceof pg.DatabaseError) return states.includes(code) || classes.includes(code.slice(0, 2));
  if (problem instanceof AggregateError && problem.errors.some(isUnavailable)) return true;
  return network.includes(code) || lost.test(problem.message) || isUnavailable(reasonOf(problem));
}

/** Returns true if a failure means that others held what was waited for until the time for waiting was over. */
export const hasWaitedInVain = (problem: unknown): boolean => stateOf(problem) === '55P03';

/** The SQLSTATEs that may come of a transaction’s own rows: a wait in vain, a deadlock, two writes at once, a statement that took too long. */
const ofRows: readonly (string | undefined)[] = ['55P03', '40P01', '40001', '57014'];

/** Returns true if a failure means that nothing else can be done now either: the database couldn't be reached or takes nothing. */
export const isAway = (problem: unknown): boolean => isUnavailable(problem) && !ofRows.includes(stateOf(problem));

/** Returns the SQLSTATE that the database gave for a failure; undefined where it gave none. */
function stateOf(problem: unknown): string | undefined {
  if (!(problem instanceof Error)) return undefined;
  return problem instanceof pg.DatabaseError ? codeOf(problem) : stateOf(reasonOf(problem));
}

/** Returns true if the error code of PostgreSQL says that it closes the connection. */
export function endsSession({ code = '' }: pg.DatabaseError): boolean {
  return ['08', '25P03', '57P01', '57P02', '57P03', '57P05'].some((start) => code.startsWith(start));
}

/** Why something failed: a statement wraps what the driver said, a GraphQL engine what a resolver threw. */
const reasonOf = (problem: Error): unknown => ('originalError' in problem ? problem.originalError : problem.cause);

const codeOf = (problem: Error): string => ('code' in problem && typeof problem.code === 'string' ? problem.code : '');
