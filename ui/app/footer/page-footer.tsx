import { useTexts } from '../../i18n/use-texts';
import { FooterLinks } from './footer-links';
import { lazyComponent } from '../loading/lazy-component';
import { DeferredShellParts } from '../shell-parts';
import { useRegionFeatures } from '../use-region-features';
import * as styles from './page-footer.module.css';

const FooterDisclaimer = lazyComponent(DeferredShellParts, 'FooterDisclaimer', { when: 'late', isQuiet: true });

/** The foot of every signed-in page. */
export function PageFooter() {
  const { t } = useTexts();
  const { footerDisclaimer } = useRegionFeatures();
  return (
    <footer className={styles.pageFooter} aria-label={t('shell:footer')}>
      <FooterLinks />
      {footerDisclaimer ? <FooterDisclaimer /> : null}
    </footer>
  );
}
