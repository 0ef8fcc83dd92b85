import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ExternalPageLink } from '../external-page-link';

/** Privacy, terms and security, in the client's language [SHELL-16..18]. */
export const FooterLinks = observer(function FooterLinks() {
  const { t } = useTranslation();
  return (
    <>
      <ExternalPageLink page="privacy">{t('shell.privacy')}</ExternalPageLink>
      <ExternalPageLink page="terms">{t('shell.terms')}</ExternalPageLink>
      <ExternalPageLink page="security">{t('shell.security')}</ExternalPageLink>
    </>
  );
});
