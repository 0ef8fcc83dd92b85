/** The risk questionnaire of a client [ENT-39], with the answers that contradict each other [OPEN-54]. */
export type Questionnaire = {
  readonly sid: string;
  readonly type?: string | undefined;
  readonly version?: string | undefined;
  readonly questionCategories: readonly QuestionCategory[];
  readonly contradictions?: readonly Contradiction[] | undefined;
};

/** A part of the questionnaire under one heading [ENT-40]. */
export type QuestionCategory = {
  readonly position?: number | undefined;
  readonly text?: string | undefined;
  readonly questions: readonly Question[];
};

/** A question, known by its sequence within the questionnaire [ENT-41]. */
export type Question = {
  readonly sequence: number;
  readonly type?: string | undefined;
  readonly position?: number | undefined;
  readonly text?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly haveAdditionalQuestion?: boolean | undefined;
  readonly options: readonly QuestionOption[];
};

/** An option of a question, known by its sequence within the question [ENT-42]. */
export type QuestionOption = {
  readonly sequence: number;
  readonly point?: number | undefined;
  readonly text?: string | undefined;
  readonly result?: number | undefined;
};

/** The option that a client chose for a question [ENT-64, OPEN-53]. */
export type QuestionAnswer = { readonly questionSequence: number; readonly optionSequence: number };

/** The client's choices so far, in any order [ENT-64, OPEN-53]. */
export type Answers = readonly QuestionAnswer[];

/** Two answers that can't both be true [OPEN-54]. */
export type Contradiction = readonly [QuestionAnswer, QuestionAnswer];
