import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { clients, type LocalTexts } from '../../database/schema/clients';
import { suitabilityProfiles } from '../../database/schema/notices';
import {
  clientParticulars,
  contradictingAnswers,
  questionCategories,
  questionnaires,
  questionOptions,
  questions,
} from '../../database/schema/suitability';
import { demoClientsIn } from '../../demonstration/demo-clients';
import { daysBefore } from '../generation/days';
import { hongKongQuestionnaire } from './hong-kong-questionnaire';
import { seedQuestionnaires } from './questionnaire-texts';
import type { SeedQuestionnaire } from './seed-questionnaire';

/** Why the risk profiles of some clients of Taiwan need attention; the others' are in order. */
const alerts: Readonly<Record<string, 'N' | 'O' | 'S' | 'R'>> = {
  'TW-ALERT-N': 'N',
  'TW-ALERT-O': 'O',
  'TW-ALERT-S': 'S',
  'TW-ALERT-R': 'R',
  'TW-NEWCOMER': 'N',
};

/** A client of 70 who was set to low risk though the answers came to high. */
const senior = 'TW-SENIOR';

type Known = Pick<typeof questionnaires.$inferSelect, 'sid' | 'region' | 'kind'>;

/** Makes the questionnaires of a demonstration that aren't there yet: a database that was filled before one of them came has it too. */
export const seedMissingQuestionnaires = (database: Database, day: string): Promise<void> =>
  seedUnlessThere(database, { inForceFrom: daysBefore(day, 300), isThere: (known, { sid }) => known.sid === sid });

/** A day before which no firm's own questionnaire begins. */
const beforeAnyOther = '1900-01-01';

/** Makes the example of each kind of questionnaire for a region that has none of its own, which takes its place from the day on that it begins. */
export const seedExampleQuestionnaires = (database: Database): Promise<void> =>
  seedUnlessThere(database, {
    inForceFrom: beforeAnyOther,
    isThere: (known, { region, kind }) => known.region === region && known.kind === kind,
  });

type Rule = { readonly inForceFrom: string; readonly isThere: (known: Known, example: Known) => boolean };

/** Makes the questionnaires that a rule finds missing, each whole or not at all. */
async function seedUnlessThere(database: Database, { inForceFrom, isThere }: Rule): Promise<void> {
  await database.transaction(async (transaction) => {
    const { sid, region, kind } = questionnaires;
    const there = await transaction.select({ sid, region, kind }).from(questionnaires);
    const isMissing = (example: Known): boolean => !there.some((known) => isThere(known, example));
    for (const example of seedQuestionnaires.filter(isMissing))
      await write(transaction, example, { inForceFrom, toTexts: (text) => ({ zh_TW: text }) });
    if (isMissing(hongKongQuestionnaire))
      await write(transaction, hongKongQuestionnaire, { inForceFrom, toTexts: (texts) => texts });
  });
}

/** Makes what the latest questionnaire of Taiwan's clients says, and what is known of them and of Hong Kong's. */
export async function seedSuitability(database: Database, day: string): Promise<void> {
  const taiwan = demoClientsIn('TW');
  await database.insert(suitabilityProfiles).values(taiwan.map(({ id }) => profileOf(id, day)));
  await database.insert(clientParticulars).values(taiwan.map(({ id }, index) => particularsOf(id, index, day)));
  const hongKong = demoClientsIn('HK').map(({ id }, index) => birthOf(id, index));
  await database.insert(clientParticulars).values(hongKong);
  await database.update(clients).set({ riskLevel: 'a' }).where(eq(clients.id, senior));
}

async function write<Text>(
  database: Database,
  seed: SeedQuestionnaire<Text>,
  { inForceFrom, toTexts }: { readonly inForceFrom: string; readonly toTexts: (text: Text) => LocalTexts },
): Promise<void> {
  const { sid: questionnaireSid, region, kind, version, levels, categories, contradictions } = seed;
  const asked = categories.flatMap((category, index) =>
    category.questions.map((question) => ({ ...question, categoryPosition: index + 1 })),
  );
  await database.insert(questionnaires).values({ sid: questionnaireSid, region, kind, version, levels, inForceFrom });
  await database
    .insert(questionCategories)
    .values(categories.map(({ text }, index) => ({ questionnaireSid, position: index + 1, texts: toTexts(text) })));
  await database.insert(questions).values(
    asked.map(({ text, categoryPosition }, index) => ({
      questionnaireSid,
      sequence: index + 1,
      categoryPosition,
      texts: toTexts(text),
    })),
  );
  await database.insert(questionOptions).values(
    asked.flatMap(({ options }, question) =>
      options.map(([text, point], index) => ({
        questionnaireSid,
        questionSequence: question + 1,
        sequence: index + 1,
        point,
        texts: toTexts(text),
      })),
    ),
  );
  if (contradictions.length === 0) return;
  await database.insert(contradictingAnswers).values(
    contradictions.map(([firstQuestion, firstOption, secondQuestion, secondOption]) => ({
      questionnaireSid,
      firstQuestion,
      firstOption,
      secondQuestion,
      secondOption,
    })),
  );
}

function profileOf(clientId: string, day: string): typeof suitabilityProfiles.$inferInsert {
  const kycStatus = alerts[clientId] ?? null;
  if (kycStatus === 'N') return { clientId, kycStatus };
  const days = kycStatus === 'O' ? 400 : kycStatus === null ? 200 : 100;
  return {
    clientId,
    kycStatus,
    completedOn: daysBefore(day, days),
    kycVersion: '2025.1',
    kycRiskLevel: clientId === senior ? 'c' : 'b',
    isForcedLow: clientId === senior,
  };
}

const disadvantaged = 'TW-WRONG-SECRET';

const ages: Readonly<Record<string, number>> = {
  [senior]: 70,
  'TW-ALERT-O': 68,
  'TW-NEWCOMER': 66,
  [disadvantaged]: 72,
};

const bornBefore = (day: string, age: number): string => daysBefore(day, Math.floor(age * 365.25) + 90);

/** Returns the date of birth that the books have of Hong Kong's clients, which a request for a new PIN asks for. */
const birthOf = (clientId: string, index: number): typeof clientParticulars.$inferInsert => ({
  clientId,
  dateOfBirth: birthday(index),
  education: 'university',
  hasSevereIllness: false,
});

// Others than those whose age matters are born on a day of their own, which their resets ask for.
const birthday = (index: number): string => `${1992 - ((index * 7) % 28)}-05-${10 + (index % 18)}`;

function particularsOf(clientId: string, index: number, day: string): typeof clientParticulars.$inferInsert {
  const age = ages[clientId];
  const works = clientId !== 'TW-ALERT-R' && age === undefined;
  return {
    clientId,
    dateOfBirth: age === undefined ? birthday(index) : bornBefore(day, age),
    education: clientId === senior ? 'senior-high' : 'university',
    hasSevereIllness: false,
    isDisadvantaged: clientId === disadvantaged,
    ...(works ? { workplace: '晴山科技股份有限公司', jobTitle: '專員', industry: '科技業' } : {}),
  };
}
