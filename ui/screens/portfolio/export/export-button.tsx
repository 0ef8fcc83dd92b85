import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useInstance, useViewModel } from '../../../app/injection';
import { SpreadsheetButton } from '../../../components/spreadsheet-button';
import { useTexts } from '../../../i18n/use-texts';
import { PreferencesStore } from '../../../stores/preferences-store';
import { ExportViewModel } from './export-view-model';
import type { PortfolioViewModel } from '../portfolio-view-model';
import { exportSnapshot } from './export-snapshot';
import { ShownPast } from '../history/shown-past';
import * as styles from './export-button.module.css';

/** Downloads the holdings as an Excel file [PORT-45]. */
export const ExportButton = observer(function ExportButton({ view }: { readonly view: PortfolioViewModel }) {
  const { t, language } = useTexts();
  const { amountsHidden } = useInstance(PreferencesStore);
  const file = useViewModel(ExportViewModel);
  useEffect(() => file.leave, [file]);
  const shownPast = useInstance(ShownPast);
  const download = (): void => {
    const snapshot = exportSnapshot(t, view, { language, amountsHidden });
    if (snapshot) void file.download({ ...snapshot, past: shownPast.current });
  };
  return <SpreadsheetButton phase={file.phase} onDownload={download} retryClassName={styles.exportRetry} />;
});
