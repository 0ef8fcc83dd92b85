import { observer } from 'mobx-react-lite';
import { pinActivationPath } from '../../../config/named-paths';
import { parseOneOf } from '../../../domain/kernel/parse-one-of';
import { Button } from '../../components/button';
import { FailureNotice } from '../../components/notices/failure-notice';
import { Link } from '../../components/link';
import { Notice } from '../../components/notices/notice';
import { UnlistedCode } from '../../credentials/unlisted-code';
import { useStatedCode } from '../../credentials/use-stated-code';
import { useTexts } from '../../i18n/use-texts';
import type { ResetPinViewModel } from './reset-pin-view-model';

const words = {
  PRE0008: 'credentials:reset.refusal-PRE0008',
  PRE0010: 'credentials:reset-pin.asked-before',
  PRE0011: 'credentials:reset.refusal-PRE0011',
  PRE0012: 'credentials:reset.refusal-PRE0012',
  RESET_NO_CONTACT: 'credentials:reset-pin.no-contact',
} as const;
const codes = [
  'PRE0008',
  'PRE0010',
  'PRE0011',
  'PRE0012',
  'RESET_NO_CONTACT',
] as const satisfies readonly (keyof typeof words)[];

/**
 * Says why there is no new PIN: in the server’s own words, by its code, or as any failed call; an earlier one can be
 * sent again [ERR-15..17, ERR-55..59].
 */
export const PinResetFailure = observer(function PinResetFailure({ view }: { readonly view: ResetPinViewModel }) {
  const { t, language } = useTexts();
  const { failure } = view;
  const [error] = failure?.kind === 'rejected' ? failure.errors : [];
  const code = error?.messages?.[language] === undefined ? parseOneOf(codes, error?.code) : undefined;
  const isStated = useStatedCode();
  return (
    <>
      {failure && code && !isStated(code) ? <UnlistedCode code={code} /> : null}
      {failure && code && isStated(code) ? (
        <Notice tone={code === 'PRE0010' ? 'warning' : 'danger'}>{t(words[code])}</Notice>
      ) : null}
      {failure && !code ? <FailureNotice failure={failure} language={language} /> : null}
      {view.isAskedBefore ? (
        <div>
          <Link to={pinActivationPath}>{t('credentials:activate-pin.link')}</Link>
          <Button theme="outlined" size="large" aria-busy={view.isSending} onClick={() => void view.sendAgain()}>
            {t('credentials:reset-pin.send-again')}
          </Button>
        </div>
      ) : null}
    </>
  );
});
