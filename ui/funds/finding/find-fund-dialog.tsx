import { observer } from 'mobx-react-lite';
import { useLocation, useNavigate } from 'react-router-dom';
import { namedPaths } from '../../../config/named-paths';
import { useConfiguration, useViewModel } from '../../app/injection';
import { Button } from '../../components/button';
import { Link } from '../../components/link';
import { Dialog } from '../../components/notices/dialog';
import { useTexts } from '../../i18n/use-texts';
import { fundPageAddress } from '../fund-page-address';
import { withWayBack } from '../way-back-to-funds';
import { FundSearch } from './fund-search';
import { FundSearchViewModel } from './fund-search-view-model';
import * as dialogStyles from '../../components/notices/dialog.module.css';
import * as styles from './fund-combobox.module.css';

/** Finds a fund from any page and leads to its own page, where it says what can be done with it [FUND-01, FUND-08, FUND-12]. */
export const FindFundDialog = observer(function FindFundDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const view = useViewModel(FundSearchViewModel);
  const configuration = useConfiguration();
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <Dialog title={t('funds:heading')} size="l" onClose={onClose}>
      <div className={styles.findFund} data-testid="find-fund">
        <FundSearch
          view={view}
          onOpen={(fund) => {
            void navigate(fundPageAddress(fund, configuration) ?? namedPaths.funds, { state: withWayBack(location) });
          }}
        />
      </div>
      <div className={dialogStyles.dialogActions}>
        <Link to={namedPaths.funds}>{t('funds:see-all')}</Link>
        <Button theme="outlined" onClick={onClose}>
          {t('funds:preview.close')}
        </Button>
      </div>
    </Dialog>
  );
});
