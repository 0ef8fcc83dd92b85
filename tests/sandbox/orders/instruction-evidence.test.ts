import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { orderNotesVersion } from '../../../config/order-notes-version';
import { planSchedule, planScheduleList } from '../../../contract/rest/plans/plan-schedules';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import type { HashChain } from '../../../domain/trading/records/hash-chain';
import { dividendEvidence, dividendInstructionChanges } from '../../../sandbox/database/schema/distributions';
import {
  planEvidence,
  planMoves,
  regularPlanChanges,
  regularPlanExecutions,
} from '../../../sandbox/database/schema/regular-plans';
import { dividendFunds } from '../../../sandbox/database/schema/services';
import { submissions } from '../../../sandbox/database/schema/submissions';
import { hashOf } from '../../../sandbox/evidence/hash-of';
import { findOrder } from '../../../sandbox/orders/books/find-order';
import { dossierText } from '../../../sandbox/orders/dossier/dossier-text';
import { dividendDossier, planDossier } from '../../../sandbox/orders/dossier/instruction-dossiers';
import { orderDossier } from '../../../sandbox/orders/dossier/order-dossier';
import { verifyDossier } from '../../../sandbox/orders/dossier/verify-dossier';
import { runPlans } from '../../../sandbox/orders/plans/run-plans';
import { addedPlans } from '../support/added-plans';
import { sharedSandbox } from '../support/shared-sandbox';
import { codesOf, type Visitor } from '../support/visitor';

const shared = sharedSandbox();
const added = addedPlans(shared);
const chan = ['chanmei88', '528314'] as const;
const pin = '739162';
let visitor: Visitor;

beforeEach(async () => {
  await shared.sandbox.forget();
  await shared.sandbox.database.delete(submissions);
});

const textOf = (code: string) => ({ code, title: `Title of ${code}`, text: `All that ${code} says.` });
const accepted = (...codes: readonly string[]) => ({ version: orderNotesVersion, texts: codes.map(textOf) });
const notes = ['fee-and-return', 'product-risk'] as const;
const contentsOf = ({ links }: HashChain, kind: string) =>
  links.filter((link) => link.kind === kind).map(({ content }) => content);

/** A dossier, or an error where there is none. */
function found<T>(dossier: T | undefined): T {
  if (dossier === undefined) throw new Error('there is no dossier');
  return dossier;
}

describe('the texts accepted for a regular plan', () => {
  beforeEach(async () => {
    // The demonstration's own move would make a plan.
    await shared.sandbox.database.delete(planMoves);
    shared.sandbox.clock.set('2026-03-04T10:00:00+08:00');
    visitor = await shared.visitors.loggedOn('HK', chan);
  });

  const terms = {
    accountNo: '510012300189',
    fundCode: 'HK0002',
    currency: 'HKD',
    amount: '2500.50',
    days: [6],
    paidFrom: 'direct-debit',
    vpin: pin,
  };
  const start = (acceptedTexts?: object, key = 'plan-key-1') =>
    visitor.call('POST', '/plans', { body: { ...terms, acceptedTexts }, headers: { 'idempotency-key': key } });
  const started = async (acceptedTexts?: object) => planSchedule.parse((await start(acceptedTexts)).json());
  const change = (body: { readonly refNo: string; readonly version: number } & Readonly<Record<string, unknown>>) =>
    visitor.call('POST', '/plans/change', {
      body,
      headers: { 'idempotency-key': deriveKey('plan-change', body.refNo, String(body.version)) },
    });
  const kept = (refNo: string) =>
    shared.sandbox.database
      .select()
      .from(planEvidence)
      .where(eq(planEvidence.refNo, refNo))
      .orderBy(planEvidence.sequence);

  test('[TRADE-65, RSP-07] the texts are kept with the start of a plan: version, texts, language, PIN, session and device', async () => {
    const { refNo } = await started(accepted(...notes, 'ALLOTMENT_FUND_NOTES'));
    expect(await kept(refNo)).toMatchObject([
      {
        sequence: 0,
        language: 'en_US',
        secret: 'transaction-pin',
        textsVersion: orderNotesVersion,
        texts: [...notes, 'ALLOTMENT_FUND_NOTES'].map(textOf),
        sessionMark: expect.stringMatching(/^.{8}$/) as string,
        deviceMark: expect.stringMatching(/^.{8}$/) as string,
      },
    ]);
  });

  test('[TRADE-65, RSP-09] the text of a pause is kept without a PIN, and that of a change with it', async () => {
    const { refNo } = await started();
    const pause = await change({ refNo, version: 1, kind: 'pause', acceptedTexts: accepted('plan-change') });
    const resume = await change({
      refNo,
      version: 2,
      kind: 'resume',
      vpin: pin,
      acceptedTexts: accepted('plan-change'),
    });
    expect([pause.statusCode, resume.statusCode]).toEqual([200, 200]);
    expect((await kept(refNo)).map(({ sequence, secret, texts }) => [sequence, secret, texts])).toEqual([
      [0, 'transaction-pin', []],
      [1, null, [textOf('plan-change')]],
      [2, 'transaction-pin', [textOf('plan-change')]],
    ]);
  });

  test('[TRADE-65, OPEN-59] a portal that sends no texts sets a plan up and changes it, and what is known of the sending is kept', async () => {
    const { refNo } = await started();
    expect((await change({ refNo, version: 1, kind: 'pause' })).statusCode).toBe(200);
    expect((await kept(refNo)).map(({ textsVersion, texts }) => [textsVersion, texts])).toEqual([
      [null, []],
      [null, []],
    ]);
  });

  test('[TRADE-24, TRADE-65, OPEN-40] texts of another version, without a note that is needed, unknown, twice or empty set no plan up', async () => {
    const refusals = [
      [{ ...accepted(...notes), version: '1' }, 'ORDER_TERMS_CHANGED'],
      [accepted('product-risk'), 'ORDER_ACKNOWLEDGEMENT_MISSING'],
      [accepted(...notes, 'plan-change'), 'PLAN_START_INVALID'],
      [accepted(...notes, 'product-risk'), 'PLAN_START_INVALID'],
      [{ version: orderNotesVersion, texts: [{ ...textOf('product-risk'), text: ' ' }] }, 'PLAN_START_INVALID'],
    ] as const;
    for (const [texts, code] of refusals) expect(codesOf(await start(texts))).toEqual([code]);
    expect(await added.all()).toEqual([]);
    // The key is still free.
    expect((await start(accepted(...notes))).statusCode).toBe(200);
  });

  test('[TRADE-65, RSP-09, OPEN-40] a change whose text is of another version, or without its own text, changes nothing', async () => {
    const { refNo } = await started();
    const pause = { refNo, version: 1, kind: 'pause' };
    const old = await change({ ...pause, acceptedTexts: { ...accepted('plan-change'), version: '1' } });
    const bare = await change({ ...pause, acceptedTexts: accepted() });
    expect([codesOf(old), codesOf(bare)]).toEqual([['ORDER_TERMS_CHANGED'], ['ORDER_ACKNOWLEDGEMENT_MISSING']]);
    expect(await kept(refNo)).toHaveLength(1);
  });

  test('[API-90, TRADE-65] the same plan in another language is the same submission', async () => {
    const first = await started(accepted(...notes));
    const other = accepted(...notes).texts.map((text) => ({ ...text, text: '另一種語言。' }));
    const again = await start({ version: orderNotesVersion, texts: other });
    expect(planSchedule.parse(again.json()).refNo).toBe(first.refNo);
    expect((await kept(first.refNo)).map(({ texts }) => texts)).toEqual([notes.map(textOf)]);
  });

  test('[TRADE-65, ORDQ-06] the dossier of a plan has each change with its texts and their digests, and those of its orders have what they follow from', async () => {
    const { database, clock } = shared.sandbox;
    const { refNo } = await started(accepted(...notes));
    clock.set('2026-04-08T10:00:00+08:00');
    await runPlans({ ...shared.sandbox, configuration: shared.sandbox.configuration });
    visitor = await shared.visitors.loggedOn('HK', chan);
    await change({ refNo, version: 1, kind: 'pause', acceptedTexts: accepted('plan-change') });
    const chain = found(await planDossier(database, refNo, clock.now()));
    const withDigest = (code: string) => ({ ...textOf(code), sha256: hashOf(textOf(code).text) });
    expect(contentsOf(chain, 'plan-start')).toMatchObject([
      { actor: 'client', evidence: { textsVersion: orderNotesVersion, texts: notes.map(withDigest) } },
    ]);
    expect(contentsOf(chain, 'plan-pause')).toMatchObject([{ evidence: { texts: [withDigest('plan-change')] } }]);
    expect(contentsOf(chain, 'plan-execution')).toMatchObject([{ date: '2026-04-08', outcome: 'placed' }]);
    // It was set up, it ordered, it was paused.
    expect(contentsOf(chain, 'message')).toHaveLength(3);
    expect(verifyDossier(JSON.stringify(chain)).isWhole).toBe(true);
    expect(dossierText(chain)).toContain('All that product-risk says.');
    const [execution] = await database
      .select()
      .from(regularPlanExecutions)
      .where(eq(regularPlanExecutions.refNo, refNo));
    const order = await findOrder(database, execution?.orderId ?? '');
    if (!order.ok) throw new Error(order.error);
    const ofOrder = await orderDossier(database, order.value, clock.now());
    expect(ofOrder.links.map(({ kind }) => kind)[0]).toBe('plan-start');
    expect(contentsOf(ofOrder, 'plan-start')).toMatchObject([{ evidence: { texts: notes.map(withDigest) } }]);
    // The pause came after the order.
    expect(contentsOf(ofOrder, 'plan-pause')).toEqual([]);
  });

  test('[TRADE-65, R24] the evidence of a plan is neither changed nor taken away from it', async () => {
    const { database } = shared.sandbox;
    const { refNo } = await started(accepted(...notes));
    const own = eq(planEvidence.refNo, refNo);
    await expect(database.update(planEvidence).set({ texts: [] }).where(own).execute()).rejects.toThrow();
    await expect(database.delete(planEvidence).where(own).execute()).rejects.toThrow();
    expect(await kept(refNo)).toHaveLength(1);
  });

  test('[TRADE-65, ORDQ-06] a plan that nobody set up has no dossier, and a plan of before has one without evidence', async () => {
    const { database, clock } = shared.sandbox;
    expect(await planDossier(database, 'RPXXXXXXXXXX', clock.now())).toBeUndefined();
    const [seeded] = planScheduleList.parse((await visitor.call('GET', '/plans')).json());
    const chain = found(await planDossier(database, seeded?.refNo ?? '', clock.now()));
    expect(contentsOf(chain, 'plan-start')).toMatchObject([{ evidence: null }]);
  });

  test('[TRADE-65, RSP-05] the terms of a move are kept with each plan that moves, and it is refused without them or with old ones', async () => {
    const { database } = shared.sandbox;
    const legacy = planScheduleList
      .parse((await visitor.call('GET', '/plans')).json())
      .filter(({ isLegacy, changes }) => isLegacy && changes.at(-1)?.status !== 'TERMINATED')
      .map(({ refNo, version }) => ({ refNo, version }));
    const move = (acceptedTexts: object) =>
      visitor.call('POST', '/plans/move', {
        body: { plans: legacy, dayOfMonth: 20, vpin: pin, acceptedTexts },
        headers: {
          'idempotency-key': deriveKey(
            'plan-move',
            ...legacy.map(({ refNo, version }) => `${refNo}.${String(version)}`),
          ),
        },
      });
    expect(codesOf(await move({ ...accepted('plan-move'), version: '1' }))).toEqual(['ORDER_TERMS_CHANGED']);
    expect(codesOf(await move(accepted()))).toEqual(['ORDER_ACKNOWLEDGEMENT_MISSING']);
    expect((await move(accepted('plan-move'))).statusCode).toBe(200);
    for (const { refNo, version } of legacy) {
      expect(await kept(refNo)).toMatchObject([{ sequence: version, texts: [textOf('plan-move')] }]);
      await database
        .delete(regularPlanChanges)
        .where(and(eq(regularPlanChanges.refNo, refNo), eq(regularPlanChanges.sequence, version)));
    }
    await database.delete(planMoves);
    // Evidence goes with its change alone.
    for (const { refNo } of legacy) expect(await kept(refNo)).toEqual([]);
  });
});

describe('the texts accepted for an instruction on dividends', () => {
  const clientId = 'TW-500';
  const paying = 'TW0083';

  beforeEach(async () => {
    const { database } = shared.sandbox;
    await database.delete(dividendInstructionChanges);
    await database.delete(dividendFunds).where(eq(dividendFunds.clientId, clientId));
    visitor = await shared.visitors.loggedOn('TW', ['HUANG500', 'Cloud2907Hill']);
  });

  const instruct = (acceptedTexts: object | undefined, version = 0, intoFundCode: string | undefined = 'TW0002') =>
    visitor.call('POST', '/dividends/instructions', {
      body: { fundCode: paying, currency: 'TWD', version, intoFundCode, vpin: 'trade3865', acceptedTexts },
      headers: { 'idempotency-key': deriveKey('dividend', paying, 'TWD', String(version)) },
    });
  const kept = () =>
    shared.sandbox.database.select().from(dividendEvidence).where(eq(dividendEvidence.clientId, clientId));

  test('[TRADE-65, LINK-32] the texts are kept with the instruction, and shown in its dossier with their digests', async () => {
    const { database, clock } = shared.sandbox;
    expect((await instruct(accepted(...notes))).statusCode).toBe(200);
    expect(await kept()).toMatchObject([
      { sequence: 0, secret: 'trading-password', textsVersion: orderNotesVersion, texts: notes.map(textOf) },
    ]);
    const chain = found(await dividendDossier(database, { clientId, fundCode: paying }, clock.now()));
    const withDigest = (code: string) => ({ ...textOf(code), sha256: hashOf(textOf(code).text) });
    expect(contentsOf(chain, 'dividend-reinvest')).toMatchObject([{ evidence: { texts: notes.map(withDigest) } }]);
    expect(verifyDossier(JSON.stringify(chain)).isWhole).toBe(true);
    expect(await dividendDossier(database, { clientId, fundCode: 'TW0009' }, clock.now())).toBeUndefined();
  });

  test('[TRADE-24, TRADE-65, OPEN-40] texts of another version, or without a note that is needed, change nothing', async () => {
    const old = await instruct({ ...accepted(...notes), version: '1' });
    const bare = await instruct(accepted('fee-and-return'));
    const twice = await instruct(accepted(...notes, 'product-risk'));
    expect([old, bare, twice].map(codesOf)).toEqual([
      ['ORDER_TERMS_CHANGED'],
      ['ORDER_ACKNOWLEDGEMENT_MISSING'],
      ['DIVIDEND_INSTRUCTION_INVALID'],
    ]);
    expect(await kept()).toEqual([]);
  });

  test('[TRADE-65, LINK-32, OPEN-59] a pay-out needs no text, and a portal that sends none is served', async () => {
    expect((await instruct(undefined)).statusCode).toBe(200);
    const answer = await visitor.call('POST', '/dividends/instructions', {
      body: { fundCode: paying, currency: 'TWD', version: 1, vpin: 'trade3865' },
      headers: { 'idempotency-key': deriveKey('dividend', paying, 'TWD', '1') },
    });
    expect(answer.statusCode).toBe(200);
    expect((await kept()).map(({ textsVersion, texts }) => [textsVersion, texts])).toEqual([
      [null, []],
      [null, []],
    ]);
  });
});
