import type { ResetProblem } from './check-reset-identity';

const codes: ReadonlyMap<string, string> = new Map<ResetProblem, string>([
  ['category', 'PRE0000'],
  ['account-missing', 'PRE0001'],
  ['account-invalid', 'PRE0002'],
  ['email-missing', 'PRE0003'],
  ['email-invalid', 'PRE0004'],
  ['birth-date-missing', 'PRE0005'],
  ['birth-date-invalid', 'PRE0006'],
  ['phone-missing', 'PRE0007'],
  ['national-id-missing', 'PRE0007'],
  ['mobile-missing', 'PRE0007'],
  ['phone-invalid', 'PRE0008'],
  ['national-id-invalid', 'PRE0008'],
  ['mobile-invalid', 'PRE0008'],
]);

/** The code that tells what is wrong with a reset's identity, PRE0000 to PRE0008 [ERR-51..55, OPEN-02]. */
export const resetErrorCode = (problem: ResetProblem): string => codes.get(problem) ?? '';

/** The code of an identity that is well formed but isn't the client's of our records [OPEN-02]. */
export const identityMismatchCode = 'PRE0008';
