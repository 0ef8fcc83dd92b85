import { observer } from 'mobx-react-lite';
import type { LoginOrigin, SecurityRecord } from '../../../../application/ports/clients/account-security';
import { formatDate } from '../../../../domain/formatting/format-date';
import { Button } from '../../../components/button';
import { useTexts } from '../../../i18n/use-texts';
import type { SecurityViewModel } from './security-view-model';
import { Note } from '../../../components/notices/note';
import * as styles from './security.module.css';

/** The number of logins listed at first. */
const first = 10;

/** The logins of the last 90 days, those that failed among them, the latest first. */
export const LoginHistory = observer(function LoginHistory({
  view,
  logins,
}: Pick<SecurityRecord, 'logins'> & { readonly view: SecurityViewModel }) {
  const { t, language } = useTexts();
  const originOf = useOriginText();
  const shown = view.isLong ? logins : logins.slice(0, first);
  return (
    <section aria-labelledby="security-logins">
      <h3 id="security-logins">{t('security:logins')}</h3>
      {logins.length === 0 ? <p>{t('security:no-logins')}</p> : null}
      <ul className={styles.securityList} data-testid="security-list" tabIndex={-1}>
        {shown.map((login, index) => (
          <li key={index}>
            <div>
              <p className={styles.securityWhat}>{formatDate(login.at, language, 'date-time')}</p>
              <Note data-testid="account-note">{originOf(login)}</Note>
            </div>
            <p className={login.outcome === 'opened' ? undefined : styles.securityFailed}>
              {t(`security:outcome-${login.outcome}`)}
            </p>
          </li>
        ))}
      </ul>
      {shown.length < logins.length ? (
        <p>
          <Button
            theme="outlined"
            size="small"
            onClick={({ currentTarget }) => {
              // This button goes; the list stays.
              currentTarget.closest('section')?.querySelector('ul')?.focus();
              view.lengthen();
            }}
          >
            {t('security:more', { number: logins.length })}
          </Button>
        </p>
      ) : null}
      <Note data-testid="account-note">{t('security:place')}</Note>
    </section>
  );
});

/** A device in words, as far as it is known. */
export function useDeviceText(): (origin: LoginOrigin) => string {
  const { t } = useTexts();
  return ({ device: { browser, system } }) =>
    browser && system
      ? t('security:device-both', { browser, system })
      : (browser ?? system ?? t('security:device-unknown'));
}

/** Device and internet address in words, as far as they are known. */
export function useOriginText(): (origin: LoginOrigin) => string {
  const { t } = useTexts();
  const deviceOf = useDeviceText();
  return (origin) => {
    const { address } = origin;
    const from = address === undefined ? t('security:address-unknown') : t('security:address', { address });
    return `${deviceOf(origin)} · ${from}`;
  };
}
