import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  contradictionFields,
  questionnaireFields,
  toQuestionnaire,
} from '../../../adapters/http/suitability/questionnaire';
import { parseBody } from '../../../adapters/http/parse-body';

const wire = z.extend(questionnaireFields, { contradictions: z.optional(z.nullable(contradictionFields)) });
const read = parseBody(wire, ({ contradictions, ...asked }) => toQuestionnaire(asked, contradictions ?? []));

const option = { sequence: 1, point: 5, text: 'Under one year', result: 0 };
const question = {
  sequence: 3,
  type: 'RADIO',
  position: 1,
  text: 'For how long?',
  maxLength: 200,
  haveAdditionalQuestion: false,
  options: [option, { ...option, sequence: 2, result: 1 }],
};
const category = { position: 2, text: 'Experience', questions: [question] };
const whole = {
  sid: 'Q-7',
  type: 'ENHANCED',
  version: '2026-01',
  questionCategories: [category],
  contradictions: [
    [
      { questionSequence: 3, optionSequence: 1 },
      { questionSequence: 4, optionSequence: 2 },
    ],
  ],
};

const withCategory = (part: object) => ({ ...whole, questionCategories: [{ ...category, ...part }] });
const withQuestion = (part: object) => withCategory({ questions: [{ ...question, ...part }] });
const withOption = (part: object) => withQuestion({ options: [{ ...option, ...part }] });

describe('a questionnaire', () => {
  it('[ENT-39, ENT-40, ENT-41, ENT-42, OPEN-54] a questionnaire has categories, questions, options and contradictions', () => {
    expect(read(whole)).toEqual({ ok: true, value: whole });
  });

  it('[ENT-39] needs only its id and its categories', () => {
    expect(read({ sid: 'Q', questionCategories: [], type: null, version: null, contradictions: null })).toEqual({
      ok: true,
      value: { sid: 'Q', questionCategories: [], contradictions: [] },
    });
  });

  it('[ENT-40] a questionnaire may have a category without position, text or questions', () => {
    const bare = { position: null, text: null, questions: null };
    expect(read({ sid: 'Q', questionCategories: [{}, bare] })).toEqual({
      ok: true,
      value: { sid: 'Q', questionCategories: [{ questions: [] }, { questions: [] }], contradictions: [] },
    });
  });

  it('[ENT-41, ENT-42] a questionnaire may have questions and options of which only the number is known', () => {
    const bare = withCategory({
      questions: [
        { sequence: 1, maxLength: null },
        { sequence: 2, options: [{ sequence: 9, point: null }] },
      ],
    });
    expect(read(bare)).toEqual({
      ok: true,
      value: {
        ...whole,
        questionCategories: [
          {
            ...category,
            questions: [
              { sequence: 1, options: [] },
              { sequence: 2, options: [{ sequence: 9 }] },
            ],
          },
        ],
      },
    });
  });

  it.each([
    undefined,
    null,
    [],
    {},
    { ...whole, sid: 7 },
    { ...whole, questionCategories: null },
    { ...whole, contradictions: [[{ questionSequence: 3, optionSequence: 1 }]] },
  ])('[ENT-39, OPEN-54] a questionnaire is malformed as %j', (body) => {
    expect(read(body)).toEqual({ ok: false, error: { kind: 'malformed' } });
  });

  it.each([withCategory({ position: '1' }), withCategory({ questions: [null] })])(
    '[ENT-40] a questionnaire is malformed with such a category: %j',
    (body) => {
      expect(read(body).ok).toBe(false);
    },
  );

  it.each([withQuestion({ sequence: undefined }), withQuestion({ sequence: 1.5 }), withQuestion({ options: {} })])(
    '[ENT-41] a questionnaire is malformed with such a question: %j',
    (body) => {
      expect(read(body).ok).toBe(false);
    },
  );

  it.each([withOption({ sequence: '1' }), withOption({ point: '5' }), withOption({ result: true })])(
    '[ENT-42] a questionnaire is malformed with such an option: %j',
    (body) => {
      expect(read(body).ok).toBe(false);
    },
  );
});
