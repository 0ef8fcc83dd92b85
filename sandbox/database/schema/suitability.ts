import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { regions } from '../../../domain/region';
import type { LevelBand } from '../../../domain/suitability/risk/level-of-points';
import { questionnaireKinds } from '../../../domain/suitability/questionnaire/questionnaire-kind';
import { clients, type LocalTexts } from './clients';

const texts = (name: string) => jsonb(name).$type<LocalTexts>().notNull();

/** Versions of each region's questionnaires; of each kind the latest that has begun is in force there. */
export const questionnaires = pgTable('questionnaires', {
  sid: text('sid').primaryKey(),
  region: text('region', { enum: regions }).notNull(),
  kind: text('kind', { enum: questionnaireKinds }).notNull(),
  version: text('version').notNull(),
  inForceFrom: date('in_force_from').notNull(),
  /** The bands of the yearly questionnaire, from the lowest; the prudent assessment is passed or not. */
  levels: jsonb('levels').$type<readonly LevelBand[]>().notNull(),
});

const questionnaireSid = () =>
  text('questionnaire_sid')
    .notNull()
    .references(() => questionnaires.sid);

/** The parts of a questionnaire. */
export const questionCategories = pgTable(
  'question_categories',
  { questionnaireSid: questionnaireSid(), position: integer('position').notNull(), texts: texts('texts') },
  (table) => [primaryKey({ columns: [table.questionnaireSid, table.position] })],
);

/** Its questions, numbered through. */
export const questions = pgTable(
  'questions',
  {
    questionnaireSid: questionnaireSid(),
    sequence: integer('sequence').notNull(),
    categoryPosition: integer('category_position').notNull(),
    texts: texts('texts'),
  },
  (table) => [
    primaryKey({ columns: [table.questionnaireSid, table.sequence] }),
    foreignKey({
      columns: [table.questionnaireSid, table.categoryPosition],
      foreignColumns: [questionCategories.questionnaireSid, questionCategories.position],
    }),
  ],
);

/** The options of a question, with their points. */
export const questionOptions = pgTable(
  'question_options',
  {
    questionnaireSid: questionnaireSid(),
    questionSequence: integer('question_sequence').notNull(),
    sequence: integer('sequence').notNull(),
    point: integer('point').notNull(),
    texts: texts('texts'),
  },
  (table) => [
    primaryKey({ columns: [table.questionnaireSid, table.questionSequence, table.sequence] }),
    foreignKey({
      columns: [table.questionnaireSid, table.questionSequence],
      foreignColumns: [questions.questionnaireSid, questions.sequence],
    }),
  ],
);

/** Pairs of answers that can't both be true. */
export const contradictingAnswers = pgTable(
  'contradicting_answers',
  {
    questionnaireSid: questionnaireSid(),
    firstQuestion: integer('first_question').notNull(),
    firstOption: integer('first_option').notNull(),
    secondQuestion: integer('second_question').notNull(),
    secondOption: integer('second_option').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.questionnaireSid,
        table.firstQuestion,
        table.firstOption,
        table.secondQuestion,
        table.secondOption,
      ],
    }),
  ],
);

/** Questionnaires that clients have sent, with what came of them. */
export const assessments = pgTable(
  'assessments',
  {
    id: serial('id').primaryKey(),
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id),
    questionnaireSid: questionnaireSid(),
    answeredAt: timestamp('answered_at', { withTimezone: true, mode: 'date' }).notNull(),
    passed: boolean('passed').notNull(),
    clientRiskLevel: text('client_risk_level').notNull(),
    kycRiskLevel: text('kyc_risk_level'),
  },
  (table) => [index('assessments_client').on(table.clientId, table.id)],
);

/** The answers of each. */
export const assessmentAnswers = pgTable(
  'assessment_answers',
  {
    assessmentId: integer('assessment_id')
      .notNull()
      .references(() => assessments.id),
    questionSequence: integer('question_sequence').notNull(),
    optionSequence: integer('option_sequence').notNull(),
  },
  (table) => [primaryKey({ columns: [table.assessmentId, table.questionSequence] })],
);

/** The particulars of a client that bear on suitability; a text without a value was never given or isn't recognised. */
export const clientParticulars = pgTable(
  'client_particulars',
  {
    clientId: text('client_id')
      .primaryKey()
      .references(() => clients.id),
    dateOfBirth: date('date_of_birth').notNull(),
    education: text('education', { enum: ['primary', 'junior-high', 'senior-high', 'university'] }).notNull(),
    hasSevereIllness: boolean('has_severe_illness').notNull(),
    isDisadvantaged: boolean('is_disadvantaged').notNull().default(false),
    workplace: text('workplace'),
    jobTitle: text('job_title'),
    industry: text('industry'),
  },
  (table) => [check('client_particulars_birth', sql`${table.dateOfBirth} > '1900-01-01'`)],
);
