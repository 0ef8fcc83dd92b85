import { useTexts } from '../../i18n/use-texts';
import * as styles from '../notices/notice.module.css';

/**
 * Says aloud that what was sent has no answer and is looked up; its place is there before, so that a screen reader
 * hears it.
 */
export function FindingStatus({ isFinding }: { readonly isFinding: boolean }) {
  const { t } = useTexts();
  return (
    <p role="status" className={isFinding ? styles.notice : undefined} data-tone={isFinding ? 'info' : undefined}>
      {isFinding ? t('submissions:finding') : null}
    </p>
  );
}
