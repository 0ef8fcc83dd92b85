import { useTexts } from '../i18n/use-texts';
import { Button } from './button';
import { RetryPanel } from './notices/retry-panel';

type SpreadsheetButtonProps = {
  readonly phase: 'idle' | 'making' | 'ready' | 'failed';
  readonly onDownload: () => void;
  readonly retryClassName?: string | undefined;
};

/** Downloads an Excel file; says while it is made, and when it couldn't be [PORT-45]. */
export function SpreadsheetButton({ phase, onDownload, retryClassName }: SpreadsheetButtonProps) {
  const { t } = useTexts();
  return (
    <>
      <p role="status" className={phase === 'making' ? undefined : 'visually-hidden'}>
        {phase === 'making' ? t('export:making') : phase === 'ready' ? t('export:ready') : ''}
      </p>
      {phase === 'failed' ? (
        <RetryPanel
          className={retryClassName}
          text={t('export:failed')}
          action={t('common:panel.retry')}
          onRetry={onDownload}
        />
      ) : (
        <Button theme="outlined" aria-disabled={phase === 'making'} onClick={onDownload}>
          {t('export:action')}
        </Button>
      )}
    </>
  );
}
