import { type CallFailure, rejectionCodes } from '../../application/ports/call-failure';
import type { AuthenticatorProblem } from '../../application/ports/passkeys/authenticator';
import { passkeyErrorCodes } from '../../domain/credentials/passkeys/passkey-error-codes';
import { FailureNotice } from '../components/notices/failure-notice';
import { Notice } from '../components/notices/notice';
import { useTexts } from '../i18n/use-texts';

/** The reason why a passkey had no result: the device didn't go on, or the server refused. */
export type PasskeyTrouble =
  | { readonly kind: 'not-made' | 'not-signed'; readonly why: AuthenticatorProblem }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

const refusals = Object.entries(passkeyErrorCodes) as readonly (readonly [keyof typeof passkeyErrorCodes, string])[];

/** Says why nothing came of a passkey, and what can be done. */
export function PasskeyProblem({ trouble }: { readonly trouble: PasskeyTrouble }) {
  const { t, language } = useTexts();
  if (trouble.kind !== 'failed') return <Notice tone="warning">{t(`passkeys:not-${trouble.why}`)}</Notice>;
  const { failure } = trouble;
  const codes = rejectionCodes(failure);
  const known = refusals.find(([, code]) => codes.includes(code));
  if (known === undefined) return <FailureNotice failure={failure} language={language} />;
  return <Notice tone="danger">{t(`passkeys:refusal-${known[0]}`)}</Notice>;
}
