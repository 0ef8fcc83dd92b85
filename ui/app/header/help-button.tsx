import { CircleHelp } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTexts } from '../../i18n/use-texts';
import * as styles from '../../components/button.module.css';

/** Brings the client to the portfolio's tour, from any page; the portfolio keeps its view [PORT-08, OPEN-26]. */
export function HelpButton() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isThere = pathname === '/';
  return (
    <button
      type="button"
      className={styles.iconButton}
      data-tour="help"
      aria-label={t('tour:open')}
      title={t('tour:open')}
      onClick={() => {
        void navigate(
          { pathname: '/', search: isThere ? search : '' },
          { replace: isThere, state: { view: 'tutorial' } },
        );
      }}
    >
      <CircleHelp aria-hidden size={20} />
    </button>
  );
}
