import type { PGlite } from '@electric-sql/pglite';

const steps = [
  '_PostgresMainLoopOnce',
  '_PostgresMainLongJmp',
  '_PostgresSendReadyForQueryIfNecessary',
  '_pgl_pq_flush',
] as const;

/** The status of PostgreSQL's own jump out of a statement that it refuses. */
const rejectedStatement = 100;

/**
 * Lets an engine that broke off (it exited, ran out of stack or hit a WebAssembly trap) do nothing any more but throw
 * what ended it. PGlite itself passes over that: it would run the rest of a message on what is left of the engine, leave
 * statements without an answer, and after an exit turn round for ever.
 */
export function guardEngine(engine: PGlite): void {
  const module = engine.Module;
  for (const step of steps) {
    const run = module[step];
    module[step] = () => {
      try {
        run();
      } catch (problem) {
        if (step !== '_PostgresMainLoopOnce' || statusOf(problem) !== rejectedStatement) end(module, problem);
        throw problem;
      }
    };
  }
}

/** `stackRestore` is what PGlite calls between a failed step and the next one. */
function end(module: PGlite['Module'], problem: unknown): void {
  const refuse = (): never => {
    throw problem;
  };
  for (const step of steps) module[step] = refuse;
  module.stackRestore = refuse;
}

const statusOf = (problem: unknown): unknown =>
  typeof problem === 'object' && problem !== null && 'status' in problem ? problem.status : undefined;
