import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ExportHoldings } from '../../../../application/portfolio/export-holdings';
import { Clock } from '../../../../application/ports/clock';
import { HoldingsByAccount } from '../../../../application/ports/export/holdings-by-account';
import { Spreadsheets } from '../../../../application/ports/export/spreadsheets';
import { regionFeatures } from '../../../../config/region-features';
import { useInstance, useMade } from '../../../app/injection';
import { Button } from '../../../components/button';
import { RetryPanel } from '../../../components/notices/retry-panel';
import { useTexts } from '../../../i18n/use-texts';
import { PreferencesStore } from '../../../stores/preferences-store';
import { ExportViewModel } from './export-view-model';
import type { PortfolioViewModel } from '../portfolio-view-model';
import { exportSnapshot } from './export-snapshot';
import './export-button.css';

/** Downloads the holdings as an Excel file; says while it is made, and when it couldn't be [PORT-45]. */
export const ExportButton = observer(function ExportButton({ view }: { readonly view: PortfolioViewModel }) {
  const { t, language } = useTexts();
  const { amountsHidden } = useInstance(PreferencesStore);
  const file = useMade((get, { region }) => {
    const spreadsheets = get(Spreadsheets);
    const { exportedHoldings: exported } = regionFeatures[region];
    const parts = { accounts: get(HoldingsByAccount), spreadsheets, clock: get(Clock), exported };
    return new ExportViewModel(new ExportHoldings(parts, region), spreadsheets);
  });
  useEffect(() => file.leave, [file]);
  const download = (): void => {
    const snapshot = exportSnapshot(t, view, { language, amountsHidden });
    if (snapshot) void file.download(snapshot);
  };
  return (
    <>
      <p role="status" className={file.phase === 'making' ? undefined : 'visually-hidden'}>
        {file.phase === 'making' ? t('export.making') : file.phase === 'ready' ? t('export.ready') : ''}
      </p>
      {file.phase === 'failed' ? (
        <RetryPanel text={t('export.failed')} action={t('panel.retry')} onRetry={download} />
      ) : (
        <Button theme="outlined" aria-disabled={file.phase === 'making'} onClick={download}>
          {t('export.action')}
        </Button>
      )}
    </>
  );
});
