import { and, eq, like, or } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { ServerContext } from '../../../sandbox/context/server-context';
import { clients } from '../../../sandbox/database/schema/clients';
import {
  planMoves,
  regularPlanChanges,
  regularPlanExecutions,
  regularPlans,
} from '../../../sandbox/database/schema/regular-plans';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { freezeAccount, unfreezeAccount } from '../../../sandbox/freezes/freeze-account';
import { runPlans } from '../../../sandbox/orders/plans/run-plans';
import { sharedSandbox } from '../support/shared-sandbox';

const shared = sharedSandbox();
const clientId = 'HK-TYPICAL';
/** A plan of the client's that invests on the tenth, from March 2026 on. */
const refNo = 'RP000001';

beforeEach(() => shared.sandbox.forget());

const at = (instant: string): void => shared.sandbox.clock.set(instant);

class Undone extends Error {}

/** Does something whose every trace is gone afterwards. */
async function undone({ database, ...desk }: ServerContext, work: (desk: ServerContext) => Promise<void>) {
  const all = database.transaction(async (transaction) => {
    await work({ ...desk, database: transaction });
    throw new Undone();
  });
  await expect(all).rejects.toThrow(Undone);
  at('2026-03-04T10:00:00+08:00');
}

const here = () => shared.sandbox.context('HK');

const monthsOf = async ({ database }: ServerContext, number = refNo) =>
  (await database.select().from(regularPlanExecutions).where(eq(regularPlanExecutions.refNo, number))).map(
    ({ month, outcome }) => `${month} ${outcome}`,
  );

async function change(
  { database }: ServerContext,
  kind: 'pause' | 'resume' | 'end',
  { fromMonth, sequence = 1 }: { readonly fromMonth: string; readonly sequence?: number },
) {
  const status = { pause: 'SUSPENDED', resume: 'ACTIVE', end: 'TERMINATED' } as const;
  const made = new Date('2026-03-01T02:00:00Z');
  await database
    .insert(regularPlanChanges)
    .values({ refNo, sequence, kind, fromMonth, status: status[kind], at: made, actor: 'client' });
  await database.update(regularPlans).set({ status: status[kind] }).where(eq(regularPlans.refNo, refNo));
}

/** Freezes and opens an account again, then lets its plans execute what is due at the end of May. */
async function frozenUntilMay(desk: ServerContext, id = clientId) {
  await freezeAccount(desk, { clientId: id, actor: 'firm' });
  at('2026-04-20T10:00:00+08:00');
  await runPlans(desk);
  await unfreezeAccount(desk, id);
  at('2026-05-31T10:00:00+08:00');
  await runPlans(desk);
}

test.each(['pause', 'end'] as const)(
  '[RSP-02, RSP-09, AUTH-42] a plan whose %s was still to come executes nothing in a frozen account, nor afterwards',
  async (kind) => {
    await undone(here(), async (desk) => {
      await change(desk, kind, { fromMonth: '2026-06' });
      await undone(desk, async (control) => {
        at('2026-05-31T10:00:00+08:00');
        await runPlans(control);
        expect(await monthsOf(control)).toEqual(['2026-03 placed', '2026-04 placed', '2026-05 placed']);
      });
      await frozenUntilMay(desk);
      expect(await monthsOf(desk)).toEqual([]);
      const [, , last] = await desk.database
        .select()
        .from(regularPlanChanges)
        .where(eq(regularPlanChanges.refNo, refNo))
        .orderBy(regularPlanChanges.sequence);
      expect(last).toMatchObject({ kind, fromMonth: '2026-03', actor: 'desk' });
    });
  },
);

test('[RSP-02, AUTH-42] a debit that failed isn’t tried again in a frozen account, even if its plan was to pause', async () => {
  await undone(here(), async (desk) => {
    await desk.database
      .update(regularPlanChanges)
      .set({ amount: '3000.13' })
      .where(eq(regularPlanChanges.refNo, refNo));
    await change(desk, 'pause', { fromMonth: '2026-04' });
    at('2026-03-10T10:00:00+08:00');
    await runPlans(desk);
    expect(await monthsOf(desk)).toEqual(['2026-03 retrying']);
    await frozenUntilMay(desk);
    const rows = await desk.database.select().from(regularPlanExecutions).where(eq(regularPlanExecutions.refNo, refNo));
    expect(rows).toMatchObject([{ month: '2026-03', outcome: 'failed', tries: 1, nextTry: null }]);
  });
});

test('[RSP-05, AUTH-42] a move that was asked for ends in a plan that is paused', async () => {
  const moving = 'HK-USD';
  await undone(here(), async (desk) => {
    // What the older plan had to do before the move is done.
    at('2026-03-20T10:00:00+08:00');
    await runPlans(desk);
    const moved = async ({ database }: ServerContext) => {
      const [move] = await database
        .select({ refNo: regularPlans.refNo, status: regularPlans.status, from: planMoves.fromMonth })
        .from(planMoves)
        .innerJoin(regularPlans, eq(regularPlans.refNo, planMoves.movedTo));
      return move;
    };
    await undone(desk, async (control) => {
      at('2026-04-10T10:00:00+08:00');
      await runPlans(control);
      const move = await moved(control);
      expect(move?.status).toBe('ACTIVE');
      expect((await monthsOf(control, move?.refNo)).length).toBeGreaterThan(0);
    });
    at('2026-03-20T10:00:00+08:00');
    await frozenUntilMay(desk, moving);
    const move = await moved(desk);
    expect(move?.status).toBe('SUSPENDED');
    expect(await monthsOf(desk, move?.refNo)).toEqual([]);
  });
});

test('[RSP-02, AUTH-42] a plan that is active in a frozen account all the same orders nothing while it is frozen', async () => {
  await undone(here(), async (desk) => {
    await freezeAccount(desk, { clientId, actor: 'firm' });
    await change(desk, 'resume', { fromMonth: '2026-03', sequence: 2 });
    at('2026-03-20T10:00:00+08:00');
    await runPlans(desk);
    expect(await monthsOf(desk)).toEqual([]);
    await unfreezeAccount(desk, clientId);
    await runPlans(desk);
    expect(await monthsOf(desk)).toEqual(['2026-03 placed']);
  });
});

test('[RSP-02, AUTH-42] a freeze in Taiwan pauses the plans of both types, and says so in Chinese', async () => {
  const own = 'TW-TYPICAL';
  await undone(shared.sandbox.context('TW'), async (desk) => {
    const { database } = desk;
    const numbers = or(
      ...['RT000001', 'RT000002', 'RT000007'].map((number) => eq(regularPlanExecutions.refNo, number)),
    );
    await undone(desk, async (control) => {
      at('2026-05-31T10:00:00+08:00');
      await runPlans(control);
      expect(await control.database.$count(regularPlanExecutions, numbers)).toBeGreaterThan(10);
    });
    await database.delete(outbox);
    const { pausedPlans } = await freezeAccount(desk, { clientId: own, actor: 'firm' });
    expect(pausedPlans).toEqual(['RT000001', 'RT000002', 'RT000007']);
    const [client] = await database.select().from(clients).where(eq(clients.id, own));
    const told = await database.select().from(outbox);
    expect(told.map(({ recipient }) => recipient)).toEqual([client?.mobile, client?.email]);
    for (const { text } of told)
      expect(text).toMatch(/^為了保護您的帳戶，我們已於 2026\/03\/04 10:00 將它凍結。3 筆定期定額約定已暫停。/);
    await frozenUntilMay(desk, own);
    expect(await database.$count(regularPlanExecutions, numbers)).toBe(0);
    const thawed = and(eq(outbox.clientId, own), like(outbox.text, '%解除凍結%'));
    expect(await database.$count(outbox, thawed)).toBe(1);
  });
});
