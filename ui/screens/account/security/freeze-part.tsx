import { observer } from 'mobx-react-lite';
import type { AccountFreeze } from '../../../../application/ports/clients/account-security';
import { useViewModel } from '../../../app/injection';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/notices/dialog';
import { FailureNotice } from '../../../components/notices/failure-notice';
import { Notice } from '../../../components/notices/notice';
import { useTexts } from '../../../i18n/use-texts';
import { FreezeViewModel } from './freeze-view-model';
import * as styles from './security.module.css';
import * as dialogStyles from '../../../components/notices/dialog.module.css';

/** The way out for a client whose account somebody else uses: everything stops until the firm has spoken to the client [R14, AUTH-42]. */
export const FreezePart = observer(function FreezePart() {
  const { t } = useTexts();
  const view = useViewModel(FreezeViewModel);
  return (
    <section aria-labelledby="security-freeze">
      <h3 id="security-freeze">{t('security:freeze')}</h3>
      <p>{t('security:freeze-why')}</p>
      <p>
        <Button theme="outlined" onClick={view.ask}>
          {t('security:freeze-ask')}
        </Button>
      </p>
      <FreezeDialog view={view} />
    </section>
  );
});

type ViewProps = { readonly view: FreezeViewModel };

const FreezeDialog = observer(function FreezeDialog({ view }: ViewProps) {
  const { t } = useTexts();
  const { phase } = view;
  if (phase.kind === 'closed') return null;
  if (phase.kind === 'frozen')
    return (
      <Dialog key="frozen" title={t('security:frozen')} startsAtTitle onClose={view.leave}>
        <Outcome freeze={phase.freeze} />
        <div className={dialogStyles.dialogActions}>
          <Button onClick={view.leave}>{t('security:frozen-leave')}</Button>
        </div>
      </Dialog>
    );
  if (phase.kind === 'session-over')
    return (
      <Dialog key="session-over" title={t('security:session-over')} startsAtTitle onClose={view.leave}>
        <Notice tone="warning">{t('security:freeze-session-over')}</Notice>
        <div className={dialogStyles.dialogActions}>
          <Button onClick={view.leave}>{t('common:page.log-in-again')}</Button>
        </div>
      </Dialog>
    );
  return (
    <Dialog key="asking" title={t('security:freeze-title')} onClose={view.leave}>
      <ul className={styles.freezeList}>
        <li>{t('security:freeze-sessions')}</li>
        <li>{t('security:freeze-orders')}</li>
        <li>{t('security:freeze-plans')}</li>
        <li>{t('security:freeze-end')}</li>
      </ul>
      <Problem view={view} />
      <div className={dialogStyles.dialogActions}>
        <Button theme="outlined" aria-busy={view.isBusy} onClick={() => void view.freeze()}>
          {t('security:freeze-go')}
        </Button>
        <Button data-first-focus onClick={view.leave}>
          {t('security:freeze-keep')}
        </Button>
      </div>
    </Dialog>
  );
});

const Problem = observer(function Problem({ view: { phase } }: ViewProps) {
  const { t, language } = useTexts();
  if (phase.kind === 'unknown') return <Notice tone="warning">{t('security:freeze-unknown')}</Notice>;
  return phase.kind === 'refused' ? <FailureNotice failure={phase.failure} language={language} /> : null;
});

/** The orders, withdrawals and plans that the freeze called off, and those it couldn't. */
function Outcome({ freeze }: { readonly freeze: AccountFreeze }) {
  const { t } = useTexts();
  const { cancelledOrders, cancelledWithdrawals, pausedPlans, left } = freeze;
  return (
    <>
      <p>{t('security:frozen-text')}</p>
      <ul className={styles.freezeList}>
        <li>{t('security:frozen-orders', { count: cancelledOrders })}</li>
        {cancelledWithdrawals > 0 ? <li>{t('security:frozen-withdrawals', { count: cancelledWithdrawals })}</li> : null}
        {pausedPlans > 0 ? <li>{t('security:frozen-plans', { count: pausedPlans })}</li> : null}
        {left > 0 ? <li>{t('security:frozen-left', { count: left })}</li> : null}
      </ul>
      <p>{t('security:frozen-next')}</p>
    </>
  );
}
