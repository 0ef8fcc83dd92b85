import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { destinationAddress } from '../../../../config/destinations';
import { useConfiguration, useViewModel } from '../../../app/injection';
import { Button } from '../../../components/button';
import { ChangedAccounts } from '../../../components/notices/changed-accounts';
import { Dialog } from '../../../components/notices/dialog';
import { Link } from '../../../components/link';
import { RetryPanel } from '../../../components/notices/retry-panel';
import { useClearPage } from '../../../components/page/use-clear-page';
import { useTexts } from '../../../i18n/use-texts';
import { BankChangeViewModel } from './bank-change-view-model';
import * as dialogStyles from '../../../components/notices/dialog.module.css';
import * as styles from './notices.module.css';

type ViewProps = { readonly view: BankChangeViewModel };

/** Tells a client who changed a bank account which one may be used, before money moves [MSG-27, BANK-09]. */
export const BankChangeNotice = observer(function BankChangeNotice() {
  const { t, language } = useTexts();
  const view = useViewModel(BankChangeViewModel);
  useEffect(() => {
    view.load();
  }, [view, language]);
  if (view.hasFailed)
    return <RetryPanel text={t('bank-change:failed')} action={t('common:panel.retry')} onRetry={view.load} />;
  return view.toTell.length > 0 ? <WhenClear view={view} /> : null;
});

/** Waits until no dialog and no step of the tour is in the way. */
function WhenClear({ view }: ViewProps) {
  // Where it stands may be hidden, as the home is behind the list of all funds; a dialog must not be.
  return useClearPage() ? createPortal(<BankChangeDialog view={view} />, document.body) : null;
}

const BankChangeDialog = observer(function BankChangeDialog({ view }: ViewProps) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  useEffect(() => {
    view.markTold();
  }, [view]);
  return (
    <Dialog title={t('bank-change:title')} size="s" onClose={view.close}>
      <div className={styles.bankChange}>
        <p>{t('bank-change:text')}</p>
        <ChangedAccounts accounts={view.toTell} />
        <Link to={destinationAddress('bankList', configuration)}>{t('bank-change:accounts')}</Link>
      </div>
      <div className={dialogStyles.dialogActions}>
        <Button data-first-focus onClick={view.close}>
          {t('bank-change:close')}
        </Button>
      </div>
    </Dialog>
  );
});
