import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useInstance, useViewModel } from '../../../app/injection';
import { Button } from '../../../components/button';
import { RetryPanel } from '../../../components/notices/retry-panel';
import { useTexts } from '../../../i18n/use-texts';
import { PreferencesStore } from '../../../stores/preferences-store';
import { ExportViewModel } from './export-view-model';
import type { PortfolioViewModel } from '../portfolio-view-model';
import { exportSnapshot } from './export-snapshot';
import * as styles from './export-button.module.css';

/** Downloads the holdings as an Excel file; says while it is made, and when it couldn't be [PORT-45]. */
export const ExportButton = observer(function ExportButton({ view }: { readonly view: PortfolioViewModel }) {
  const { t, language } = useTexts();
  const { amountsHidden } = useInstance(PreferencesStore);
  const file = useViewModel(ExportViewModel);
  useEffect(() => file.leave, [file]);
  const download = (): void => {
    const snapshot = exportSnapshot(t, view, { language, amountsHidden });
    if (snapshot) void file.download(snapshot);
  };
  return (
    <>
      <p role="status" className={file.phase === 'making' ? undefined : 'visually-hidden'}>
        {file.phase === 'making' ? t('export:making') : file.phase === 'ready' ? t('export:ready') : ''}
      </p>
      {file.phase === 'failed' ? (
        <RetryPanel
          className={styles.exportRetry}
          text={t('export:failed')}
          action={t('common:panel.retry')}
          onRetry={download}
        />
      ) : (
        <Button theme="outlined" aria-disabled={file.phase === 'making'} onClick={download}>
          {t('export:action')}
        </Button>
      )}
    </>
  );
});
