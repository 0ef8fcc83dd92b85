import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { CallFailure } from '../../application/ports/call-failure';
import { destinationAddress } from '../../config/destinations';
import { useConfiguration, useInstance } from '../app/injection';
import { FailureNotice } from '../components/failure-notice';
import { Link } from '../components/link';
import { Notice } from '../components/notice';
import { LanguageStore } from '../stores/language-store';

/** A failed change: in the server's own words, by the code of a change, or as any failed call [ERR-15..17, ERR-37, ERR-61]. */
export const ChangeFailure = observer(function ChangeFailure({ failure }: { readonly failure: CallFailure }) {
  const { t, i18n } = useTranslation();
  const { language } = useInstance(LanguageStore);
  const { profile, region } = useConfiguration();
  const [error] = failure.kind === 'rejected' ? failure.errors : [];
  if (error === undefined || error.messages?.[language]) return <FailureNotice failure={failure} language={language} />;
  if (error.code === 'VPN0005' || error.code === 'LOG0005')
    return (
      <Notice tone="danger">
        {t(error.code === 'VPN0005' ? 'pin-codes.VPN0005' : 'change-password.locked')}{' '}
        <Link to={destinationAddress('forgotPin', profile, region)}>{t('change-password.reset')}</Link>
      </Notice>
    );
  if (error.code === 'PASSWORD_INSECURE') return <Notice tone="danger">{t('change-password.insecure')}</Notice>;
  if (!i18n.exists(`pin-codes.${error.code}`)) return <FailureNotice failure={failure} language={language} />;
  return <Notice tone="danger">{i18n.t(`pin-codes.${error.code}`, { defaultValue: '' })}</Notice>;
});
