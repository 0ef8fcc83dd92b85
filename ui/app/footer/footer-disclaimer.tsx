import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { RetryPanel } from '../../components/notices/retry-panel';
import { useTexts } from '../../i18n/use-texts';
import { useViewModel } from '../injection';
import { FooterDisclaimerViewModel } from './footer-disclaimer-view-model';
import * as styles from './page-footer.module.css';

/** Taiwan's disclaimer at the foot of the page; nothing while there is none [MSG-06, MSG-22]. */
export const FooterDisclaimer = observer(function FooterDisclaimer() {
  const { t, language } = useTexts();
  const { lines } = useViewModel(FooterDisclaimerViewModel);
  useEffect(() => {
    void lines.load();
  }, [lines, language]);
  if (lines.phase.kind === 'failed')
    return (
      <RetryPanel
        className={styles.pageFooterRetry}
        text={t('common:panel.failed')}
        action={t('common:panel.retry')}
        onRetry={() => void lines.load()}
      />
    );
  return lines.value && lines.value.length > 0 ? <p>{lines.value.join('\n')}</p> : null;
});
