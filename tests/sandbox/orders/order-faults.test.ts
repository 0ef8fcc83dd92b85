import { describe, expect, test } from 'vitest';
import type { ServerContext } from '../../../sandbox/context/server-context';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { receiveOrders } from '../../../sandbox/orders/receiving/receive-orders';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import type { DeskVisit } from '../support/desk-visit';
import { failStatement } from '../support/failing-statement';
import { start } from '../support/settable-clock';
import { sharedDesk } from '../support/shared-desk';
import type { TestSandbox } from '../support/test-sandbox';
import { faultsInBooks } from '../support/watched-books';

/** While the desk deals, every statement fails in the long run, and every sixth one otherwise. */
const step = process.env['TEST_LONG'] === '1' ? 1 : 6;

let sandbox: TestSandbox;
let desk: DeskVisit;
let deps: ServerContext;

sharedDesk((begun) => {
  ({ sandbox, desk } = begun);
  deps = sandbox.context('TW');
});

describe('a statement that fails', () => {
  test('[R6, API-77] a statement that fails while a list is submitted, whichever it is, leaves nothing of it, and the list is then received', async () => {
    const oid = await desk.newList('failing');
    const sent = await desk.sent(oid);
    await desk.sign(oid);
    for (let k = 1; ; k += 1) {
      const stop = failStatement(k);
      const failure = await receiveOrders(deps, sent).then(
        () => undefined,
        (problem: unknown) => problem,
      );
      if (!stop()) {
        expect([failure, k > 20]).toEqual([undefined, true]);
        break;
      }
      expect(failure, `statement ${String(k)}`).toBeInstanceOf(Error);
      expect([await desk.countOf(oid), await sandbox.database.$count(outbox)], `statement ${String(k)}`).toEqual([
        0, 0,
      ]);
    }
    expect([await desk.countOf(oid), await faultsInBooks(sandbox.database)]).toEqual([4, []]);
  }, 120_000);

  test(
    '[R6, R24, TRADE-18] a statement that fails while the desk deals, whichever it is, leaves books that are right, and the next run ends what it began',
    async () => {
      const passes = ['2026-03-04T16:00:00+08:00', '2026-03-05T00:00:00+08:00', '2026-03-20T16:00:00+08:00'];
      let isOver = false;
      for (let k = 1; !isOver; k += step) {
        sandbox.clock.set(start);
        await desk.signInAgain();
        const oid = await desk.submitted('dealing');
        isOver = true;
        for (const instant of passes) {
          sandbox.clock.set(instant);
          const stop = failStatement(k);
          await runDealing(sandbox).catch(() => undefined);
          // This pass has fewer statements than that.
          if (!stop()) continue;
          isOver = false;
          expect(await faultsInBooks(sandbox.database), `statement ${String(k)}`).toEqual([]);
          await runDealing(sandbox);
        }
        expect(
          (await desk.orderStates(oid)).map(({ status }) => status),
          `statement ${String(k)}`,
        ).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED']);
      }
    },
    720_000 / step,
  );
});
