import { observer } from 'mobx-react-lite';
import type { CallFailure } from '../../application/ports/call-failure';
import { destinationAddress } from '../../config/destinations';
import { SentenceGap } from '../components/sentence-gap';
import { useTexts } from '../i18n/use-texts';
import { suspendedPasswordAddress } from './suspended-password-address';
import { parseOneOf } from '../../domain/kernel/parse-one-of';
import { useConfiguration } from '../app/injection';
import { FailureNotice } from '../components/notices/failure-notice';
import { Link } from '../components/link';
import { Notice } from '../components/notices/notice';
import { UnlistedCode } from './unlisted-code';
import { useStatedCode } from './use-stated-code';

/** The codes whose way out is a reset [ERR-28, ERR-49, ERR-61]. */
const resetCodes = ['VPN0005', 'LOG0005', 'PIN0039'] as const;

/**
 * A failed change: in the server's own words, by the code of a change, or as any failed call [ERR-15..17, ERR-37,
 * ERR-49, ERR-61].
 */
export const ChangeFailure = observer(function ChangeFailure({ failure }: { readonly failure: CallFailure }) {
  const { t, i18n, language } = useTexts();
  const isStated = useStatedCode();
  const configuration = useConfiguration();
  const [error] = failure.kind === 'rejected' ? failure.errors : [];
  if (error === undefined || error.messages?.[language]) return <FailureNotice failure={failure} language={language} />;
  if (!isStated(error.code)) return <UnlistedCode code={error.code} />;
  const resetCode = parseOneOf(resetCodes, error.code);
  if (resetCode)
    return (
      <Notice tone="danger">
        {t(resetCode === 'LOG0005' ? 'credentials:change-password.locked' : `credentials:pin-codes.${resetCode}`)}
        <SentenceGap />
        <Link
          to={
            resetCode === 'VPN0005'
              ? suspendedPasswordAddress(configuration)
              : destinationAddress('forgotPin', configuration)
          }
        >
          {t(resetCode === 'PIN0039' ? 'credentials:change-password.reset-first' : 'credentials:change-password.reset')}
        </Link>
      </Notice>
    );
  if (error.code === 'PASSWORD_INSECURE')
    return <Notice tone="danger">{t('credentials:change-password.insecure')}</Notice>;
  if (!i18n.exists(`credentials:pin-codes.${error.code}`))
    return <FailureNotice failure={failure} language={language} />;
  return <Notice tone="danger">{i18n.t(`credentials:pin-codes.${error.code}`, { defaultValue: '' })}</Notice>;
});
