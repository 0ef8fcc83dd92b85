import type { Answers, Questionnaire } from '../../domain/suitability/questionnaire/questionnaire';
import {
  unchangedAnswers,
  type WordedAnswer,
  wordAnswers,
} from '../../domain/suitability/questionnaire/worded-answers';
import type { SessionVault } from '../ports/session/session-vault';

type Draft = { readonly userId: string; readonly answers: readonly WordedAnswer[] };

/** The answers a client hasn't sent yet, kept by the tab: over a reload and another login of the same client, for nobody else [OPEN-54]. */
export class AssessmentDrafts {
  constructor(private readonly vault: SessionVault) {}

  /** Those that still stand in a questionnaire; none for anyone else, or for another questionnaire. */
  recall(userId: string, questionnaire: Questionnaire): Answers {
    const draft = parseDraft(this.vault.read('assessmentDraft'));
    return draft?.userId === userId ? unchangedAnswers(questionnaire, draft.answers) : [];
  }

  save(userId: string, questionnaire: Questionnaire, answers: Answers): void {
    const draft: Draft = { userId, answers: wordAnswers(questionnaire, answers) };
    this.vault.write('assessmentDraft', JSON.stringify(draft));
  }

  forget(): void {
    this.vault.remove('assessmentDraft');
  }
}

/** Parses a stored draft; undefined for any other text. */
function parseDraft(text: string | undefined): Draft | undefined {
  try {
    const known: unknown = JSON.parse(text ?? '');
    if (!isRecord(known) || typeof known['userId'] !== 'string' || !Array.isArray(known['answers'])) return undefined;
    return { userId: known['userId'], answers: known['answers'].filter(isWordedAnswer) };
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isWordedAnswer = (value: unknown): value is WordedAnswer =>
  isRecord(value) &&
  typeof value['questionSequence'] === 'number' &&
  typeof value['optionSequence'] === 'number' &&
  typeof value['wording'] === 'string';
