import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { SecurityRecord } from '../../../../application/ports/clients/account-security';
import { destinationAddress } from '../../../../config/destinations';
import { formatDate } from '../../../../domain/formatting/format-date';
import { Async } from '../../../app/loading/async';
import { useRegionFeatures } from '../../../app/use-region-features';
import { useConfiguration, useViewModel } from '../../../app/injection';
import { SentenceGap } from '../../../components/sentence-gap';
import { Link } from '../../../components/link';
import { useTexts } from '../../../i18n/use-texts';
import { FreezePart } from './freeze-part';
import { LoginHistory } from './login-history';
import { OpenSessions } from './open-sessions';
import { PasskeysPart } from './passkeys-part';
import { SecondFactorState } from './second-factor-state';
import { SecurityViewModel } from './security-view-model';
import { Note } from '../../../components/notices/note';
import * as twoColumnsStyles from '../../../components/page/two-columns.module.css';
import * as styles from './security.module.css';

/** Shows the login history of 90 days, the open sessions, and the changes [R14]. */
export const SecurityPart = observer(function SecurityPart() {
  const { t } = useTexts();
  const configuration = useConfiguration();
  const { secondFactorReminded } = useRegionFeatures();
  const view = useViewModel(SecurityViewModel);
  useEffect(() => {
    view.load();
  }, [view]);
  return (
    <div className={`${twoColumnsStyles.twoColumns} ${styles.security}`} data-testid="security">
      <p>{t('security:why')}</p>
      {/* Needs no record: whoever can't see what goes on can freeze all the same. */}
      {configuration.extensions.has('account-freeze') ? <FreezePart /> : null}
      <Async resource={view.record}>
        {(record) => (
          <>
            <OpenSessions view={view} sessions={record.sessions} />
            <LoginHistory view={view} logins={record.logins} />
            <Changes changes={record.changes} />
          </>
        )}
      </Async>
      {configuration.extensions.has('passkeys') ? <PasskeysPart device={view.ownDevice} onChange={view.load} /> : null}
      {secondFactorReminded ? <SecondFactorState view={view} /> : null}
      <Note data-testid="account-note">
        {t('security:not-you')}
        <SentenceGap />
        <Link to={destinationAddress('changePin', configuration)}>{t('security:change-pin')}</Link>
      </Note>
    </div>
  );
});

/** Lists the changes of secrets and preferences. */
const Changes = observer(function Changes({ changes }: Pick<SecurityRecord, 'changes'>) {
  const { t, language } = useTexts();
  return (
    <section aria-labelledby="security-changes">
      <h3 id="security-changes">{t('security:changes')}</h3>
      {changes.length === 0 ? (
        <p>{t('security:no-changes')}</p>
      ) : (
        <ul className={styles.securityList} data-testid="security-list">
          {changes.map(({ at, what, way }, index) => (
            <li key={index}>
              <div>
                <p className={styles.securityWhat}>{t(`security:change-${what}`)}</p>
                <Note data-testid="account-note">{`${t(`security:way-${way}`)} · ${formatDate(at, language, 'date-time')}`}</Note>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
