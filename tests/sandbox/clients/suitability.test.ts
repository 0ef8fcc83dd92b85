import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  EnhancedSuitabilityTwDocument,
  QuestionnaireContradictionsTwDocument,
} from '../../../contract/graphql/suitability/generated/graphql';
import { UserSuitabilityTwForEnhancedSuitabilityDocument } from '../../../contract/graphql/home/generated/graphql';
import { assessmentResultAnswer } from '../../../contract/rest/suitability/assessment-result';
import {
  clientGroundsAnswer,
  storedAssessmentAnswer,
  questionnaireStatusAnswer,
  riskRatingAnswer,
} from '../../../contract/rest/suitability/suitability';
import { suitabilityProfiles } from '../../../sandbox/database/schema/notices';
import { submissions } from '../../../sandbox/database/schema/submissions';
import {
  assessmentAnswers,
  assessments,
  clientParticulars,
  questionCategories,
  questionnaires,
  questionOptions,
  questions,
} from '../../../sandbox/database/schema/suitability';
import { seedQuestionnaires } from '../../../sandbox/seed/suitability/questionnaire-texts';
import { sharedSandbox } from '../support/shared-sandbox';
import { codesOf, type Visitor } from '../support/visitor';

const shared = sharedSandbox();
const [yearly, prudent] = seedQuestionnaires;

beforeEach(async () => {
  for (const table of [assessmentAnswers, assessments, submissions]) await shared.sandbox.database.delete(table);
});

const sung = ['SUNG2146', 'Maple7381Dew'] as const;
const chiang = ['CHIANG58', 'Ocean5270Fig'] as const;
const chang = ['CHANG1956', 'Plum6204Hill'] as const;
const lin = ['LINCHI72', 'Maple6093Sky'] as const;
const inTaiwan = (who: readonly [string, string] = lin) => shared.visitors.loggedOn('TW', who);

type Choose = (options: readonly (readonly [string, number])[], question: number) => number;
const boldest: Choose = (options) => options.length - 1;
const calmest: Choose = () => 0;
const wisest: Choose = (options) => options.findIndex(([, point]) => point === 1);

/** A questionnaire of the seed as the portal sends it, the chosen option by its place. */
function filled(seed: typeof yearly, choose: Choose) {
  const asked = (seed?.categories ?? []).flatMap((category) => category.questions);
  return {
    clientRiskLevel: '4',
    questionnaireSid: seed?.sid ?? '',
    questionCategories: asked.map(({ text, options }, index) => ({
      chooseType: 'S',
      sequence: index + 1,
      text,
      questionOptions: options.map(([label], place) => ({
        sequence: place + 1,
        text: label,
        result: place === choose(options, index + 1) ? 1 : 0,
      })),
    })),
  };
}

let keys = 0;
const newKey = () => `new-key-${String(++keys)}`;
const send = (visitor: Visitor, body: object, key = newKey()) =>
  visitor.call('POST', '/enhancedSuitability', { body, headers: { 'idempotency-key': key } });
const sent = async (visitor: Visitor, body: object) => assessmentResultAnswer.parse((await send(visitor, body)).json());
const recordOf = async (visitor: Visitor) => {
  const { data } = await visitor.graphql(UserSuitabilityTwForEnhancedSuitabilityDocument, { nextStep: 1 });
  return data?.userSuitabilityTW.accountHolderSuitabilities[0];
};
const ratingOf = async (visitor: Visitor) =>
  riskRatingAnswer.parse((await visitor.call('GET', '/suitabilityCrr')).json());

describe('the yearly questionnaire', () => {
  test.for([sung, chiang, ['FANGSTAFF7', 'Birch4906Sun'], ['TANGYU31', 'Lotus8135Oak']] as const)(
    '[API-89, SUIT-01, SUIT-23, SUIT-26, SUIT-30..32, ENT-38] the yearly questionnaire of %s ends the alert and dates the rating',
    async (who) => {
      const visitor = await inTaiwan(who);
      expect((await recordOf(visitor))?.kycStatus).toMatch(/[NOSR]/);
      await sent(
        visitor,
        filled(yearly, (options) => Math.min(2, options.length - 1)),
      );
      const { kycStatus, updateDate, latestKycVersion } = (await recordOf(visitor)) ?? {};
      expect([kycStatus, latestKycVersion]).toEqual([null, yearly?.version]);
      expect(await ratingOf(visitor)).toMatchObject({ updateDate });
      const status = questionnaireStatusAnswer.parse((await visitor.call('GET', '/suitability/kyp')).json());
      expect(status).toEqual({ completedOn: updateDate, kycStatus: null });
    },
  );

  test('[API-89, SUIT-11, OPEN-55] the yearly questionnaire is scored here, whatever points are sent', async () => {
    const visitor = await inTaiwan();
    const calm = filled(yearly, calmest);
    expect(await sent(visitor, calm)).toEqual({ passed: true, clientRiskLevel: 'a', kycRiskLevel: 'a' });
    const body = {
      ...calm,
      questionCategories: calm.questionCategories.map((category) => ({
        ...category,
        questionOptions: category.questionOptions.map((option) => ({ ...option, point: 1000 })),
      })),
    };
    expect(await sent(visitor, body)).toMatchObject({ kycRiskLevel: 'a' });
    const bold = { passed: true, clientRiskLevel: 'c', kycRiskLevel: 'c' };
    expect(await sent(visitor, filled(yearly, boldest))).toEqual(bold);
    expect((await ratingOf(visitor)).clientRiskRating).toBe('c');
  });

  test('[SUIT-02, SUIT-40, SUIT-41, SUIT-46, OPEN-54] the yearly questionnaire is refused with a question open, two answers to one, or answers that contradict each other', async () => {
    const visitor = await inTaiwan();
    const body = filled(yearly, calmest);
    const both = { ...body.questionCategories[2], sequence: 3 };
    const cases = [
      [{ ...body, questionCategories: body.questionCategories.slice(1) }, 'QUESTION_NOT_ANSWERED'],
      [
        {
          ...body,
          questionCategories: body.questionCategories.map((category) =>
            category.sequence === 3
              ? { ...both, questionOptions: category.questionOptions.map((option) => ({ ...option, result: 1 })) }
              : category,
          ),
        },
        'QUESTION_NOT_ANSWERED',
      ],
      [filled(yearly, (options, question) => (question === 10 ? boldest(options, question) : 0)), 'ANSWERS_CONTRADICT'],
      [{ ...body, questionnaireSid: 'NONE' }, 'QUESTIONNAIRE_UNKNOWN'],
      [{ ...body, questionCategories: 'all' }, 'ANSWERS_INVALID'],
      [
        { ...body, questionCategories: body.questionCategories.map((one) => ({ ...one, chooseType: 'M' })) },
        'ANSWERS_INVALID',
      ],
    ] as const;
    for (const [wrong, code] of cases) {
      const answer = await send(visitor, wrong);
      expect([answer.statusCode, codesOf(answer)]).toEqual([400, [code]]);
    }
    expect(await shared.sandbox.database.select().from(assessments)).toEqual([]);
  });

  test('[API-89, ENT-64] counts once under a key, is refused with other answers under it, and stays another’s own', async () => {
    const visitor = await inTaiwan();
    const body = filled(yearly, boldest);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(visitor, body, 'key-0001')));
    const again = await send(visitor, body, 'key-0001');
    for (const answer of answers)
      if (answer.statusCode === 409) expect(codesOf(answer)).toEqual(['SUBMISSION_IN_FLIGHT']);
      else expect(answer.json()).toEqual(again.json());
    expect([again.statusCode, answers.some(({ statusCode }) => statusCode === 200)]).toEqual([200, true]);
    expect(await shared.sandbox.database.select().from(assessments)).toHaveLength(1);
    const other = await send(visitor, filled(yearly, calmest), 'key-0001');
    expect([other.statusCode, codesOf(other)]).toEqual([422, ['IDEMPOTENCY_KEY_REUSED']]);
    expect((await send(await inTaiwan(sung), filled(yearly, calmest), 'key-0001')).statusCode).toBe(200);
    for (const key of ['', 'short', 'key with blanks', 'x'.repeat(101)]) {
      const strange = await visitor.call('POST', '/enhancedSuitability', { body, headers: { 'idempotency-key': key } });
      expect([strange.statusCode, codesOf(strange)]).toEqual([400, ['IDEMPOTENCY_KEY_INVALID']]);
    }
  });

  test('[GQL-22, OPEN-54] the yearly questionnaire of an earlier version is refused once another is in force', async () => {
    const visitor = await inTaiwan();
    const { database } = shared.sandbox;
    await database.insert(questionnaires).values({
      sid: 'KYC-NEXT',
      region: 'TW',
      kind: 'risk',
      version: 'next',
      levels: [],
      inForceFrom: '2026-03-01',
    });
    const texts = { zh_TW: '題目？' };
    await database.insert(questionCategories).values({ questionnaireSid: 'KYC-NEXT', position: 1, texts });
    await database.insert(questions).values({ questionnaireSid: 'KYC-NEXT', sequence: 1, categoryPosition: 1, texts });
    await database
      .insert(questionOptions)
      .values({ questionnaireSid: 'KYC-NEXT', questionSequence: 1, sequence: 1, point: 1, texts });
    const answer = await send(visitor, filled(yearly, calmest));
    expect([answer.statusCode, codesOf(answer)]).toEqual([409, ['QUESTIONNAIRE_CHANGED']]);
    const { data } = await visitor.graphql(EnhancedSuitabilityTwDocument, { nextStep: 0 });
    expect(data?.enhancedSuitabilityTW).toMatchObject({ sid: 'KYC-NEXT', version: 'next' });
    const told = await visitor.graphql(QuestionnaireContradictionsTwDocument, { nextStep: 0 });
    expect(told.data?.questionnaireContradictionsTW).toEqual([]);
    for (const table of [questionOptions, questions, questionCategories])
      await database.delete(table).where(eq(table.questionnaireSid, 'KYC-NEXT'));
    await database.delete(questionnaires).where(eq(questionnaires.sid, 'KYC-NEXT'));
  });

  test('[GQL-21, GQL-22, SUIT-47] the yearly questionnaire has two steps and no third', async () => {
    const visitor = await inTaiwan();
    for (const [nextStep, type] of [
      [0, 'KYC'],
      [1, 'ENHANCED'],
    ] as const) {
      const { data } = await visitor.graphql(EnhancedSuitabilityTwDocument, { nextStep });
      expect(data?.enhancedSuitabilityTW.type).toBe(type);
    }
    expect((await visitor.graphql(EnhancedSuitabilityTwDocument, { nextStep: 2 })).errors).toHaveLength(1);
    const suitability = UserSuitabilityTwForEnhancedSuitabilityDocument;
    expect((await visitor.graphql(suitability, { nextStep: 2 })).errors).toHaveLength(1);
  });
});

describe('a client of 65 or more', () => {
  test('[SUIT-03, SUIT-35, SUIT-39, OPEN-55] goes down to low risk by the questionnaire, and stays there after failing the prudent assessment', async () => {
    const visitor = await inTaiwan(chiang);
    const reasons = clientGroundsAnswer.parse((await visitor.call('GET', '/kycDetail')).json());
    expect(reasons.lowRiskReasons).toEqual(['age']);
    await shared.sandbox.database
      .update(suitabilityProfiles)
      .set({ kycStatus: 'O' })
      .where(eq(suitabilityProfiles.clientId, 'TW-ALERT-O'));
    expect(codesOf(await send(visitor, filled(prudent, wisest)))).toEqual(['QUESTIONNAIRE_FIRST']);
    const down = { passed: false, clientRiskLevel: 'a', kycRiskLevel: 'c' };
    expect(await sent(visitor, filled(yearly, boldest))).toEqual(down);
    expect(await recordOf(visitor)).toMatchObject({ forceLowRisk: true, clientRiskLevel: 'a', kycRiskLevel: 'c' });
    expect(await sent(visitor, filled(prudent, calmest))).toEqual(down);
    expect(await recordOf(visitor)).toMatchObject({ forceLowRisk: true, clientRiskLevel: 'a' });
  });

  test('[SUIT-23, SUIT-38, OPEN-55, API-57] a client of 65 or more has the level of the answers back after passing the prudent assessment, until the next questionnaire', async () => {
    const visitor = await inTaiwan(chang);
    const before = await recordOf(visitor);
    expect(before).toMatchObject({ forceLowRisk: true, toBeLowRisk: false, kycStatus: null });
    expect(await sent(visitor, filled(prudent, wisest))).toEqual({
      passed: true,
      clientRiskLevel: 'c',
      kycRiskLevel: 'c',
    });
    const after = await recordOf(visitor);
    expect(after).toMatchObject({ forceLowRisk: false, toBeLowRisk: false, clientRiskLevel: 'c' });
    const taken = await ratingOf(visitor);
    expect([after?.updateDate, taken.updateDate]).toEqual([before?.updateDate, before?.updateDate]);
    expect(after?.enhancedSuitabilityUpdateDate).not.toBe(before?.enhancedSuitabilityUpdateDate);
    const kept = storedAssessmentAnswer.parse((await visitor.call('GET', '/enhancedSuitability')).json());
    expect(kept).toMatchObject({ questionnaireSid: prudent?.sid, passed: true });
    const again = await send(visitor, filled(prudent, wisest));
    expect([again.statusCode, codesOf(again)]).toEqual([409, ['ASSESSMENT_NOT_NEEDED']]);
    expect(await sent(visitor, filled(yearly, boldest))).toMatchObject({ passed: false, clientRiskLevel: 'a' });
  });

  test('[SUIT-35, SUIT-36, SUIT-37, SUIT-38, OPEN-57] a client of 65 or more is low risk from that birthday on, and until the prudent assessment is passed', async () => {
    const { database } = shared.sandbox;
    const visitor = await inTaiwan(chiang);
    const born = (dateOfBirth: string) =>
      database.update(clientParticulars).set({ dateOfBirth }).where(eq(clientParticulars.clientId, 'TW-ALERT-O'));
    await born('1990-01-01');
    await database
      .update(suitabilityProfiles)
      .set({ prudentOn: null })
      .where(eq(suitabilityProfiles.clientId, 'TW-ALERT-O'));
    expect(await sent(visitor, filled(yearly, boldest))).toMatchObject({ passed: true, clientRiskLevel: 'c' });
    expect(await recordOf(visitor)).toMatchObject({ forceLowRisk: false, toBeLowRisk: false });
    const today = (await ratingOf(visitor)).updateDate ?? '';
    await born(`${String(Number(today.slice(0, 4)) - 65)}${today.slice(4)}`);
    expect(await recordOf(visitor)).toMatchObject({ forceLowRisk: true, toBeLowRisk: true });
    expect(await sent(visitor, filled(prudent, wisest))).toMatchObject({ passed: true, clientRiskLevel: 'c' });
    expect(await recordOf(visitor)).toMatchObject({ forceLowRisk: false, toBeLowRisk: false });
  });

  test('[SUIT-03] a client of 65 or more has nothing to go down from when the answers come to low', async () => {
    const visitor = await inTaiwan(chang);
    expect(await sent(visitor, filled(yearly, calmest))).toMatchObject({ passed: true, clientRiskLevel: 'a' });
    expect(await recordOf(visitor)).toMatchObject({ forceLowRisk: false, toBeLowRisk: false });
  });
});

test('[API-53, API-57, API-65..67, API-10] tells Hong Kong’s client the rating and nothing of an assessment', async () => {
  const visitor = await shared.visitors.loggedOn('HK', ['chanmei88', '528314']);
  expect((await ratingOf(visitor)).clientRiskRating).toBe('4');
  const kept = storedAssessmentAnswer.parse((await visitor.call('GET', '/enhancedSuitability')).json());
  expect(kept.questionnaireSid).toBeNull();
  expect((await send(visitor, filled(yearly, calmest))).statusCode).toBe(404);
});

test.for(['assessments', 'assessment_answers', 'clients', 'suitability_profiles'])(
  '[R6, API-89] a questionnaire that fails while %s are written leaves nothing behind, and can be sent again',
  async (table) => {
    const { database } = shared.sandbox;
    const visitor = await inTaiwan(chiang);
    const before = [await ratingOf(visitor), await recordOf(visitor)];
    await database.execute(
      sql.raw(`create function fail() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;`),
    );
    await database.execute(
      sql.raw(`create trigger broken before insert or update on ${table} for each row execute function fail();`),
    );
    expect((await send(visitor, filled(yearly, calmest), 'key-again')).statusCode).toBe(500);
    await database.execute(sql.raw(`drop function fail cascade;`));
    expect([await ratingOf(visitor), await recordOf(visitor)]).toEqual(before);
    expect(await database.select().from(assessments)).toEqual([]);
    expect((await send(visitor, filled(yearly, calmest), 'key-again')).statusCode).toBe(200);
  },
);
