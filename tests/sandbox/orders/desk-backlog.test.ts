import { expect, test } from 'vitest';
import { openOrders } from '../../../sandbox/database/schema/orders';
import { freezeAccount, unfreezeAccount } from '../../../sandbox/freezes/freeze-account';
import { publishPrices } from '../../../sandbox/funds/publish-prices';
import { dealOrders } from '../../../sandbox/orders/deal-orders';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { loadBacklog } from '../../../sandbox/orders/desk-backlog';
import type { DeskVisit } from '../support/desk-visit';
import { statementsOf } from '../support/rows-read';
import { sharedDesk } from '../support/shared-desk';
import type { TestSandbox } from '../support/test-sandbox';

let sandbox: TestSandbox;
let desk: DeskVisit;

sharedDesk((begun) => {
  ({ sandbox, desk } = begun);
});

const backlog = () => loadBacklog(sandbox.database, sandbox.clock);

test('[R23, TRADE-92] the desk is behind with a cut-off that has passed, and with a price once it is published, not before', async () => {
  await desk.submitted('waits');
  expect((await backlog()).since).toBeUndefined();
  sandbox.clock.set('2026-03-06T23:00:00+08:00');
  expect((await backlog()).since).toMatch(/^2026-03-0[456]T/);
  await dealOrders(sandbox);
  sandbox.clock.set('2026-03-09T01:00:00+08:00');
  await dealOrders(sandbox);
  const { open, since } = await backlog();
  expect([open > 0, since]).toEqual([true, undefined]);
  await publishPrices(sandbox.database, sandbox.clock);
  expect((await backlog()).since).toMatch(/^2026-03-0[567]T00:00:00\+08:00$/);
  await runDealing(sandbox);
  expect((await backlog()).since).toBeUndefined();
});

test('[R23, AUTH-42] a payment that a freeze keeps back is no delay of the desk until the account is open again', async () => {
  await desk.submitted('frozen');
  sandbox.clock.set('2026-03-09T01:00:00+08:00');
  await runDealing(sandbox);
  await freezeAccount(sandbox, { clientId: 'TW-NO-CODE', actor: 'firm' });
  sandbox.clock.set('2026-03-20T10:00:00+08:00');
  await runDealing(sandbox);
  expect(await backlog()).toMatchObject({ since: undefined });
  await unfreezeAccount(sandbox, 'TW-NO-CODE');
  expect((await backlog()).since).toMatch(/^2026-03-1\d/);
  await runDealing(sandbox);
  expect((await backlog()).since).toBeUndefined();
});

test('[R23, P14] what is left to the desk is asked of the open orders once, so that its parts are of one moment', async () => {
  await desk.submitted('asked');
  const asked = (await statementsOf(backlog)).filter(({ text }) => text.includes('"open_orders"'));
  expect(asked).toHaveLength(1);
  expect((await backlog()).open).toBe(await sandbox.database.$count(openOrders));
});
