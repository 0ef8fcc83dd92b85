import * as z from 'zod/mini';
import type { Question, Questionnaire } from '../../../domain/suitability/questionnaire/questionnaire';
import { optionalFlag, optionalText } from '../wire-fields';

const optionalNumber = z.optional(
  z.pipe(
    z.nullable(z.number()),
    z.transform((figure) => figure ?? undefined),
  ),
);

const list = <T extends z.ZodMiniType>(item: T) => z.optional(z.nullable(z.array(item)));

const option = z.object({ sequence: z.int(), point: optionalNumber, text: optionalText, result: optionalNumber });

const question = z.object({
  sequence: z.int(),
  type: optionalText,
  position: optionalNumber,
  text: optionalText,
  maxLength: optionalNumber,
  haveAdditionalQuestion: optionalFlag,
  options: list(option),
});

const category = z.object({ position: optionalNumber, text: optionalText, questions: list(question) });

/** A risk questionnaire on the wire [ENT-39..42]. */
export const questionnaireFields = z.object({
  sid: z.string(),
  type: optionalText,
  version: optionalText,
  questionCategories: z.array(category),
});

const contradictingAnswer = z.object({ questionSequence: z.int(), optionSequence: z.int() });

/** The pairs of answers that contradict each other, on the wire [OPEN-54]. */
export const contradictionFields = z.array(z.array(contradictingAnswer).check(z.length(2)));

/** The questionnaire of our words; a missing list is an empty one. */
export const toQuestionnaire = (
  wire: z.output<typeof questionnaireFields>,
  contradictions: z.output<typeof contradictionFields>,
): Questionnaire => ({
  ...wire,
  questionCategories: wire.questionCategories.map(({ questions, ...heading }) => ({
    ...heading,
    questions: (questions ?? []).map(toQuestion),
  })),
  contradictions: contradictions.flatMap(([one, other]) => (one && other ? [[one, other] as const] : [])),
});

const toQuestion = ({ options, ...wire }: z.output<typeof question>): Question => ({
  ...wire,
  options: options ?? [],
});
