import fc from 'fast-check';
import type { LevelBand } from '../../domain/suitability/risk/level-of-points';
import type { QuestionAnswer, Answers, Questionnaire } from '../../domain/suitability/questionnaire/questionnaire';
import { riskLevels } from '../../domain/suitability/risk/risk-level';

/** Any risk level. */
export const levels = fc.constantFrom(...riskLevels);

/** Any risk level, or none. */
export const maybeLevels = fc.option(levels, { nil: undefined });

/** The five names from the most cautious up, each from more points than the one before. */
export const bandsOfFive: fc.Arbitrary<readonly LevelBand[]> = fc
  .uniqueArray(fc.integer({ min: 0, max: 100 }), { minLength: 5, maxLength: 5 })
  .map((starts) => {
    const ascending = starts.toSorted((one, other) => one - other);
    const names = ['conservative', 'stable', 'balanced', 'growth', 'aggressive'] as const;
    return names.map((level, index) => ({ level, from: ascending[index] ?? 0 }));
  });

/** A fund's risk, 1 to 5. */
export const fundRisks = fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const);

/** A questionnaire of one to four categories, its questions numbered through, each with at least two options. */
export const arbitraryQuestionnaires: fc.Arbitrary<Questionnaire> = fc
  .array(fc.array(fc.uniqueArray(fc.nat({ max: 9 }), { minLength: 2, maxLength: 5 }), { maxLength: 4 }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((categories) => {
    let sequence = 0;
    return {
      sid: 'Q1',
      questionCategories: categories.map((questions, position) => ({
        position,
        text: `Category ${position}`,
        questions: questions.map((options) => ({
          sequence: (sequence += 1),
          text: `Question ${sequence}`,
          options: options.map((option) => ({ sequence: option, point: option, text: `Option ${option}` })),
        })),
      })),
    };
  });

/** A questionnaire with one option chosen for each question, in any order. */
export const answeredQuestionnaires: fc.Arbitrary<{ questionnaire: Questionnaire; answers: Answers }> =
  arbitraryQuestionnaires.chain((questionnaire) => {
    const questions = questionnaire.questionCategories.flatMap((category) => category.questions);
    const choices = questions.map((question) =>
      fc
        .constantFrom(...question.options)
        .map((option): QuestionAnswer => ({ questionSequence: question.sequence, optionSequence: option.sequence })),
    );
    const answers = fc.tuple(...choices).chain((all) => fc.shuffledSubarray(all, { minLength: all.length }));
    return fc.record({ questionnaire: fc.constant(questionnaire), answers });
  });
