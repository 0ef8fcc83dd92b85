import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { destinationAddress } from '../../../../config/destinations';
import { formatDate } from '../../../../domain/formatting/format-date';
import { AccountStateText } from '../../../account-state/account-state-text';
import { useConfiguration, useViewModel } from '../../../app/injection';
import { Fact } from '../../../components/figures/fact';
import { Link } from '../../../components/link';
import { Notice } from '../../../components/notices/notice';
import { RetryPanel } from '../../../components/notices/retry-panel';
import { useTierName } from '../../../components/figures/tier-name';
import { useTexts } from '../../../i18n/use-texts';
import { RiskLevelName } from '../../../risk-profile/risk-level-name';
import { RiskProfileButton } from '../../../risk-profile/risk-profile-button';
import { Async } from '../../../app/loading/async';
import { ContactPart } from './contact-part';
import { PreferredCurrencyFact } from './preferred-currency-fact';
import { PersonalDetailsViewModel } from './personal-details-view-model';
import { Note } from '../../../components/notices/note';
import { Facts } from '../../../components/figures/facts';
import * as styles from '../account-screen.module.css';

type ViewProps = { readonly view: PersonalDetailsViewModel };

/** The client's details on record, and where they are changed [ACCT-01, ACCT-09..15]. */
export const PersonalDetails = observer(function PersonalDetails() {
  const { t, language } = useTexts();
  const hasContact = useConfiguration().extensions.has('contact-changes');
  const view = useViewModel(PersonalDetailsViewModel);
  useEffect(() => {
    view.load();
  }, [view, language]);
  return (
    <Async resource={view.user}>
      {() => (
        <>
          <Paused view={view} />
          <PersonalFacts view={view} />
          {hasContact ? <ContactPart email={view.client?.email} /> : null}
          <Changes view={view} />
          <Note data-testid="account-note">{t(hasContact ? 'contacts:call-name' : 'account:call')}</Note>
        </>
      )}
    </Async>
  );
});

/**
 * Says that the account is paused, and leads to the document upload where a document reactivates it [ACCT-08, DOC-12,
 * DOC-13].
 */
const Paused = observer(function Paused({ view }: ViewProps) {
  const { paused } = view;
  if (!paused) return null;
  return (
    <Notice tone="warning">
      <AccountStateText state={paused} />
    </Notice>
  );
});

const PersonalFacts = observer(function PersonalFacts({ view }: ViewProps) {
  const { t, language } = useTexts();
  const { client, accounts } = view;
  const hasContact = useConfiguration().extensions.has('contact-changes');
  return (
    <Facts className={styles.accountFacts} data-testid="account-facts">
      <Fact label={t('account:name')}>{client?.name}</Fact>
      {accounts.map(({ type, accountNo }) => (
        <Fact key={accountNo} label={t(`account:account-${type}`)}>
          {accountNo}
        </Fact>
      ))}
      {client?.email && !hasContact ? <Fact label={t('summaries:about.email')}>{client.email}</Fact> : null}
      <Fact label={t('summaries:about.risk-rating')}>
        <RiskProfileButton label={t('summaries:about.risk-rating')}>
          <RiskLevelName clientRiskRating={client?.riskRating} ratedOn={view.ratedOn} />
        </RiskProfileButton>
      </Fact>
      <TierFact view={view} />
      <PreferredCurrencyFact />
      <Fact label={t('account:last-login')}>
        {formatDate(client?.lastLoginAt, language, 'date-time') || t('account:first-login')}
      </Fact>
    </Facts>
  );
});

/** The tier, leading to where all tiers are told. */
const TierFact = observer(function TierFact({ view }: ViewProps) {
  const { t } = useTexts();
  const tierName = useTierName();
  const { flags } = useConfiguration();
  const { tier, tierResource } = view;
  if (tierResource.phase.kind === 'failed')
    return (
      <Fact label={t('account:tier')}>
        <RetryPanel
          text={t('account:tier-failed')}
          action={t('common:panel.retry')}
          onRetry={() => void tierResource.load()}
        />
      </Fact>
    );
  if (!tier) return null;
  const name = tierName(tier);
  return <Fact label={t('account:tier')}>{flags.CLIENT_TIER ? <Link to="/client-tier">{name}</Link> : name}</Fact>;
});

const changeTexts = {
  changePin: 'account:change-pin',
  changeUsername: 'account:change-username',
  createUsername: 'account:create-username',
  communicationPreference: 'account:communication',
  suitabilityForm: 'account:questionnaire',
} as const;

const Changes = observer(function Changes({ view }: ViewProps) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  return (
    <section aria-labelledby="account-change">
      <h3 id="account-change">{t('account:change')}</h3>
      <ul className={styles.accountChanges} data-testid="account-changes">
        {view.changes.map((name) => (
          <li key={name}>
            <Link to={destinationAddress(name, configuration)}>{t(changeTexts[name])}</Link>
          </li>
        ))}
      </ul>
      {view.seesUsernameTooltip ? <Note data-testid="account-note">{t('account:username-tooltip')}</Note> : null}
    </section>
  );
});
