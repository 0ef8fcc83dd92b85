import type { Database } from './database';

/**
 * Prepares a statement the first time a connection or a pool is asked for it, for whatever transactions there are on it:
 * building and planning one costs more than most take to run.
 */
export function preparedStatement<Statement>(
  prepare: (database: Database) => Statement,
): (database: Database) => Statement {
  const prepared = new WeakMap<object, Statement>();
  return (database) => {
    // What runs the statements: a transaction has that of its connection.
    const { session } = database._;
    const statement = prepared.get(session) ?? prepare(database);
    prepared.set(session, statement);
    return statement;
  };
}
