import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { errorCode } from '../error-code';
import { maskNumbers } from './mask-numbers';

const shapeAtMost = 300;
const causesAtMost = 3;

/**
 * Returns the part of a failure that a log may hold: of a statement its shape and the database's code, never a value
 * that it was sent with.
 */
export function loggedProblem(problem: unknown, depth = 0): object {
  if (!(problem instanceof Error)) return { type: typeof problem };
  const cause =
    depth < causesAtMost && problem.cause !== undefined ? { cause: loggedProblem(problem.cause, depth + 1) } : {};
  return { type: problem.name, ...describe(problem), stack: framesOf(problem), ...cause };
}

/** A database's own words can hold a value (`invalid input syntax for type date: "..."`), the names in its tables can't. */
function describe(problem: Error): object {
  if (problem instanceof pg.DatabaseError) {
    const { code, table, column, constraint, routine } = problem;
    return { code, table, column, constraint, routine };
  }
  if (problem instanceof DrizzleQueryError) return { statement: problem.query.slice(0, shapeAtMost) };
  const code = errorCode(problem);
  return { message: maskNumbers(problem.message), ...(typeof code === 'string' ? { code } : {}) };
}

/** Where it happened, without the message that stands above it. */
const framesOf = ({ stack = '' }: Error): string =>
  maskNumbers(
    stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  );
