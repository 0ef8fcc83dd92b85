import { ChevronDown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuEntry } from '../../../config/main-menu';
import { Link } from '../../components/link';
import { RetryPanel } from '../../components/notices/retry-panel';
import { useTexts } from '../../i18n/use-texts';
import { ExternalPageLink } from '../external-page-link';
import { useConfiguration, useViewModel } from '../injection';
import { entryAddress, currentSection, isCurrentPage } from './current-section';
import { type MenuGroup, MainMenuViewModel } from './main-menu-view-model';
import * as pageHeaderStyles from '../header/page-header.module.css';
import * as styles from './main-menu.module.css';

/** The main menu, in four groups that open one at a time [SHELL-19..26, ROLE-07]. */
export const MainMenu = observer(function MainMenu() {
  const { t } = useTexts();
  const view = useViewModel(MainMenuViewModel);
  useEffect(() => {
    void view.load();
  }, [view]);
  const here = useLocation();
  const configuration = useConfiguration();
  const current = currentSection(here, configuration);
  // Made anew on another page, a group that was open there is closed.
  return (
    <>
      {view.navigation.map((group) => (
        <Group key={`${group.name} ${here.pathname}`} group={group} isHere={group.name === current} />
      ))}
      {view.isLost ? (
        <RetryPanel
          className={pageHeaderStyles.pageHeaderRetry}
          text={t('menu:failed')}
          action={t('common:panel.retry')}
          onRetry={() => void view.load()}
        />
      ) : null}
    </>
  );
});

function Group({ group, isHere }: { readonly group: MenuGroup; readonly isHere: boolean }) {
  const { t } = useTexts();
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.menuButton}
        data-testid="menu-button"
        aria-current={isHere ? 'true' : undefined}
        popoverTarget={id}
      >
        {t(`menu:group.${group.name}`)}
        <ChevronDown aria-hidden size={16} />
      </button>
      <ul id={id} popover="auto" className={styles.menuLines} data-testid="menu-lines">
        {group.entries.map((entry) => (
          <li key={entry.name}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Entry({ entry }: { readonly entry: MenuEntry }) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  const here = useLocation();
  const words = t(`menu:entry.${entry.name}`);
  if ('page' in entry) return <ExternalPageLink page={entry.page}>{words}</ExternalPageLink>;
  const address = entryAddress(entry, configuration);
  return (
    <Link to={address} current={isCurrentPage(here, address)}>
      {words}
    </Link>
  );
}
