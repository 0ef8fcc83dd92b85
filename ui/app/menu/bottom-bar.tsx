import { ArrowLeftRight, ChartPie, ClipboardList, Search, UserRound } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { mainDestinations } from '../../../config/main-menu';
import { Link } from '../../components/link';
import { useTexts } from '../../i18n/use-texts';
import { useConfiguration } from '../injection';
import { entryAddress, currentSection, isCurrentPage } from './current-section';
import * as styles from './bottom-bar.module.css';

const icons = {
  portfolio: ChartPie,
  funds: Search,
  trade: ArrowLeftRight,
  records: ClipboardList,
  account: UserRound,
} as const satisfies Record<(typeof mainDestinations)[number]['name'], typeof ChartPie>;

/** The most used destinations on a phone, within reach of a thumb [SHELL-19, OPEN-72]. */
export function BottomBar() {
  const { t } = useTexts();
  const configuration = useConfiguration();
  const here = useLocation();
  const destinations = mainDestinations.map((destination) => ({
    name: destination.name,
    address: entryAddress(destination, configuration),
  }));
  // A tab of the account is the account, whatever group of the menu leads to it.
  const own = destinations.find(({ address }) => address.split('?')[0] === here.pathname)?.name;
  const section = own ?? currentSection(here, configuration);
  return (
    <nav className={styles.bottomBar} data-testid="bottom-bar" aria-label={t('menu:bottom-bar.label')}>
      {destinations.map(({ name, address }) => {
        const Icon = icons[name];
        const inSection = section === name;
        return (
          <Link key={name} to={address} current={inSection && (isCurrentPage(here, address) ? 'page' : 'true')}>
            <Icon aria-hidden size={22} />
            <span>{t(`menu:bottom-bar.${name}`)}</span>
          </Link>
        );
      })}
    </nav>
  );
}
