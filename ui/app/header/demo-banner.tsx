import { basePath } from '../../../config/regions';
import { useTexts } from '../../i18n/use-texts';
import * as styles from './demo-banner.module.css';

/** Says on every page of the demonstration that it is one [OPEN-61]. */
export function DemoBanner() {
  const { t } = useTexts();
  return (
    <aside className={styles.demoBanner} aria-label={t('login:demo')}>
      <span>{t('shell:demo-notice')}</span>
      <a href={`${basePath}/login?demo=off`}>{t('shell:leave-demo')}</a>
    </aside>
  );
}
