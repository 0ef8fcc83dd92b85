import { observer } from 'mobx-react-lite';
import { RetryPanel } from '../../components/notices/retry-panel';
import { useTexts } from '../../i18n/use-texts';
import type { PrintedFiles } from './printed-files';
import * as styles from './printed-files.module.css';

/** Shows the state of the downloads: under way, saved, or failed with a way to retry. */
export const PrintedFilesStatus = observer(function PrintedFilesStatus({ files }: { readonly files: PrintedFiles }) {
  const { t } = useTexts();
  const { failed, saved, isAnyFetching } = files;
  return (
    <>
      <p role="status" className={styles.printedStatus}>
        {isAnyFetching ? t('statements:fetching') : null}
        {saved && !isAnyFetching ? t('statements:saved', { name: saved }) : null}
      </p>
      {failed ? (
        <RetryPanel
          text={t('statements:failed')}
          action={t('common:panel.retry')}
          onRetry={() => void files.download(failed)}
        />
      ) : null}
    </>
  );
});
