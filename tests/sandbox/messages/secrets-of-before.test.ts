import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { messageSecrets, outbox } from '../../../sandbox/database/schema/sessions';
import { openTestDatabase } from '../support/test-database';

const migrations = join(import.meta.dirname, '../../../sandbox/database/migrations');
const statements = readFileSync(join(migrations, '0039_message_secrets.sql'), 'utf8').split('--> statement-breakpoint');

test('[R14] the codes and PINs of messages from before are moved out of their words, and no other figure is', async () => {
  const open = await openTestDatabase();
  try {
    await open.prepare(() => Promise.resolve());
    const { database } = open;
    await database.execute(sql`
      insert into clients (id, region, identity_number, secret_hash, trading_secret_hash, names, mobile, email,
        tier_from, tier_until, secret_changed_at)
      values ('C', 'TW', 'C', '', '', '{}', '', '', '2026-01-01', '2026-12-31', now())`);
    await database.execute(sql`
      insert into sessions (cookie_hash, token_hash, region, client_id, state, created_at, seen_at)
      values ('S', 'T', 'TW', 'C', 'code-pending', now(), now())`);
    const texts = ['Code 20931746.', 'Order 20260930 of 905271 units.', 'Code 59302817.', 'PIN 905271.', 'PIN ******.'];
    for (const text of texts)
      await database.execute(
        sql`insert into outbox (recipient, channel, text, sent_at) values ('a', 'email', ${text}, now())`,
      );
    await database.execute(
      sql`insert into one_time_codes (cookie_hash, code_hash, sent_at, message_id) values ('S', 'H', now(), 1)`,
    );
    await database.execute(sql`
      insert into reset_attempts (token_hash, client_id, type, step, started_at, code_message_id)
      values ('R', 'C', 'password', '1', now(), 3)`);
    await database.execute(sql`
      insert into new_pins (client_id, kind, language, asked_at, message_id)
      values ('C', 'login', 'en_US', now(), 4), ('C', 'verification', 'en_US', now(), 5)`);
    for (const statement of statements.filter((each) => /^\s*(INSERT|UPDATE)/.test(each)))
      await database.execute(sql.raw(statement));
    const rows = await database.select().from(outbox).orderBy(asc(outbox.id));
    expect(rows.map(({ text, secretKind }) => [text, secretKind])).toEqual([
      ['Code {secret}.', 'code'],
      ['Order 20260930 of 905271 units.', null],
      ['Code {secret}.', 'code'],
      ['PIN {secret}.', 'pin'],
      ['PIN ******.', null],
    ]);
    expect(await database.select().from(messageSecrets).orderBy(asc(messageSecrets.messageId))).toEqual([
      { messageId: 1, secret: '20931746' },
      { messageId: 3, secret: '59302817' },
      { messageId: 4, secret: '905271' },
    ]);
  } finally {
    await open.close();
  }
});
