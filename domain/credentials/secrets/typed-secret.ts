import { err, ok, type Result } from '../../kernel/result';
import { typedText } from '../../typing/typed-text';
import type { SecretPolicy } from './secret-policy';

/** A secret as it is checked and sent: a PIN half-width, without blanks and invisible signs; a password is never changed [PIN-06, OPEN-58, CONFLICT-02]. */
export const typedSecret = (policy: SecretPolicy, typed: string): string =>
  policy === 'pin' ? typedText(typed).replace(/\s/g, '').normalize('NFKC') : typed;

/** The reason that a secret in force isn't sent: there is none, or it has signs that no policy allows [CONFLICT-02]. */
export type PresentSecretProblem = 'required' | 'malformed';

/**
 * Reads a secret that is in force, as typed. What has anything but visible half-width signs can't be right: it isn't
 * sent, and counts as no try [CONFLICT-02, AUTH-44]. Rules that came later don't lock out a secret set before them.
 */
export function readPresentSecret(policy: SecretPolicy, typed: string): Result<string, PresentSecretProblem> {
  const secret = typedSecret(policy, typed);
  if (secret.trim() === '') return err('required');
  return /^[\x21-\x7E]+$/.test(secret) ? ok(secret) : err('malformed');
}
