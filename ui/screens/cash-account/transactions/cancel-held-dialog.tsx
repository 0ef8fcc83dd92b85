import { observer } from 'mobx-react-lite';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/notices/dialog';
import { Notice } from '../../../components/notices/notice';
import { useTexts } from '../../../i18n/use-texts';
import { CashMovementText } from './cash-movement-text';
import { useCashWords } from '../cash-words';
import type { HeldCancellationFlow } from './held-cancellation-flow';
import * as styles from '../../../components/notices/dialog.module.css';

/** Confirms the cancellation of a withdrawal that waits, and shows the outcome where it failed [VCA-05]. */
export const CancelHeldDialog = observer(function CancelHeldDialog({ view }: { readonly view: HeldCancellationFlow }) {
  const { t } = useTexts();
  const { statusOf } = useCashWords();
  if (!view.at) return null;
  const { row, phase } = view.at;
  return (
    <Dialog title={t('cash-account:cancel-title')} onClose={view.leave}>
      <p>
        <b>
          <CashMovementText row={row} />
        </b>{' '}
        {statusOf(row)}
      </p>
      {phase === 'asking' || phase === 'sending' ? (
        <p>{t('cash-account:cancel-text')}</p>
      ) : (
        <Notice tone={phase === 'unknown' ? 'warning' : 'danger'}>{t(`cash-account:cancel-${phase}`)}</Notice>
      )}
      <div className={styles.dialogActions}>
        {phase === 'too-late' ? null : (
          <Button theme="outlined" aria-busy={view.isBusy} onClick={() => void view.cancel()}>
            {t('cash-account:cancel-go')}
          </Button>
        )}
        <Button data-first-focus onClick={view.leave}>
          {t(phase === 'asking' || phase === 'sending' ? 'cash-account:cancel-keep' : 'cash-account:cancel-close')}
        </Button>
      </div>
    </Dialog>
  );
});
