import { parseOneOf } from '../kernel/parse-one-of';

/** Why a document is refused: too large, too small, wrong format, file name not in English [DOC-08..11]; R04 to R06 aren't used [OPEN-03]. */
export const uploadProblems = ['R01', 'R02', 'R03', 'R07'] as const;

/** A code with which the client or the server refuses a document [DOC-08..11, OPEN-52]. */
export type UploadProblem = (typeof uploadProblems)[number];

/** Reads a refusal's code; undefined for one that isn't listed [OPEN-52]. */
export const parseUploadProblem = (text: string | undefined): UploadProblem | undefined =>
  parseOneOf(uploadProblems, text);
