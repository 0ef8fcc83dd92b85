import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import { submissions } from '../../../sandbox/database/schema/submissions';
import { runOnce, type Submission } from '../../../sandbox/submissions/run-once';
import { endKeys } from '../../../sandbox/submissions/end-keys';
import { ApiError } from '../../../sandbox/wire/api-error';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';

const stored = z.object({ number: z.number() });
const submission: Submission = {
  clientId: 'HK-DORMANT',
  call: 'reactivationDocumentUpload',
  content: 'one',
  key: deriveKey('test', '0001'),
};

let sandbox: TestSandbox;
let effects: number;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  await sandbox.database.execute(sql`create table effects (number integer)`);
}, 60_000);
beforeEach(async () => {
  effects = 0;
  await sandbox.database.delete(submissions);
  await sandbox.database.execute(sql`delete from effects`);
});
afterAll(() => sandbox.close());

const once = (sent: Submission = submission, fail?: Error) =>
  runOnce<{ number: number }, string>(sandbox, { submission: sent, stored }, async (transaction) => {
    effects += 1;
    await transaction.execute(sql`insert into effects values (${effects})`);
    if (fail) throw fail;
    return { keep: { number: effects } };
  });
const rows = async () => [await sandbox.database.$count(submissions), await sandbox.database.$count(sql`effects`)];
const saidOf = (problem: unknown) =>
  problem instanceof ApiError ? [problem.status, ...problem.codes] : String(problem);
const refusalOf = (work: Promise<unknown>) => work.then(() => 'none', saidOf);

describe('a submission under a key', () => {
  it('[API-89, API-90] a submission under a key is carried out once, and the same again gets the stored answer', async () => {
    expect([await once(), await once(), await rows()]).toEqual([{ number: 1 }, { number: 1 }, [1, 1]]);
  });

  it('[API-89, API-90] a submission under a key is refused with other content, and is another client’s and another call’s own', async () => {
    await once();
    expect(await refusalOf(once({ ...submission, content: 'two' }))).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    await once({ ...submission, call: 'submitEnhancedSuitability' });
    expect(await rows()).toEqual([2, 2]);
  });

  it('[API-89, API-90] leaves its key unused when it is refused, fails or is left', async () => {
    expect(await refusalOf(once(submission, new ApiError(400, ['NO'])))).toEqual([400, 'NO']);
    expect(await refusalOf(once(submission, new Error('broken')))).toBe('Error: broken');
    const left = await runOnce(sandbox, { submission, stored }, () => Promise.resolve({ leave: 'not owed' }));
    expect([left, await rows()]).toEqual(['not owed', [0, 0]]);
    expect(await once()).toEqual({ number: 3 });
  });

  it('[API-89, API-90, R14] a submission under a key is answered again only to who proves it again, and a try that counts is kept', async () => {
    await once();
    const again = (proof: 'given' | 'missing' | 'wrong') =>
      runOnce<{ number: number }, string>(
        sandbox,
        {
          submission,
          stored,
          proveAgain: async (transaction) => {
            if (proof === 'missing') throw new ApiError(403, ['PROOF']);
            if (proof === 'given') return undefined;
            await transaction.execute(sql`insert into effects values (99)`);
            return 'wrong';
          },
        },
        () => Promise.reject(new Error('carried out again')),
      );
    expect(await again('given')).toEqual({ number: 1 });
    expect([await refusalOf(again('missing')), await rows()]).toEqual([
      [403, 'PROOF'],
      [1, 1],
    ]);
    expect([await again('wrong'), await rows()]).toEqual(['wrong', [1, 2]]);
  });

  it('[API-89, API-90] a submission under a key is answered for a day, then refused and never carried out again, and the sweep leaves of it that its key was used', async () => {
    const { clock, database } = sandbox;
    await once();
    const used = clock.now();
    clock.advance(86_399_999);
    await endKeys(database, clock.now());
    expect(await once()).toEqual({ number: 1 });
    clock.advance(1);
    expect(await refusalOf(once())).toEqual([422, 'IDEMPOTENCY_KEY_ENDED']);
    clock.advance(1);
    await endKeys(database, clock.now());
    expect(await database.select().from(submissions)).toEqual([
      {
        clientId: submission.clientId,
        call: submission.call,
        key: submission.key,
        sha256: null,
        answer: null,
        receivedAt: used,
      },
    ]);
    clock.advance(400 * 86_400_000);
    await endKeys(database, clock.now());
    expect([await refusalOf(once()), await refusalOf(once({ ...submission, content: 'two' })), await rows()]).toEqual([
      [422, 'IDEMPOTENCY_KEY_ENDED'],
      [422, 'IDEMPOTENCY_KEY_ENDED'],
      [1, 1],
    ]);
  });

  it('[R3, API-89, API-90] a submission under a key has one effect however many arrive at once: the others are answered alike or told to wait', async () => {
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => once().catch(saidOf)));
    expect(await rows()).toEqual([1, 1]);
    const first = await once();
    for (const outcome of outcomes)
      expect([JSON.stringify(first), '[409,"SUBMISSION_IN_FLIGHT"]']).toContain(JSON.stringify(outcome));
  });

  it('[R19, API-90] never makes a statement fail because of its key, so the database goes on', async () => {
    const settled = await Promise.allSettled(Array.from({ length: 10 }, () => once()));
    const problems = settled.flatMap((one) => (one.status === 'rejected' ? [saidOf(one.reason)] : []));
    expect(problems).toEqual(problems.map(() => [409, 'SUBMISSION_IN_FLIGHT']));
    expect(await rows()).toEqual([1, 1]);
  });
});
