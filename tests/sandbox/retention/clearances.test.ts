import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { beforeEach, expect, test } from 'vitest';
import { sweepAttempts } from '../../../sandbox/credentials/resets/reset-attempts';
import { partSize } from '../../../sandbox/database/in-parts';
import { addressCounts } from '../../../sandbox/database/schema/address-counts';
import { resetAttempts } from '../../../sandbox/database/schema/credentials';
import { identityAssertions, reAuthentications } from '../../../sandbox/database/schema/re-authentications';
import { loginFailures, logins, messageSecrets, outbox, sessions } from '../../../sandbox/database/schema/sessions';
import { submissions } from '../../../sandbox/database/schema/submissions';
import { sweepAddressCounts } from '../../../sandbox/limits/shared-counts';
import { sweepReAuthentications } from '../../../sandbox/re-authentication/begin-re-authentication';
import { startRemovingExpired } from '../../../sandbox/retention/remove-expired';
import { sweepFailures } from '../../../sandbox/sessions/login-failures';
import { sweepLogins } from '../../../sandbox/sessions/login-records';
import { hideExpiredCodes, removeOldMessages } from '../../../sandbox/sessions/outbox';
import { sweepSessions } from '../../../sandbox/sessions/session-store';
import { endKeys } from '../../../sandbox/submissions/end-keys';
import { interceptStatements } from '../support/intercepted-statements';
import { sharedSandbox } from '../support/shared-sandbox';

const shared = sharedSandbox();
const database = () => shared.sandbox.database;
const now = () => shared.sandbox.clock.now();

/** Two full parts and a half one. */
const rows = partSize * 2.5;

beforeEach(async () => {
  await shared.sandbox.forget();
  for (const table of [logins, outbox, sessions, submissions, loginFailures, addressCounts])
    await database().delete(table);
});

const old = (insert: string) => database().execute(sql.raw(`${insert} from generate_series(1, ${String(rows)}) as n`));

const oldSessions = `insert into sessions (cookie_hash, token_hash, region, client_id, state, created_at, seen_at)
  select n::text, '', 'HK', 'HK-TYPICAL', 'open', '2001-01-01', '2001-01-01'`;
const oldMessages = `insert into outbox (recipient, channel, text, sent_at, secret_kind)
  select '', 'email', '', '2001-01-01', 'code'`;

type Clearance = {
  readonly grow: () => Promise<unknown>;
  readonly table: PgTable;
  readonly isLeft?: SQL;
};

/** Those that go on until nothing is left, or they are to stop. */
const rounds: Readonly<Record<string, Clearance & { readonly clear: (stopping?: AbortSignal) => Promise<unknown> }>> = {
  'codes too old to be used': {
    grow: async () => {
      await old(oldMessages);
      await database().execute(sql`insert into message_secrets (message_id, secret) select id, '1' from outbox`);
    },
    table: messageSecrets,
    clear: (stopping) => hideExpiredCodes(database(), now(), stopping),
  },
  'old messages': {
    grow: () => old(oldMessages),
    table: outbox,
    clear: (stopping) => removeOldMessages(database(), now(), stopping),
  },
  'old logins': {
    grow: () =>
      old(`insert into logins (id, client_id, at, outcome, address, device_hash)
        select gen_random_uuid(), 'HK-TYPICAL', '2001-01-01', 'opened', '', ''`),
    table: logins,
    clear: (stopping) => sweepLogins(database(), now(), stopping),
  },
  'answers under ended keys': {
    grow: () =>
      old(`insert into submissions (client_id, call, key, sha256, answer, received_at)
        select 'HK-TYPICAL', 'test', n::text, '', '{}', '2001-01-01'`),
    table: submissions,
    isLeft: sql`answer is not null`,
    clear: (stopping) => endKeys(database(), now(), stopping),
  },
};

test.for(Object.entries(rounds))(
  '[R19, ORDQ-15] a clearance takes a bounded part by each statement until nothing is left, and stops between two: %s',
  async ([, { grow, table, isLeft, clear }]) => {
    await grow();
    const stopping = new AbortController();
    const stop = interceptStatements((_, text) => {
      if (/^\s*(delete|update)/.test(text)) stopping.abort();
      return undefined;
    });
    await clear(stopping.signal);
    stop();
    expect(await database().$count(table, isLeft)).toBe(rows - partSize);
    await clear();
    expect(await database().$count(table, isLeft)).toBe(0);
  },
);

/** Those that a call does besides: one part, and the job all of them. */
const sweeps: Readonly<Record<string, Clearance & { readonly sweep: () => Promise<number> }>> = {
  sessions: { grow: () => old(oldSessions), table: sessions, sweep: () => sweepSessions(database(), now()) },
  failures: {
    grow: () =>
      old(`insert into login_failures (region, subject_hash, failures, last_failure_at)
        select 'HK', n::text, 1, '2001-01-01'`),
    table: loginFailures,
    sweep: () => sweepFailures(database(), now()),
  },
  resets: {
    grow: () =>
      old(`insert into reset_attempts (token_hash, client_id, type, step, started_at)
        select n::text, 'HK-TYPICAL', 'PIN', '010', '2001-01-01'`),
    table: resetAttempts,
    sweep: () => sweepAttempts(database(), now()),
  },
  're-authentications': {
    grow: async () => {
      await old(oldSessions.replaceAll("'2001-01-01'", `'${now().toISOString()}'`));
      await old(`insert into re_authentications
          (nonce, cookie_hash, client_id, type, action, body_sha256, provider, begun_at)
        select n::text, n::text, 'HK-TYPICAL', '', '', '', '', '2001-01-01'`);
    },
    table: reAuthentications,
    sweep: () => sweepReAuthentications(database(), now()),
  },
  assertions: {
    grow: () =>
      old(`insert into identity_assertions (code_hash, nonce, provider, client_id, made_at)
        select n::text, '', '', 'HK-TYPICAL', '2001-01-01'`),
    table: identityAssertions,
    sweep: () => sweepReAuthentications(database(), now()),
  },
  addresses: {
    grow: () => old(`insert into address_counts (key, points, expire) select n::text, 1, '2001-01-01'`),
    table: addressCounts,
    sweep: () => sweepAddressCounts(database(), now()),
  },
};

test.for(Object.entries(sweeps))(
  '[R19, ORDQ-15] a sweep that a call makes takes a bounded part, and the hourly job all that is left: %s',
  async ([, { grow, table, sweep }]) => {
    await grow();
    expect(await sweep()).toBe(partSize);
    expect(await database().$count(table)).toBe(rows - partSize);
    const faults: unknown[] = [];
    const job = startRemovingExpired(database(), shared.sandbox.clock, {
      error: (fault: unknown) => faults.push(fault),
    });
    await job.first;
    await job.stop();
    expect(await database().$count(table, table === sessions ? eq(sessions.region, 'HK') : undefined)).toBe(0);
    expect(faults).toEqual([]);
  },
);
