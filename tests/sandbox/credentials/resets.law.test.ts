import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ClientRow, clients } from '../../../sandbox/database/schema/clients';
import { credentialChanges } from '../../../sandbox/database/schema/credentials';
import { ResetVisitor, wangData } from '../support/reset-visitor';
import { minute } from '../support/settable-clock';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';

let sandbox: TestSandbox;
let taiwan: FastifyInstance;
let wang: ClientRow | undefined;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  taiwan = await sandbox.server('TW');
  [wang] = await sandbox.database.select().from(clients).where(eq(clients.id, 'TW-TYPICAL'));
});
afterAll(() => sandbox.close());

const deeds = [
  'begin',
  'begin wrongly',
  'send',
  'type it',
  'type the other’s',
  'type a wrong one',
  'finish',
  'wait',
] as const;
type Deed = (typeof deeds)[number];

/** The facts of one browser's reset, by what was done there alone. */
type Model = { hasProvedData: boolean; hasProvedCode: boolean; code: string | undefined; startedAt: number };

test('[R14, RESET-13] no path leads to new details but the client’s data and the code of the same reset, in time and once', async () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(0, 1), fc.constantFrom<Deed>(...deeds)), { maxLength: 24 });
  // As often as not the way there is gone first, so that the end is tried from near it.
  const way = fc.constantFrom<Deed[]>([], ['begin'], ['begin', 'send'], ['begin', 'send', 'type it']);
  await fc.assert(
    fc.asyncProperty(way, steps, async (first, then) => {
      await sandbox.forget();
      if (wang) await sandbox.database.update(clients).set(wang).where(eq(clients.id, wang.id));
      const browsers = [new ResetVisitor(taiwan), new ResetVisitor(taiwan)] as const;
      const models = [nothingProved(), nothingProved()] as const;
      for (const [index, deed] of [...first.map((deed) => [0, deed] as const), ...then]) {
        const browser = browsers[index === 0 ? 0 : 1];
        const model = models[index === 0 ? 0 : 1];
        const other = models[index === 0 ? 1 : 0];
        const now = sandbox.clock.now().getTime();
        if (deed === 'wait') sandbox.clock.advance(11 * minute);
        if (deed === 'begin' && isStep(await browser.begin(), '1'))
          Object.assign(model, { ...nothingProved(), hasProvedData: true, startedAt: now });
        if (deed === 'begin wrongly')
          expect(isStep(await browser.begin({ ...wangData, birthDate: '1992-05-11' }), '1')).toBe(false);
        if (deed === 'send' && (await browser.sendCode()).statusCode === 200) model.code = await browser.newestCode();
        if (deed.startsWith('type')) {
          const typed = (deed === 'type it' ? model.code : theOthers(deed, other)) ?? wrongFor(model.code);
          const isRight = (await browser.validateCode(typed)).body !== '' && isAtDetails(await browser.step());
          if (isRight && !model.hasProvedCode) {
            expect([model.hasProvedData, typed]).toEqual([true, model.code]);
            model.hasProvedCode = true;
          }
        }
        if (deed === 'finish') {
          const isDone = isStep(await browser.complete({ pin: `Harbor4829Kite${String(now % 97)}` }), '999');
          if (!isDone) continue;
          expect([model.hasProvedData, model.hasProvedCode]).toEqual([true, true]);
          expect(now - model.startedAt).toBeLessThanOrEqual(30 * minute);
          for (const each of models) Object.assign(each, nothingProved());
        }
      }
      const done = await sandbox.database.select().from(credentialChanges);
      expect(done.every(({ clientId }) => clientId === 'TW-TYPICAL')).toBe(true);
    }),
    { numRuns: 40 },
  );
}, 180_000);

const nothingProved = (): Model => ({ hasProvedData: false, hasProvedCode: false, code: undefined, startedAt: 0 });

type Answer = Awaited<ReturnType<ResetVisitor['begin']>>;

const isStep = (answer: Answer, step: string): boolean =>
  answer.statusCode === 200 && answer.json<{ step: string }>().step === step;

const isAtDetails = (answer: Answer): boolean => isStep(answer, '2');

const wrongFor = (code: string | undefined): string => (code === '00000000' ? '00000001' : '00000000');

const theOthers = (deed: Deed, { code }: Model): string | undefined => (deed === 'type the other’s' ? code : undefined);
