import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { hasOwnPage } from '../../../config/own-pages';
import { namedPaths } from '../../../config/named-paths';
import { parseOneOf } from '../../../domain/kernel/parse-one-of';
import { useConfiguration } from '../../app/injection';
import { useWindowTitle } from '../../app/header/window-title';
import { Tabs } from '../../components/page/tabs';
import { useTexts } from '../../i18n/use-texts';
import { accountSections, sectionNames, sectionsWithEntries } from './account-sections';
import * as pageStyles from '../../components/page/page.module.css';
import * as styles from './account-screen.module.css';

/**
 * Shows what the portal stores about the client, and what may be changed; the address names the open section
 * [ACCT-01..08, CONFLICT-13].
 */
export function AccountScreen() {
  const { t } = useTexts();
  const [search, setSearch] = useSearchParams();
  const configuration = useConfiguration();
  const sections = sectionNames.filter((section) => hasOwnPage(`${namedPaths.profile}?tab=${section}`, configuration));
  const open = parseOneOf(sections, search.get('tab')) ?? 'details';
  useWindowTitle(t(`account:tab-${open}`), t('account:title'));
  return (
    <div className={`${pageStyles.page} ${styles.accountPage}`} data-testid="account-page">
      <h1>{t('account:title')}</h1>
      <Tabs
        label={t('account:title')}
        tabs={sections.map((section) => ({ value: section, label: t(`account:tab-${section}`) }))}
        value={open}
        onChange={(section) => {
          setSearch(section === 'details' ? {} : { tab: section }, { replace: true });
        }}
      >
        <h2 className="visually-hidden">{t(`account:tab-${open}`)}</h2>
        {sections.map((section) => (
          <KeptSection key={section} section={section} isOpen={section === open} />
        ))}
      </Tabs>
    </div>
  );
}

type KeptSectionProps = { readonly section: (typeof sectionNames)[number]; readonly isOpen: boolean };

/** A section that is open, or hidden behind another with what was entered there and isn't saved yet. */
function KeptSection({ section, isOpen }: KeptSectionProps) {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  const Section = accountSections[section];
  return isOpen || (wasOpened && sectionsWithEntries.has(section)) ? (
    <div hidden={!isOpen}>
      <Section />
    </div>
  ) : null;
}
