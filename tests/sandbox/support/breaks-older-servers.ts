type Rule = { readonly why: string; readonly statement: RegExp };

/** Statements that take away what servers of the release before read or write, on whatever table. */
const takingAway: Rule = {
  why: 'takes something away',
  statement:
    /\b(drop (table|column|view|type|function|schema|default)|rename (to|column|value)|set not null|set data type)\b/i,
};

const table = String.raw`(?:only\s+)?(?:"?public"?\.)?"?(?<table>\w+)"?`;

/** Statements that servers of the release before may write against, on a table that they know. */
const restricting: readonly Rule[] = [
  {
    why: 'adds a column that they leave empty',
    statement: new RegExp(
      String.raw`^alter table ${table} add column (?![^;]*\b(default|generated)\b)[^;]*\bnot null\b`,
      'i',
    ),
  },
  {
    why: 'adds a constraint',
    statement: new RegExp(
      String.raw`^alter table ${table} add constraint [^;]*?\b(check|unique|foreign key|primary key|exclude)\b`,
      'i',
    ),
  },
  { why: 'adds a unique index', statement: new RegExp(String.raw`^create unique index [^;]*? on ${table}`, 'i') },
  {
    why: 'adds a trigger',
    statement: new RegExp(String.raw`^create (or replace )?(constraint )?trigger [^;]*? on ${table}`, 'i'),
  },
];

/** Says what of a migration may break servers of the release before, which know no table that it creates itself. */
export function breaksOlderServers(migration: string): readonly string[] {
  const own = new Set([...migration.matchAll(/^create table (?:if not exists )?"?(\w+)"?/gim)].map(([, name]) => name));
  return statementsOf(migration).flatMap((statement) => {
    const taken = takingAway.statement.test(statement) ? [takingAway.why] : [];
    const restricted = restricting.flatMap(({ why, statement: form }) => {
      const name = form.exec(statement)?.groups?.['table'];
      return name === undefined || own.has(name) ? [] : [`${why} of ${name}`];
    });
    return [...taken, ...restricted];
  });
}

/** The statements of a migration, each on one line and without comments. */
const statementsOf = (migration: string): readonly string[] =>
  migration.split(/--> statement-breakpoint|;\s*\n/).map((statement) =>
    statement
      .replaceAll(/^\s*--.*$/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
