import { observer } from 'mobx-react-lite';
import { useTexts } from '../../i18n/use-texts';
import { ExternalPageLink } from '../external-page-link';

/** Privacy, terms and security, in the client's language [SHELL-16..18]. */
export const FooterLinks = observer(function FooterLinks() {
  const { t } = useTexts();
  return (
    <>
      <ExternalPageLink page="privacy">{t('shell:privacy')}</ExternalPageLink>
      <ExternalPageLink page="terms">{t('shell:terms')}</ExternalPageLink>
      <ExternalPageLink page="security">{t('shell:security')}</ExternalPageLink>
    </>
  );
});
