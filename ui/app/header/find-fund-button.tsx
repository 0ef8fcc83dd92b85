import { Search } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { namedPaths } from '../../../config/named-paths';
import { hasOwnPage } from '../../../config/own-pages';
import { useTexts } from '../../i18n/use-texts';
import { useConfiguration } from '../injection';
import { lazyComponent } from '../loading/lazy-component';
import { FindFundParts } from '../shell-parts';
import * as styles from '../../components/button.module.css';

const FindFundDialog = lazyComponent(FindFundParts, 'FindFundDialog');

/** Opens the search for a fund, from any page; not there beside the older site, which has the pages of funds [FUND-01, CONFLICT-13]. */
export function FindFundButton() {
  const { t } = useTexts();
  const { key } = useLocation();
  const [openedAt, openAt] = useState<string>();
  // Whoever has gone to another page has found it, and doesn't meet it again on the way back.
  if (openedAt !== undefined && openedAt !== key) openAt(undefined);
  if (!hasOwnPage(namedPaths.fund, useConfiguration())) return null;
  return (
    <>
      <button
        type="button"
        className={styles.iconButton}
        data-stays
        aria-haspopup="dialog"
        aria-label={t('funds:heading')}
        title={t('funds:heading')}
        onClick={() => {
          openAt(key);
        }}
      >
        <Search aria-hidden size={20} />
      </button>
      {openedAt === key ? (
        <FindFundDialog
          onClose={() => {
            openAt(undefined);
          }}
        />
      ) : null}
    </>
  );
}
