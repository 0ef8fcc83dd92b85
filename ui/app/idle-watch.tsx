import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { SignOut } from '../../application/session/sign-out';
import { Button } from '../components/button';
import { Dialog } from '../components/notices/dialog';
import { RetryPanel } from '../components/notices/retry-panel';
import { useTexts } from '../i18n/use-texts';
import { IdleStore } from '../stores/idle-store';
import { SessionStore } from '../stores/session-store';
import { useInstance, useViewModel } from './injection';
import * as dialogStyles from '../components/notices/dialog.module.css';
import * as styles from './idle-watch.module.css';

const activityEvents = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** Asks before an idle session ends, in all tabs together [OPEN-11]. */
export const IdleWatch = observer(function IdleWatch() {
  const { t } = useTexts();
  const idle = useViewModel(IdleStore);
  const logOut = useInstance(SignOut);
  const { name } = useInstance(SessionStore);
  useEffect(() => idle.start(name, () => void logOut.execute('idle')), [idle, logOut, name]);
  useEffect(() => {
    for (const event of activityEvents) window.addEventListener(event, idle.touch, { passive: true });
    return () => {
      for (const event of activityEvents) window.removeEventListener(event, idle.touch);
    };
  }, [idle]);
  if (idle.secondsLeft === undefined)
    return idle.isUnheard ? (
      <div className={styles.idleUnheard}>
        <RetryPanel
          text={t('idle:heartbeat-failed')}
          action={t('common:panel.retry')}
          onRetry={() => void idle.beat()}
        />
      </div>
    ) : null;
  return (
    <Dialog title={t('idle:title')} size="s" onClose={() => void idle.stay()}>
      <p aria-hidden="true">{t('idle:body', { count: idle.secondsLeft })}</p>
      <p className="visually-hidden" role="status">
        {t('idle:body', { count: Math.ceil(idle.secondsLeft / 30) * 30 })}
      </p>
      <div className={dialogStyles.dialogActions}>
        <Button theme="outlined" onClick={() => void logOut.execute()}>
          {t('idle:log-out-now')}
        </Button>
        <Button data-first-focus onClick={() => void idle.stay()}>
          {t('idle:continue')}
        </Button>
      </div>
    </Dialog>
  );
});
