import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Tabs } from '../../components/tabs';
import { PersonalDetails } from './personal-details';
import { PriceAlertsPart } from './price-alerts-part';
import './account-screen.css';

const tabs = ['details', 'price-alerts'] as const;

/** What the portal keeps of the signed-in client, and what she may change of it; the address names the part that is open [ACCT-01, ACCT-05, CONFLICT-13]. */
export function AccountScreen() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const open = tabs.find((tab) => tab === search.get('tab')) ?? 'details';
  return (
    <div className="account-page">
      <h1>{t('title.account')}</h1>
      <Tabs
        label={t('title.account')}
        tabs={tabs.map((tab) => ({ value: tab, label: t(`account.tab-${tab}`) }))}
        value={open}
        onChange={(tab) => {
          setSearch(tab === 'details' ? {} : { tab }, { replace: true });
        }}
      >
        <h2 className="visually-hidden">{t(`account.tab-${open}`)}</h2>
        {open === 'details' ? <PersonalDetails /> : <PriceAlertsPart />}
      </Tabs>
    </div>
  );
}
