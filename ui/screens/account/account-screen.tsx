import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { oneOf } from '../../../domain/kernel/one-of';
import { Tabs } from '../../components/tabs';
import { accountRooms, roomNames } from './rooms';
import './account-screen.css';

/** What the portal keeps of the signed-in client, and what may be changed of it; the address names the section that is open [ACCT-01..08, CONFLICT-13]. */
export function AccountScreen() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const open = oneOf(roomNames, search.get('tab')) ?? 'details';
  const Room = accountRooms[open];
  return (
    <div className="account-page">
      <h1>{t('account.title')}</h1>
      <Tabs
        label={t('account.title')}
        tabs={roomNames.map((room) => ({ value: room, label: t(`account.tab-${room}`) }))}
        value={open}
        onChange={(room) => {
          setSearch(room === 'details' ? {} : { tab: room }, { replace: true });
        }}
      >
        <h2 className="visually-hidden">{t(`account.tab-${open}`)}</h2>
        <Room />
      </Tabs>
    </div>
  );
}
