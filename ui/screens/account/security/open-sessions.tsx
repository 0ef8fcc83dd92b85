import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { SignedInSession, SecurityRecord } from '../../../../application/ports/clients/account-security';
import { formatDate } from '../../../../domain/formatting/format-date';
import { Button } from '../../../components/button';
import { FailureNotice } from '../../../components/notices/failure-notice';
import { FindingStatus } from '../../../components/fields/finding-status';
import { Notice } from '../../../components/notices/notice';
import { useTexts } from '../../../i18n/use-texts';
import { useDeviceText, useOriginText } from './login-history';
import type { SecurityViewModel } from './security-view-model';
import { Note } from '../../../components/notices/note';
import * as styles from './security.module.css';

type ViewProps = { readonly view: SecurityViewModel };

/** The sessions that are open, this one first, and the way to end the others. */
export const OpenSessions = observer(function OpenSessions({
  view,
  sessions,
}: Pick<SecurityRecord, 'sessions'> & ViewProps) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const { phase } = view;
  useEffect(() => {
    // The button that was pressed is gone.
    if (phase.kind === 'ended') heading.current?.focus();
  }, [phase]);
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <section aria-labelledby="security-sessions">
      <h3 id="security-sessions" ref={heading} tabIndex={-1}>
        {t('security:sessions')}
      </h3>
      <Progress view={view} />
      <ul className={styles.securityList} data-testid="security-list">
        {sessions.map((session) => (
          <SessionRow key={session.id} view={view} session={session} />
        ))}
      </ul>
      {hasOthers ? (
        <p>
          <Button theme="outlined" aria-busy={view.isBusy} onClick={() => void view.endOthers()}>
            {t('security:end-others')}
          </Button>
        </p>
      ) : (
        <Note data-testid="account-note">{t('security:only-one')}</Note>
      )}
    </section>
  );
});

const Progress = observer(function Progress({ view: { phase } }: ViewProps) {
  const { t, language } = useTexts();
  return (
    <>
      {phase.kind === 'failed' ? <FailureNotice failure={phase.failure} language={language} /> : null}
      {phase.kind === 'unknown' ? <Notice tone="warning">{t('submissions:unknown')}</Notice> : null}
      {phase.kind === 'ended' ? (
        <Notice tone="info">{t(phase.what === 'one' ? 'security:ended' : 'security:ended-others')}</Notice>
      ) : null}
      <FindingStatus isFinding={phase.kind === 'finding'} />
    </>
  );
});

const SessionRow = observer(function SessionRow({ view, session }: ViewProps & { readonly session: SignedInSession }) {
  const { t, language } = useTexts();
  const deviceOf = useDeviceText();
  const originOf = useOriginText();
  const at = formatDate(session.startedAt, language, 'date-time');
  return (
    <li>
      <div>
        <p className={styles.securityWhat}>{originOf(session)}</p>
        <Note data-testid="account-note">
          {t('security:since', { at, seen: formatDate(session.seenAt, language, 'date-time') })}
        </Note>
      </div>
      {session.isCurrent ? (
        <p className={styles.securityCurrent}>{t('security:current')}</p>
      ) : (
        <Button
          theme="outlined"
          size="small"
          aria-busy={view.isBusy}
          aria-label={t('security:end-of', { device: deviceOf(session), at })}
          onClick={() => void view.end(session.id)}
        >
          {t('security:end')}
        </Button>
      )}
    </li>
  );
});
