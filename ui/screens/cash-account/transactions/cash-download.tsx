import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { type CashColumn, cashColumns, cashSheet } from '../../../../domain/cash-account/cash-sheet';
import type { CashTransactionRow } from '../../../../domain/cash-account/cash-transaction-row';
import { useInstance, useViewModelFor } from '../../../app/injection';
import { Button } from '../../../components/button';
import { Notice } from '../../../components/notices/notice';
import { useTexts } from '../../../i18n/use-texts';
import { PreferencesStore } from '../../../stores/preferences-store';
import { SheetDownloadFactory } from '../../../stores/sheet-download';
import { useCashWords } from '../cash-words';
import * as styles from '../cash-account.module.css';

/** Downloads the transactions that are seen as an Excel file [VCA-07, PORT-45]. */
export const CashDownload = observer(function CashDownload({ rows }: { readonly rows: readonly CashTransactionRow[] }) {
  const { t } = useTexts();
  const words = useCashWords();
  const { amountsHidden } = useInstance(PreferencesStore);
  const file = useViewModelFor(SheetDownloadFactory);
  useEffect(() => file.leave, [file]);
  const sheet = () => {
    const columns = Object.fromEntries(cashColumns.map((column) => [column, t(`cash-account:sheet-${column}`)]));
    const named = { ...words, name: t('cash-account:title'), columns: columns as Record<CashColumn, string> };
    return cashSheet(rows, named, amountsHidden);
  };
  return (
    <div className={styles.cashDownload}>
      <p role="status" className={file.phase === 'making' ? undefined : 'visually-hidden'}>
        {file.phase === 'making' ? t('cash-account:file-making') : null}
        {file.phase === 'ready' ? t('cash-account:file-ready') : null}
      </p>
      {file.phase === 'failed' ? <Notice tone="danger">{t('cash-account:file-failed')}</Notice> : null}
      <Button
        theme="outlined"
        size="small"
        aria-disabled={file.phase === 'making'}
        onClick={() => void file.excel(sheet())}
      >
        {t('cash-account:excel')}
      </Button>
    </div>
  );
});
