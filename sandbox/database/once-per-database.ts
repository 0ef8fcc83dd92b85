import type { Database } from './database';

/** Prepares a statement the first time a database is asked for it: building and planning one costs more than most take to run. */
export function oncePerDatabase<Statement>(
  prepare: (database: Database) => Statement,
): (database: Database) => Statement {
  const prepared = new WeakMap<Database, Statement>();
  return (database) => {
    const statement = prepared.get(database) ?? prepare(database);
    prepared.set(database, statement);
    return statement;
  };
}
