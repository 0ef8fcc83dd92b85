import { useTranslation } from 'react-i18next';
import { PersonalDetails } from './personal-details';
import './account-screen.css';

/** What the portal keeps of the signed-in client, and what she may change of it [ACCT-01, CONFLICT-13]. */
export function AccountScreen() {
  const { t } = useTranslation();
  return (
    <div className="account-page">
      <h1>{t('title.account')}</h1>
      <section>
        <h2>{t('account.details')}</h2>
        <PersonalDetails />
      </section>
    </div>
  );
}
