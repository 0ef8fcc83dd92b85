#!/bin/sh
# The roles of docs/operate/postgresql.md: one that owns the tables, for `migrate` and `restore`, and one that reads and
# writes rows, for all else. PostgreSQL's image runs this once, as it makes the database. In a database that one role
# owned so far it is run by hand, with every server ended, and hands over what is there: docs/operate/deploying.md.
set -eu
psql -v ON_ERROR_STOP=1 -v migrates="$MIGRATE_PASSWORD" -v serves="$SERVE_PASSWORD" -v database="$POSTGRES_DB" \
  --quiet --single-transaction --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role portal_migrates login password :'migrates';
create role portal_serves login password :'serves';
grant connect, create on database :"database" to portal_migrates;
grant connect on database :"database" to portal_serves;
grant usage, create on schema public to portal_migrates;
grant usage on schema public to portal_serves;
alter default privileges for role portal_migrates grant usage on schemas to portal_serves;
alter default privileges for role portal_migrates grant select, insert, update, delete on tables to portal_serves;
alter default privileges for role portal_migrates grant usage, select on sequences to portal_serves;

-- From here on, of a database that is there already; a new one has nothing of the kind.
create temporary table own_schemas as
  select oid, nspname from pg_namespace where nspname = 'public' or (nspowner = current_user::regrole and nspname !~ '^pg_');
select format('alter schema %I owner to portal_migrates', nspname) from own_schemas where nspname <> 'public' \gexec
select format('grant usage on schema %I to portal_serves', nspname) from own_schemas \gexec
select format('alter table %s owner to portal_migrates', c.oid::regclass)
  from pg_class c join own_schemas s on s.oid = c.relnamespace where c.relkind in ('r', 'p', 'v', 'm') \gexec
-- A sequence of a column follows its table.
select format('alter sequence %s owner to portal_migrates', c.oid::regclass)
  from pg_class c join own_schemas s on s.oid = c.relnamespace
  where c.relkind = 'S' and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i')) \gexec
select format('alter routine %s owner to portal_migrates', p.oid::regprocedure)
  from pg_proc p join own_schemas s on s.oid = p.pronamespace \gexec
select format('grant select, insert, update, delete on all tables in schema %I to portal_serves', nspname) from own_schemas \gexec
select format('grant usage, select on all sequences in schema %I to portal_serves', nspname) from own_schemas \gexec
drop table own_schemas;
SQL
