import { observer } from 'mobx-react-lite';
import type { FundListing } from '../../../domain/funds/finding/fund-listing';
import { Button } from '../../components/button';
import { useTexts } from '../../i18n/use-texts';
import type { ComparisonViewModel } from '../../funds/comparing/comparison-view-model';
import * as styles from './funds-screen.module.css';

type CompareToggleProps = {
  readonly view: ComparisonViewModel;
  readonly fund: FundListing;
};

/** Takes a fund of the list into the comparison, or out of it [FUND-24]. */
export const CompareToggle = observer(function CompareToggle({ view, fund }: CompareToggleProps) {
  const { t } = useTexts();
  const isChosen = view.has(fund);
  return (
    <Button
      theme="outlined"
      size="small"
      className={styles.compareToggle}
      aria-pressed={isChosen}
      aria-label={t('comparison:compare-of', { fund: fund.name })}
      disabled={!isChosen && view.isFull}
      onClick={() => {
        view.toggle(fund);
      }}
    >
      {t('comparison:compare')}
    </Button>
  );
});
