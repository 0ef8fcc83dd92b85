import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { destinationAddress, type DestinationName } from '../../../../config/destinations';
import { hasOwnPage } from '../../../../config/own-pages';
import type { ExternalPage } from '../../../../config/external-pages';
import { namedPaths } from '../../../../config/named-paths';
import type { OrderBlock } from '../../../../domain/eligibility/order-block';
import type { AccountReminder } from '../../../../domain/notices/account-reminder';
import { AccountStateText } from '../../../account-state/account-state-text';
import { ExternalPageLink } from '../../../app/external-page-link';
import { useConfiguration, useViewModel } from '../../../app/injection';
import { SentenceGap } from '../../../components/sentence-gap';
import { Button } from '../../../components/button';
import { Link } from '../../../components/link';
import { RetryPanel } from '../../../components/notices/retry-panel';
import { useTexts } from '../../../i18n/use-texts';
import { isPhone } from '../is-phone';
import { RiskProfileButton } from '../../../risk-profile/risk-profile-button';
import { LongestWait } from './longest-wait';
import { WarningMessagesViewModel } from './warning-messages-view-model';
import * as styles from './notices.module.css';

/**
 * The one band of urgent notices above the portfolio: nothing while there are none. A phone shows it once all that may
 * come is there, or what has come within a few seconds, folded when there are several; from then on only the client folds
 * it, so nothing closes under a finger.
 */
export const WarningMessages = observer(function WarningMessages() {
  const { t } = useTexts();
  const view = useViewModel(WarningMessagesViewModel);
  const wait = useViewModel(LongestWait);
  const { language } = useTexts();
  const [isFolded, setFolded] = useState(() => (isPhone() ? undefined : false));
  const { isComplete, number, hasFailed } = view;
  const isDue = isComplete || (wait.isOver && (number > 0 || hasFailed));
  useEffect(() => {
    if (isDue) setFolded((decided) => decided ?? number > 1);
  }, [isDue, number]);
  useEffect(() => wait.begin(), [wait]);
  useEffect(() => {
    view.start();
    return view.stop;
  }, [view]);
  useEffect(() => {
    view.load();
  }, [view, language]);
  if (isFolded === undefined || (number === 0 && !view.hasFailed)) return null;
  return (
    <section className={styles.warningMessages} data-testid="warning-messages" aria-label={t('notices:urgent')}>
      {view.hasFailed ? (
        <RetryPanel
          className={styles.warningRetry}
          text={t('notices:urgent-failed')}
          action={t('common:panel.retry')}
          onRetry={view.retry}
        />
      ) : null}
      {isFolded && number > 0 ? (
        <details>
          <summary>{t('notices:urgent-number', { number })}</summary>
          <WarningList view={view} />
        </details>
      ) : (
        <WarningList view={view} />
      )}
    </section>
  );
});

type ViewProps = { readonly view: WarningMessagesViewModel };

const WarningList = observer(function WarningList({ view }: ViewProps) {
  const { t } = useTexts();
  if (view.number === 0) return null;
  return (
    <div className={styles.warningList} data-testid="warning-list">
      <ul>
        <Lines lines={view.maintenance} />
        {view.accountStates.map((state) => (
          <StateLine key={state} state={state} />
        ))}
        {view.secondFactor.map((line) => (
          <li key={line}>
            {line} <WayToSecondFactor />
          </li>
        ))}
        <Lines lines={view.typhoon} />
        {view.accountRelated.map((reminder) => (
          <ReminderLine key={reminder} reminder={reminder} />
        ))}
      </ul>
      {view.show ? (
        <Button theme="outlined" size="small" onClick={view.markRead}>
          {t('notices:mark-read')}
        </Button>
      ) : null}
    </div>
  );
});

/** The server's own words; it may say the same twice. */
function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line, at) => <li key={`${String(at)} ${line}`}>{line}</li>);
}

function StateLine({ state }: { readonly state: OrderBlock }) {
  const { t } = useTexts();
  const isOfRisk = state !== 'account-paused' && state !== 'account-checked';
  return (
    <li>
      <AccountStateText state={state} />{' '}
      {isOfRisk ? <RiskProfileButton>{t('notices:risk-profile')}</RiskProfileButton> : null}
    </li>
  );
}

/** The client's own security page, or whom to ask where the portal has none. */
function WayToSecondFactor() {
  const { t } = useTexts();
  const configuration = useConfiguration();
  const page = `${namedPaths.profile}?tab=security`;
  if (!hasOwnPage(page, configuration))
    return <ExternalPageLink page="contact">{t('notices:second-factor-contact')}</ExternalPageLink>;
  return <Link to={page}>{t('notices:second-factor-way')}</Link>;
}

/** The way on from a reminder: a page of the portal or of the older site, or the form for what neither changes. */
const ways: Readonly<Record<AccountReminder, DestinationName | { readonly page: ExternalPage }>> = {
  'password-change': 'changePin',
  'create-username': 'createUsername',
  'communication-preference': 'communicationPreference',
  'plan-migration': 'regularPlanMigration',
  'invalid-address': { page: 'forms' },
};

function ReminderLine({ reminder }: { readonly reminder: AccountReminder }) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  const way = ways[reminder];
  const action = t(`notices:action-${reminder}`);
  return (
    <li>
      {t(`notices:reminder-${reminder}`)}
      <SentenceGap />
      {typeof way === 'string' ? (
        <Link to={destinationAddress(way, configuration)}>{action}</Link>
      ) : (
        <ExternalPageLink page={way.page}>{action}</ExternalPageLink>
      )}
    </li>
  );
}
