import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useViewModel } from '../../app/injection';
import { Async } from '../../app/loading/async';
import { useTexts } from '../../i18n/use-texts';
import { CashAccountViewModel } from './cash-account-view-model';
import { CashBalance } from './cash-balance';
import { CashHistory } from './transactions/cash-history';
import { CashRefusalNotice } from './moving/cash-refusal-notice';
import { NoCashAccount } from './no-cash-account';
import { PendingCash } from './transactions/pending-cash';
import { Note } from '../../components/notices/note';
import * as pageStyles from '../../components/page/page.module.css';
import * as styles from './cash-account.module.css';

/**
 * The Cash Account: what it holds, what is under way, and all that moved in it [ROUTE-14, VCA-01, VCA-06..08, OPEN-75].
 */
export const CashAccountScreen = observer(function CashAccountScreen() {
  const { t, language } = useTexts();
  const view = useViewModel(CashAccountViewModel);
  useEffect(() => {
    void view.resource.load();
  }, [view, language]);
  return (
    <div className={`${pageStyles.page} ${styles.cashPage}`} data-testid="cash-page">
      <h1>{t('cash-account:title')}</h1>
      <Async resource={view.resource}>
        {(shown) => {
          if (shown.kind === 'refused') return <CashRefusalNotice error={shown.error} />;
          if (shown.kind !== 'open') return <NoCashAccount access={shown.kind} />;
          if (view.accounts.length === 0) return <NoCashAccount access="not-opened" />;
          return (
            <>
              <CashBalance accounts={view.accounts} at={shown.at} />
              <PendingCash rows={view.pending} cancelling={view.cancelling} />
              <CashHistory rows={view.past} />
              <Note className={styles.cashNote}>{t('summaries:cash.no-interest')}</Note>
            </>
          );
        }}
      </Async>
    </div>
  );
});
