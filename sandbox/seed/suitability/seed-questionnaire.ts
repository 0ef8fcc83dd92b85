import type { Region } from '../../../domain/region';
import type { LevelBand } from '../../../domain/suitability/risk/level-of-points';
import type { QuestionnaireKind } from '../../../domain/suitability/questionnaire/questionnaire-kind';

/** A question and what may be chosen, each option with its points. */
type SeedQuestion<Text> = {
  readonly text: Text;
  readonly options: readonly (readonly [text: Text, points: number])[];
};

/** A questionnaire as it is written, in one language or in several; questions are numbered through, options from one. */
export type SeedQuestionnaire<Text> = {
  readonly sid: string;
  readonly region: Region;
  readonly kind: QuestionnaireKind;
  readonly version: string;
  readonly levels: readonly LevelBand[];
  readonly categories: readonly { readonly text: Text; readonly questions: readonly SeedQuestion<Text>[] }[];
  /** Question and option, and the question and option that contradict them. */
  readonly contradictions: readonly (readonly [number, number, number, number])[];
};
