import { observer } from 'mobx-react-lite';
import type { CallFailure } from '../../../application/ports/call-failure';
import { parseOneOf } from '../../../domain/kernel/parse-one-of';
import { FailureNotice } from '../../components/notices/failure-notice';
import { Notice } from '../../components/notices/notice';
import { UnlistedCode } from '../../credentials/unlisted-code';
import { useStatedCode } from '../../credentials/use-stated-code';
import { useTexts } from '../../i18n/use-texts';

/** The codes that a reset alone is refused with, each with words of its own [ERR-50..59, CRED-22]. */
const codes = [
  ...(['PRE0000', 'PRE0001', 'PRE0002', 'PRE0003', 'PRE0004', 'PRE0005', 'PRE0006', 'PRE0007', 'PRE0008'] as const),
  ...(['PRE0010', 'PRE0011', 'PRE0012', 'PASSWORD_INSECURE'] as const),
] as const;

/** A failed call of a reset: in the server's own words, by the code of a reset, or as any failed call [ERR-15..17]. */
export const ResetFailure = observer(function ResetFailure({ failure }: { readonly failure: CallFailure }) {
  const { t, language } = useTexts();
  const isStated = useStatedCode();
  const [error] = failure.kind === 'rejected' ? failure.errors : [];
  const code = error?.messages?.[language] === undefined ? parseOneOf(codes, error?.code) : undefined;
  if (code === undefined) return <FailureNotice failure={failure} language={language} />;
  if (!isStated(code)) return <UnlistedCode code={code} />;
  return <Notice tone="danger">{t(`credentials:reset.refusal-${code}`)}</Notice>;
});
