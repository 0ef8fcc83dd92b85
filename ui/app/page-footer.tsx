import { useTranslation } from 'react-i18next';
import { FooterDisclaimer } from './footer-disclaimer';
import { FooterLinks } from './footer-links';
import { useConfiguration } from './injection';
import './page-footer.css';

/** The foot of every signed-in page. */
export function PageFooter() {
  const { t } = useTranslation();
  const { region } = useConfiguration();
  return (
    <footer className="page-footer" aria-label={t('shell.footer')}>
      <FooterLinks />
      {region === 'TW' ? <FooterDisclaimer /> : null}
    </footer>
  );
}
