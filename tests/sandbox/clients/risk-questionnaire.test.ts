import { and, eq, sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { UserPortfolioHkDocument } from '../../../contract/graphql/client/generated/graphql';
import { assessmentResultAnswer } from '../../../contract/rest/suitability/assessment-result';
import { riskAssessmentsAnswer, riskQuestionnaireAnswer } from '../../../contract/rest/suitability/risk-questionnaire';
import {
  latestQuestionnaireAnswer,
  riskRatingAnswer,
  storedAssessmentAnswer,
} from '../../../contract/rest/suitability/suitability';
import { highestFundRisk } from '../../../domain/suitability/risk/highest-fund-risk';
import { parseRiskLevel } from '../../../domain/suitability/risk/risk-level';
import { clients } from '../../../sandbox/database/schema/clients';
import { suitabilityProfiles } from '../../../sandbox/database/schema/notices';
import { submissions } from '../../../sandbox/database/schema/submissions';
import { assessmentAnswers, assessments, questionnaires } from '../../../sandbox/database/schema/suitability';
import { hongKongQuestionnaire } from '../../../sandbox/seed/suitability/hong-kong-questionnaire';
import {
  seedExampleQuestionnaires,
  seedMissingQuestionnaires,
} from '../../../sandbox/seed/suitability/seed-suitability';
import { questionnaireInForce } from '../../../sandbox/suitability/questionnaire-in-force';
import { loadRatedProfile } from '../../../sandbox/suitability/risk-profile';
import { sharedSandbox } from '../support/shared-sandbox';
import { clockAt } from '../support/settable-clock';
import { openTestDatabase } from '../support/test-database';
import { codesOf, type Visitor } from '../support/visitor';

const shared = sharedSandbox();
const chan = ['chanmei88', '528314'] as const;
const chow = ['chowgold3', '571940'] as const;
const typical = 'HK-TYPICAL';

beforeEach(async () => {
  const { database } = shared.sandbox;
  for (const table of [assessmentAnswers, assessments, submissions]) await database.delete(table);
  await database.update(clients).set({ riskLevel: '4', riskUpdatedOn: '2026-05-04' }).where(eq(clients.id, typical));
});

const inHongKong = () => shared.visitors.loggedOn('HK', chan);

type Options = (typeof hongKongQuestionnaire.categories)[number]['questions'][number]['options'];
type Choose = (options: Options, question: number) => number;
const boldest: Choose = (options) => options.length - 1;
const calmest: Choose = () => 0;

/** The questionnaire as the portal sends it, the chosen option by its place. */
function filled(choose: Choose) {
  const asked = hongKongQuestionnaire.categories.flatMap((category) => category.questions);
  return {
    clientRiskLevel: '',
    questionnaireSid: hongKongQuestionnaire.sid,
    questionCategories: asked.map(({ text, options }, index) => ({
      chooseType: 'S',
      sequence: index + 1,
      text: text.en_US ?? '',
      questionOptions: options.map(([label], place) => ({
        sequence: place + 1,
        text: label.en_US ?? '',
        result: place === choose(options, index + 1) ? 1 : 0,
      })),
    })),
  };
}

let keys = 0;
const newKey = () => `new-key-${String(++keys)}`;
const send = (visitor: Visitor, body: object, key = newKey()) =>
  visitor.call('POST', '/riskQuestionnaire', { body, headers: { 'idempotency-key': key } });
const sent = async (visitor: Visitor, body: object) => assessmentResultAnswer.parse((await send(visitor, body)).json());
const read = async <S extends z.ZodMiniType>(visitor: Visitor, path: string, schema: S) =>
  schema.parse((await visitor.call('GET', path)).json());
const ratingOf = (visitor: Visitor) => read(visitor, '/suitabilityCrr', riskRatingAnswer);
const userOf = async (visitor: Visitor) => (await visitor.graphql(UserPortfolioHkDocument)).data?.userPortfolioHK;

describe('Hong Kong’s risk questionnaire', () => {
  test('[SUIT-23, SUIT-40, ENT-39..42, OPEN-54] Hong Kong’s risk questionnaire is asked in the client’s language, by single choices whose contradictions are among them', async () => {
    const visitor = await inHongKong();
    const inEnglish = await read(visitor, '/riskQuestionnaire', riskQuestionnaireAnswer);
    const asked = inEnglish.questionCategories.flatMap(({ questions }) => questions);
    expect([inEnglish.sid, inEnglish.version, asked.length]).toEqual(['RPQ-HK-2026-1', '2026.1', 10]);
    expect(asked[0]?.text).toBe('Which age group are you in?');
    for (const { questionSequence, optionSequence } of inEnglish.contradictions.flat())
      expect(asked[questionSequence - 1]?.options[optionSequence - 1]).toBeDefined();
    const inChinese = await visitor.call('GET', '/riskQuestionnaire', { headers: { user_locale: 'zh_HK' } });
    const [first] = riskQuestionnaireAnswer.parse(inChinese.json()).questionCategories;
    expect(first?.questions[0]?.text).toBe('您屬於以下哪個年齡組別？');
  });

  test('[SUIT-10, SUIT-15..19] Hong Kong’s risk questionnaire has a band for each level, more points never allowing less, from the fewest to the most', () => {
    const asked = hongKongQuestionnaire.categories.flatMap(({ questions }) => questions);
    const pointsOf = (most: boolean) =>
      asked.reduce((sum, { options }) => {
        const points = options.map(([, point]) => point);
        return sum + (most ? Math.max(...points) : Math.min(...points));
      }, 0);
    const { levels } = hongKongQuestionnaire;
    expect(levels.map(({ level }) => highestFundRisk(parseRiskLevel(level)))).toEqual([1, 2, 3, 4, 5]);
    const starts = levels.map(({ from }) => from);
    expect(starts).toEqual([...new Set(starts)].toSorted((one, other) => one - other));
    expect(pointsOf(false)).toBeLessThan(starts[1] ?? 0);
    expect(pointsOf(true)).toBeGreaterThanOrEqual(starts.at(-1) ?? Infinity);
  });

  test('[SUIT-10, SUIT-13, SUIT-23, SUIT-24, ENT-12] changes the rating and its day at once, wherever it is told', async () => {
    const visitor = await inHongKong();
    expect(await sent(visitor, filled(calmest))).toEqual({
      passed: true,
      clientRiskLevel: 'conservative',
      kycRiskLevel: 'conservative',
    });
    const { clientRiskRating, updateDate } = await ratingOf(visitor);
    expect(clientRiskRating).toBe('conservative');
    expect(await userOf(visitor)).toMatchObject({ effectiveCrr: 'conservative', crrLastUpdateDate: updateDate });
    const { sandbox } = shared;
    expect(await loadRatedProfile({ database: sandbox.database, clock: sandbox.clock }, typical)).toMatchObject({
      clientRiskRating: 'conservative',
      kycStatus: undefined,
    });
    expect(await sent(visitor, filled(boldest))).toMatchObject({ clientRiskLevel: 'aggressive' });
    expect((await userOf(visitor))?.effectiveCrr).toBe('aggressive');
    // What only Taiwan's books have stays away from Hong Kong's.
    const profiles = sandbox.database
      .select()
      .from(suitabilityProfiles)
      .where(eq(suitabilityProfiles.clientId, typical));
    expect(await profiles).toEqual([]);
  });

  test('[SUIT-13, SUIT-23, API-67] keeps every answer, and tells what each came to, the latest first', async () => {
    const visitor = await inHongKong();
    expect(await read(visitor, '/riskQuestionnaire/assessments', riskAssessmentsAnswer)).toEqual([]);
    expect(await read(visitor, '/riskQuestionnaire/latest', storedAssessmentAnswer)).toMatchObject({ answers: null });
    expect(await read(visitor, '/latestKycDetail', latestQuestionnaireAnswer)).toMatchObject({ completedOn: null });
    await sent(visitor, filled(calmest));
    await sent(visitor, filled(boldest));
    const { updateDate: assessedOn } = await ratingOf(visitor);
    expect(await read(visitor, '/riskQuestionnaire/assessments', riskAssessmentsAnswer)).toEqual([
      { assessedOn, clientRiskLevel: 'aggressive', version: '2026.1' },
      { assessedOn, clientRiskLevel: 'conservative', version: '2026.1' },
    ]);
    const latest = await read(visitor, '/riskQuestionnaire/latest', storedAssessmentAnswer);
    expect(latest).toMatchObject({ questionnaireSid: 'RPQ-HK-2026-1', clientRiskLevel: 'aggressive' });
    expect(latest.answers).toHaveLength(10);
    expect(await read(visitor, '/latestKycDetail', latestQuestionnaireAnswer)).toEqual({
      kycVersion: '2026.1',
      completedOn: assessedOn,
      kycRiskLevel: 'aggressive',
    });
    const { database } = shared.sandbox;
    expect(await database.select().from(assessmentAnswers)).toHaveLength(20);
    const other = await shared.visitors.loggedOn('HK', chow);
    expect(await read(other, '/riskQuestionnaire/assessments', riskAssessmentsAnswer)).toEqual([]);
  });

  test('[SUIT-40, SUIT-41, SUIT-46, OPEN-54] Hong Kong’s risk questionnaire is refused with a question open, with answers that contradict each other, or as another region’s', async () => {
    const visitor = await inHongKong();
    const body = filled(calmest);
    for (const [wrong, code] of [
      [{ ...body, questionCategories: body.questionCategories.slice(1) }, 'QUESTION_NOT_ANSWERED'],
      [filled((options, question) => (question === 10 ? boldest(options, question) : 0)), 'ANSWERS_CONTRADICT'],
      [filled((options, question) => (question === 7 ? boldest(options, question) : 0)), 'ANSWERS_CONTRADICT'],
      [{ ...body, questionnaireSid: 'KYC-TW-2026-1' }, 'QUESTIONNAIRE_UNKNOWN'],
      [{ ...body, questionCategories: 'all' }, 'ANSWERS_INVALID'],
    ] as const) {
      const answer = await send(visitor, wrong);
      expect([answer.statusCode, codesOf(answer)]).toEqual([400, [code]]);
    }
    expect((await ratingOf(visitor)).clientRiskRating).toBe('4');
    expect(await shared.sandbox.database.select().from(assessments)).toEqual([]);
  });

  test('[SUIT-23, ENT-64] counts once under a key, and is refused with other answers under it', async () => {
    const visitor = await inHongKong();
    const first = await send(visitor, filled(boldest), 'key-0001');
    expect((await send(visitor, filled(boldest), 'key-0001')).json()).toEqual(first.json());
    expect(await shared.sandbox.database.select().from(assessments)).toHaveLength(1);
    const other = await send(visitor, filled(calmest), 'key-0001');
    expect([other.statusCode, codesOf(other)]).toEqual([422, ['IDEMPOTENCY_KEY_REUSED']]);
  });

  test('[SUIT-23, OPEN-54] Hong Kong’s risk questionnaire is refused once another version is in force, which has bands of its own', async () => {
    const visitor = await inHongKong();
    const { database } = shared.sandbox;
    await database.insert(questionnaires).values({
      sid: 'RPQ-NEXT',
      region: 'HK',
      kind: 'risk',
      version: 'next',
      levels: [{ level: 'conservative', from: 0 }],
      inForceFrom: '2026-03-01',
    });
    const answer = await send(visitor, filled(calmest));
    expect([answer.statusCode, codesOf(answer)]).toEqual([409, ['QUESTIONNAIRE_CHANGED']]);
    await database.delete(questionnaires).where(eq(questionnaires.sid, 'RPQ-NEXT'));
    // Taiwan's is another region's, and goes on.
    const inTaiwan = await shared.visitors.loggedOn('TW', ['LINCHI72', 'Maple6093Sky']);
    expect((await inTaiwan.call('GET', '/suitabilityKyp')).json()).toMatchObject({ version: '2026.1' });
    expect((await inTaiwan.call('GET', '/riskQuestionnaire')).statusCode).toBe(404);
  });
});

test('[SUIT-23, CONFLICT-24, ENT-12] a rating counts to the last day of its year, and is no rating afterwards until the questionnaire is answered', async () => {
  const visitor = await inHongKong();
  const { database } = shared.sandbox;
  const worked = (riskUpdatedOn: string) =>
    database
      .update(clients)
      .set({ riskUpdatedOn })
      .where(and(eq(clients.id, typical), eq(clients.region, 'HK')));
  const today = (await sent(visitor, filled(boldest)), await ratingOf(visitor)).updateDate ?? '';
  const yearAgo = `${String(Number(today.slice(0, 4)) - 1)}${today.slice(4)}`;
  await worked(yearAgo);
  expect((await userOf(visitor))?.effectiveCrr).toBe('aggressive');
  await worked('2025-01-15');
  expect(await userOf(visitor)).toMatchObject({ effectiveCrr: null, crrLastUpdateDate: '2025-01-15' });
  expect(await ratingOf(visitor)).toEqual({ clientRiskRating: null, updateDate: '2025-01-15' });
  await sent(visitor, filled(boldest));
  expect(await userOf(visitor)).toMatchObject({ effectiveCrr: 'aggressive', crrLastUpdateDate: today });
});

test('[R6, SUIT-23] a database from before has its questionnaires as Taiwan’s, and gets Hong Kong’s, once', async () => {
  const open = await openTestDatabase();
  try {
    await open.prepare(() => Promise.resolve());
    const { database } = open;
    await database.execute(sql`alter table questionnaires drop column region`);
    await database.execute(sql`
      insert into questionnaires (sid, kind, version, in_force_from, levels)
      values ('KYC-TW-2026-1', 'risk', '2026.1', '2026-01-01', '[]'), ('PRUDENT-TW-2026-1', 'prudent', '1', '2026-01-01', '[]')`);
    const migration = join(
      import.meta.dirname,
      '../../../sandbox/database/migrations/0060_questionnaires_of_each_region.sql',
    );
    for (const statement of readFileSync(migration, 'utf8').split('--> statement-breakpoint'))
      await database.execute(sql.raw(statement));
    const known = () =>
      database
        .select({ sid: questionnaires.sid, region: questionnaires.region })
        .from(questionnaires)
        .orderBy(questionnaires.sid);
    expect((await known()).map(({ region }) => region)).toEqual(['TW', 'TW']);
    for (const day of ['2026-11-20', '2026-11-21']) await seedMissingQuestionnaires(database, day);
    expect(await known()).toEqual([
      { sid: 'KYC-TW-2026-1', region: 'TW' },
      { sid: 'PRUDENT-TW-2026-1', region: 'TW' },
      { sid: 'RPQ-HK-2026-1', region: 'HK' },
    ]);
  } finally {
    await open.close();
  }
});

test('[R6, SUIT-23] an example of a questionnaire is never asked in place of a firm’s own, whenever that began and whichever comes first', async () => {
  const open = await openTestDatabase();
  try {
    await open.prepare(() => Promise.resolve());
    const { database } = open;
    const clock = clockAt('2026-11-20T10:00:00+08:00');
    const inForce = async (region: 'HK' | 'TW', kind: 'risk' | 'prudent') =>
      (await questionnaireInForce({ database, clock, region }, kind)).sid;
    const own = { kind: 'risk', version: '1', levels: [] } as const;
    await database.insert(questionnaires).values({ ...own, sid: 'OWN-TW', region: 'TW', inForceFrom: '2020-01-01' });
    await seedExampleQuestionnaires(database);
    expect([await inForce('TW', 'risk'), await inForce('TW', 'prudent')]).toEqual(['OWN-TW', 'PRUDENT-TW-2026-1']);
    expect(await inForce('HK', 'risk')).toBe('RPQ-HK-2026-1');
    await database.insert(questionnaires).values({ ...own, sid: 'OWN-HK', region: 'HK', inForceFrom: '2020-01-01' });
    await seedExampleQuestionnaires(database);
    expect(await inForce('HK', 'risk')).toBe('OWN-HK');
    // A release that brings a newer example brings it to nobody who has the one before.
    expect((await database.select().from(questionnaires)).length).toBe(4);
  } finally {
    await open.close();
  }
});
