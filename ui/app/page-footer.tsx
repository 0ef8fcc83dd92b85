import { useTranslation } from 'react-i18next';
import { FooterLinks } from './footer-links';
import './page-footer.css';

/** The foot of every signed-in page. */
export function PageFooter() {
  const { t } = useTranslation();
  return (
    <footer className="page-footer" aria-label={t('shell.footer')}>
      <FooterLinks />
    </footer>
  );
}
