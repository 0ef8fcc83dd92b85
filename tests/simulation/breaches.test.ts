import { afterEach, expect, test } from 'vitest';
import { leaveOut } from './machine/leave-out-condition';
import { simulate } from './simulate';

const isLong = process.env['TEST_LONG'] === '1';

const stop: { now: () => number } = { now: () => 0 };
afterEach(() => {
  stop.now();
});

/** The conditions by which the sandbox finds what is a client's own, each with a name of what it guards. */
const conditions = {
  'an order': /(?<="orders"\."id" = \$\d+ and )"orders"\."client_id" = (\$\d+)/g,
  'the orders of a list': /"orders"\."client_id" = (\$\d+)(?= and \("orders"\."oid")/g,
  'an order list': /(?<="order_lists"\."oid" = \$\d+ and )"order_lists"\."client_id" = (\$\d+)/g,
  'a plan': /(?<="regular_plans"\."ref_no" = \$\d+ and )"accounts"\."client_id" = (\$\d+)/g,
  'a Cash Account': /(?<="accounts"\."number" = \$\d+ and )"accounts"\."client_id" = (\$\d+)/g,
  messages: /"outbox"\."client_id" = (\$\d+)/g,
  'price alerts': /"price_alerts"\."client_id" = (\$\d+)/g,
  'another contact': /"contact_changes"\."client_id" = (\$\d+)/g,
  'a session': /"sessions"\."client_id" = (\$\d+)(?= and "sessions"\."cookie_hash" <> )/g,
  'a passkey': /(?<="passkeys"\."id" = \$\d+ and )"passkeys"\."client_id" = (\$\d+)/g,
} as const;

/** The seeds that are lived through at most until one finds something. */
const seedsAtMost = 6;

test.runIf(isLong).for(Object.entries(conditions))(
  'a server that forgets to ask whose something is is found out: %s',
  async ([, condition]) => {
    for (let seed = 1; seed <= seedsAtMost; seed += 1) {
      stop.now = leaveOut(condition);
      const { findings } = await simulate({ seed, clients: 10, days: 12 });
      const sent = stop.now();
      expect(sent).toBeGreaterThan(0);
      if (findings.length > 0) return;
    }
    expect.unreachable(`nothing is found in ${String(seedsAtMost)} seeds`);
  },
);
