import { useTexts } from '../../i18n/use-texts';
import * as styles from './brand-mark.module.css';

/** The product's sign and name. */
export function BrandMark() {
  const { t } = useTexts();
  return (
    <span className={styles.brandMark} data-testid="brand-mark">
      <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
        <path
          d="M3 19c5-1 6-12 10-12s4 8 10 6"
          fill="none"
          stroke="var(--accent)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      {t('common:product')}
    </span>
  );
}
