import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../../../application/ports/call-failure';
import { PrepareAssessment } from '../../../application/suitability/prepare-assessment';
import { commitDeadline } from '../../../domain/submissions/commit-deadline';
import { err, ok } from '../../../domain/kernel/result';
import { checkAnswers } from '../../../domain/suitability/questionnaire/check-answers';
import { listQuestions } from '../../../domain/suitability/questionnaire/chosen-options';
import { sameAnswers } from '../../../domain/suitability/questionnaire/same-answers';
import { answeredQuestionnaires } from '../../arbitraries/suitability';
import { garbage } from '../../arbitraries/garbage';
import { afterDeadline } from '../../builders/after-deadline';
import { SubmissionsDevice } from '../../builders/memory-submissions';
import { settled } from '../../builders/settled';
import type { TestClock } from '../../builders/test-clock';
import { MemoryVault } from '../../builders/memory-vault';
import { StatedRecords, StatedUsers } from '../../builders/stated-client';
import { KeepingAssessments, StatedQuestionnaires } from '../../builders/stated-questionnaires';
import { options, assessmentPage, questionnaire, type AssessmentSetup } from '../support/assessment-page';

async function reviewed(setup: AssessmentSetup = {}) {
  const all = await assessmentPage(setup);
  all.choose(2, 1, 2);
  all.view.declare(true);
  expect(all.view.review()).toBe(true);
  return all;
}

describe('a questionnaire', () => {
  it('[SUIT-40..45] says what is missing once the client wants to go on, and no longer once it is there', async () => {
    const { view, choose } = await assessmentPage();
    expect(view.problems).toEqual([]);
    expect(view.review()).toBe(false);
    expect(view.problems).toEqual([
      { kind: 'not-answered', question: 1 },
      { kind: 'not-answered', question: 2 },
      { kind: 'not-answered', question: 3 },
      { kind: 'not-declared' },
    ]);
    choose(2, 1, 2);
    expect([view.answered, view.problems]).toEqual([3, [{ kind: 'not-declared' }]]);
    view.declare(true);
    expect([view.problems, view.review(), view.phase.kind]).toEqual([[], true, 'reviewing']);
  });

  it('[SUIT-46, OPEN-54] names the questions whose answers contradict each other', async () => {
    const { view, choose } = await assessmentPage();
    choose(1, 1, 3);
    view.declare(true);
    expect(view.review()).toBe(false);
    expect(view.problems).toEqual([{ kind: 'contradiction', questions: [1, 3] }]);
  });

  it('[SUIT-40..46] goes on to its review exactly when the domain finds nothing wrong', async () => {
    await fc.assert(
      fc.asyncProperty(answeredQuestionnaires, fc.nat(), fc.boolean(), async (given, missing, isDeclared) => {
        const { view } = await assessmentPage({ asked: given.questionnaire });
        for (const { questionSequence, optionSequence } of given.answers.slice(missing % 3)) {
          const question = view.questions.find(({ sequence }) => sequence === questionSequence);
          const option = question?.options.find(({ sequence }) => sequence === optionSequence);
          if (question && option) view.choose(question, option);
        }
        view.declare(isDeclared);
        const wrong = checkAnswers(given.questionnaire, view.answers, isDeclared);
        expect(view.review()).toBe(wrong.length === 0);
        expect(view.problems).toEqual(wrong);
      }),
      { numRuns: 60 },
    );
  });

  it('[API-89, SUIT-02, SUIT-01] a questionnaire is sent once however often the client asks, then tells what came of it and loads the client again', async () => {
    const { view, assessments, vault, reloads } = await reviewed();
    await Promise.all([view.send(), view.send(), view.find()]);
    expect(assessments.asked).toEqual(['send questionnaire:KYC_1:first']);
    expect(view.phase).toEqual({ kind: 'done', result: assessments.result });
    expect([vault.keys, reloads()]).toEqual([[], 1]);
    expect(assessments.kept[0]?.answers).toEqual([
      { questionSequence: 1, optionSequence: 2 },
      { questionSequence: 2, optionSequence: 1 },
      { questionSequence: 3, optionSequence: 2 },
    ]);
  });

  it('[API-55, API-57, ENT-64] whose answer is lost is found in the record', async () => {
    const { view, assessments } = await reviewed();
    assessments.fate = 'lost after';
    await view.send();
    expect([view.phase.kind, assessments.asked]).toEqual(['done', ['send questionnaire:KYC_1:first', 'latest']]);
  });

  it('[API-55, API-57, ENT-64] a questionnaire isn’t taken for one sent before, nor for other answers', async () => {
    const chosen = [2, 1, 2].map((optionSequence, index) => ({ questionSequence: index + 1, optionSequence }));
    const result = { passed: false };
    const kept = { questionnaireSid: 'KYC 1', answeredAt: '2025-11-20T00:00:00Z', answers: chosen, result };
    const assessments = new KeepingAssessments();
    assessments.kept.push(kept);
    const { view, clock } = await reviewed({ assessments });
    assessments.fate = 'lost before';
    await afterDeadline(clock, view.send());
    expect(view.phase).toEqual({ kind: 'reviewing', problem: 'not-received' });
    assessments.kept.push({ ...kept, answeredAt: '2026-11-20T00:00:00Z', answers: chosen.slice(1) });
    await afterDeadline(clock, view.send());
    expect(view.phase).toEqual({ kind: 'reviewing', problem: 'overtaken' });
    assessments.kept.push({ ...kept, answeredAt: '2026-11-20T00:00:01Z', questionnaireSid: 'KYC 0' });
    await afterDeadline(clock, view.send());
    expect(view.phase).toEqual({ kind: 'reviewing', problem: 'overtaken' });
  });

  it('[API-89] that didn’t arrive can be sent again, under the same key', async () => {
    const { view, assessments, clock } = await reviewed();
    assessments.fate = 'lost before';
    await afterDeadline(clock, view.send());
    expect(view.phase).toEqual({ kind: 'reviewing', problem: 'not-received' });
    assessments.fate = 'well';
    await afterDeadline(clock, view.send());
    expect(view.phase.kind).toBe('done');
    expect(new Set(assessments.asked.filter((call) => call !== 'latest'))).toEqual(
      new Set(['send questionnaire:KYC_1:first']),
    );
  });

  it('[API-89] the outcome is unknown while neither is answered, and found when the client looks again', async () => {
    const { view, assessments, clock } = await reviewed();
    assessments.fate = 'lost after';
    assessments.isRecordOutOfReach = true;
    await afterDeadline(clock, view.send());
    expect(view.phase.kind).toBe('unknown');
    await afterDeadline(clock, view.send());
    expect(assessments.asked).toEqual(['send questionnaire:KYC_1:first', ...Array<string>(3).fill('latest')]);
    assessments.isRecordOutOfReach = false;
    await view.find();
    expect(view.phase.kind).toBe('done');
  });

  it('[API-89, OPEN-16] that was sent before a reload is found, and isn’t sent again', async () => {
    const device = new SubmissionsDevice();
    const assessments = new KeepingAssessments();
    const vault = new MemoryVault();
    const { view, clock } = await reviewed({ assessments, device, vault });
    assessments.fate = 'lost after';
    assessments.isRecordOutOfReach = true;
    await afterDeadline(clock, view.send());
    expect(view.phase.kind).toBe('unknown');
    assessments.isRecordOutOfReach = false;
    const again = (await assessmentPage({ assessments, device, vault })).view;
    again.declare(true);
    again.review();
    await again.send();
    expect([again.phase.kind, assessments.kept.length]).toEqual(['done', 1]);
  });

  it('[API-89, OPEN-16] a questionnaire is on its way, then looked up, and on its way again once it is known that it didn’t arrive', async () => {
    const { view, assessments, clock } = await reviewed();
    assessments.fate = 'lost before';
    assessments.isRecordOutOfReach = true;
    const sending = view.send();
    expect(view.phase.kind).toBe('sending');
    await settled();
    expect(view.phase.kind).toBe('finding');
    await afterDeadline(clock, sending);
    expect(view.phase.kind).toBe('unknown');
    const finding = view.find();
    expect(view.phase.kind).toBe('finding');
    await afterDeadline(clock, finding);
    expect(assessments.asked.filter((call) => call !== 'latest')).toEqual(['send questionnaire:KYC_1:first']);
  });

  it('[API-89, OPEN-16] whose client sent other answers from elsewhere goes on with its own, as the next one, without a reload', async () => {
    const { view, assessments, reloads } = await reviewed();
    const answers = view.answers.slice(1);
    const theirs = { questionnaireSid: 'KYC 1', answeredAt: '2026-11-20T00:00:00Z', answers, result: { passed: true } };
    assessments.kept.push(theirs);
    assessments.fate = { kind: 'rejected', errors: [{ code: 'IDEMPOTENCY_KEY_REUSED' }] };
    await view.send();
    expect(view.phase).toEqual({ kind: 'reviewing', problem: 'overtaken' });
    expect([view.answered, view.isDeclared, reloads()]).toEqual([3, true, 1]);
    assessments.fate = 'well';
    await view.send();
    expect([view.phase.kind, assessments.kept.length]).toEqual(['done', 2]);
    expect(assessments.asked).toEqual([
      'send questionnaire:KYC_1:first',
      'latest',
      'send questionnaire:KYC_1:2026-11-20T00_00_00Z',
    ]);
  });

  it('[API-89, OPEN-54] overtaken in a version that is no longer in force goes on in the new one', async () => {
    const { view, assessments, questionnaires } = await reviewed();
    const [first] = questionnaire.questionCategories;
    questionnaires.questionnaire = { sid: 'KYC 2', questionCategories: first ? [first] : [] };
    assessments.fate = { kind: 'rejected', errors: [{ code: 'IDEMPOTENCY_KEY_REUSED' }] };
    await view.send();
    expect(view.phase).toEqual({ kind: 'answering', isOther: true });
    expect([view.answered, view.isDeclared]).toEqual([2, false]);
  });

  it('[API-89] that is refused is kept with why', async () => {
    const { view, assessments } = await reviewed();
    const failure: CallFailure = { kind: 'rejected', errors: [{ code: 'ANSWERS_CONTRADICT' }] };
    assessments.fate = failure;
    await view.send();
    expect(view.phase).toEqual({ kind: 'reviewing', problem: failure });
    view.change();
    expect([view.phase.kind, view.answered]).toEqual(['answering', 3]);
  });

  it('[API-89, OPEN-54] a questionnaire of which a new version came goes on in that, with the answers to unchanged questions', async () => {
    const { view, assessments, questionnaires } = await reviewed();
    const [first, second] = questionnaire.questionCategories;
    questionnaires.questionnaire = {
      sid: 'KYC 2',
      questionCategories: [],
      ...(first && second
        ? {
            questionCategories: [
              { questions: [{ sequence: 1, text: 'New?', options: options('A') }] },
              { questions: first.questions.map((one) => ({ ...one, sequence: one.sequence + 1 })) },
            ],
          }
        : {}),
    };
    assessments.fate = { kind: 'rejected', errors: [{ code: 'QUESTIONNAIRE_CHANGED' }] };
    await view.send();
    expect(view.phase).toEqual({ kind: 'answering', isOther: true });
    expect([view.isDeclared, view.problems]).toEqual([false, []]);
    expect(view.answers).toEqual([
      { questionSequence: 2, optionSequence: 2 },
      { questionSequence: 3, optionSequence: 1 },
    ]);
  });

  it('[SUIT-38, OPEN-55] the prudent assessment is for who needs it, the yearly questionnaire first where that is due', async () => {
    const needs = { forceLowRisk: true };
    expect((await assessmentPage({ kind: 'prudent' })).view.isHers).toBe(false);
    expect((await assessmentPage({ kind: 'prudent', record: needs })).view.isHers).toBe(true);
    const due = (await assessmentPage({ kind: 'prudent', record: { ...needs, kycStatus: 'O' } })).view;
    expect([due.isHers, due.isRiskFirst]).toEqual([false, true]);
    expect((await assessmentPage({ record: { kycStatus: 'O' } })).view.isRiskFirst).toBe(false);
  });

  it('[API-89, ENT-64] a questionnaire is kept once, and done only when it is, whatever gets lost in whatever order', async () => {
    const step = fc.record({
      act: fc.constantFrom('send' as const, 'find' as const, 'change' as const, 'review' as const),
      fate: fc.constantFrom('well' as const, 'lost before' as const, 'lost after' as const),
      isOut: fc.boolean(),
      waits: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { maxLength: 8 }), async (scheduler, steps) => {
        const assessments = new KeepingAssessments(() => scheduler.schedule(Promise.resolve()));
        const opening = assessmentPage({ assessments });
        await scheduler.waitFor(opening);
        const { view, choose, clock } = await opening;
        choose(2, 1, 2);
        view.declare(true);
        view.review();
        const sent = view.answers;
        const under: Promise<void>[] = [];
        for (const { act, fate, isOut, waits } of steps) {
          assessments.fate = fate;
          assessments.isRecordOutOfReach = isOut;
          const begun = view[act]();
          if (begun instanceof Promise) under.push(begun);
          if (waits) await through(scheduler, clock, Promise.all(under));
        }
        await through(scheduler, clock, Promise.all(under));
        expect(assessments.kept.length).toBeLessThanOrEqual(1);
        const isKept = assessments.kept.length === 1;
        if (view.phase.kind === 'done') expect(sameAnswers(assessments.kept[0]?.answers ?? [], sent)).toBe(true);
        if (view.phase.kind === 'reviewing') expect(isKept).toBe(false);
        if (isKept) expect(['done', 'unknown']).toContain(view.phase.kind);
      }),
      { numRuns: 80 },
    );
  });

  it('[API-89, OPEN-16, ENT-64] sent from two devices is called not received only while the record is as the form found it', async () => {
    const step = fc.record({
      device: fc.nat(1),
      act: fc.constantFrom('send' as const, 'send' as const, 'find' as const),
      fate: fc.constantFrom('well' as const, 'lost before' as const, 'lost after' as const),
      isOut: fc.boolean(),
    });
    const answered = fc.tuple(fc.constantFrom(1, 2), fc.constantFrom(1, 2));
    await fc.assert(
      fc.asyncProperty(answered, fc.array(step, { maxLength: 10 }), async (lasts, steps) => {
        const assessments = new KeepingAssessments();
        const devices = await Promise.all(
          lasts.map(() => assessmentPage({ assessments, device: new SubmissionsDevice() })),
        );
        for (const [index, { view, choose }] of devices.entries()) {
          choose(2, 1, lasts[index] ?? 1);
          view.declare(true);
          view.review();
        }
        for (const { device, act, fate, isOut } of steps) {
          const { view, clock } = devices[device] ?? (await assessmentPage());
          assessments.fate = fate;
          assessments.isRecordOutOfReach = isOut;
          const { length } = assessments.asked;
          await afterDeadline(clock, view[act]());
          assessments.isRecordOutOfReach = false;
          const { phase } = view;
          const isKept = assessments.kept.some(({ answers }) => sameAnswers(answers, view.answers));
          const last = assessments.kept.at(-1)?.answeredAt;
          if (phase.kind === 'done') expect(isKept).toBe(true);
          if (phase.kind !== 'reviewing' || assessments.asked.length === length) continue;
          if (phase.problem === 'not-received') expect(last).toBe(view.prepared.value?.latest?.answeredAt);
          if (phase.problem === 'overtaken') expect(last).toBeDefined();
          expect(typeof phase.problem).not.toBe('object');
        }
      }),
      { numRuns: 200 },
    );
  });
});

/** Lets answers come in the scheduler's order, and time pass where only that is waited for. */
async function through(scheduler: fc.Scheduler, clock: TestClock, work: Promise<unknown>): Promise<void> {
  const progress = { isDone: false };
  void work.then(() => (progress.isDone = true));
  await settled();
  while (!progress.isDone) {
    if (scheduler.count() > 0) await scheduler.waitNext(1);
    else clock.advance(commitDeadline);
    await settled();
  }
}

describe('the draft of a questionnaire', () => {
  it('[OPEN-54] comes back after a reload, to the same client alone', async () => {
    const { choose, vault } = await assessmentPage();
    choose(2, 1);
    const again = (await assessmentPage({ vault })).view;
    expect([again.answered, again.recalled, again.isDeclared]).toEqual([2, 2, false]);
    expect((await assessmentPage({ vault, userId: 'U2' })).view.answers).toEqual([]);
  });

  it('[OPEN-54, OPEN-92] comes back once the questions are there that couldn’t be loaded at first', async () => {
    const { choose, vault } = await assessmentPage();
    choose(2, 1);
    const { view, questionnaires } = await assessmentPage({ vault, isOutOfReach: true });
    expect([view.prepared.phase.kind, view.answered]).toEqual(['failed', 0]);
    questionnaires.isOutOfReach = false;
    await view.prepared.load();
    expect([view.answered, view.recalled]).toEqual([2, 2]);
  });

  it('[OPEN-54] comes back as far as its questions are still asked', async () => {
    const { choose, vault } = await assessmentPage();
    choose(2, 1, 1);
    const [first] = questionnaire.questionCategories;
    const other = { sid: 'KYC 2', questionCategories: first ? [first] : [] };
    expect((await assessmentPage({ vault, asked: other })).view.answered).toBe(2);
  });

  it('[OPEN-54] that is garbage is none', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(garbage, fc.json()), async (text) => {
        const vault = new MemoryVault();
        vault.write('assessmentDraft', text);
        expect((await assessmentPage({ vault })).view.answers).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

it('[SUIT-47, R5] an assessment begins with nothing missing', async () => {
  const failure: CallFailure = { kind: 'server-error', status: 500 };
  const user = { region: 'TW' as const, userId: 'U', userNameWithTitle: 'W', accountSupplementalInfoList: [] };
  const good = [
    new StatedUsers(ok(user)),
    new StatedQuestionnaires(questionnaire),
    new StatedRecords(ok([])),
    new KeepingAssessments(),
    'TW',
  ] as const;
  const [, asked, records, kept, region] = good;
  expect((await new PrepareAssessment(...good).execute('risk')).ok).toBe(true);
  expect(listQuestions(questionnaire)).toHaveLength(3);
  const ofNobody = new PrepareAssessment(new StatedUsers(err(failure)), asked, records, kept, region);
  expect(await ofNobody.execute('risk')).toEqual(err(failure));
  const without = new StatedRecords(err(failure));
  const unrecorded = new PrepareAssessment(good[0], asked, without, kept, region);
  expect(await unrecorded.execute('risk')).toEqual(err(failure));
});

it('[SUIT-09, SUIT-23] an assessment in Hong Kong begins without records beside the rating, which nobody is asked for', async () => {
  const user = {
    region: 'HK' as const,
    userId: 'U',
    userNameWithTitle: 'W',
    ineligibleReasons: [],
    msAccounts: [],
    taAccountHKs: [],
  };
  const noRecords = new StatedRecords(err({ kind: 'not-offered' }));
  const prepared = await new PrepareAssessment(
    new StatedUsers(ok(user)),
    new StatedQuestionnaires(questionnaire),
    noRecords,
    new KeepingAssessments(),
    'HK',
  ).execute('risk');
  expect(prepared).toMatchObject({ ok: true, value: { userId: 'U', records: [], questionnaire } });
});
