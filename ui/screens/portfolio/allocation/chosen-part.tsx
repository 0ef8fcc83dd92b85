import { observer } from 'mobx-react-lite';
import { flushSync } from 'react-dom';
import { useTexts } from '../../../i18n/use-texts';
import { Chip } from '../controls/chip';
import { groupName } from '../group-name';
import type { PortfolioViewModel } from '../portfolio-view-model';
import * as styles from './allocation.module.css';
import * as holdingsTableStyles from '../table/holdings-table.module.css';

/** Above the table, that it shows one part of the ring alone; taking that off shows all again [PORT-02, PORT-31]. */
export const ChosenPart = observer(function ChosenPart({ view }: { readonly view: PortfolioViewModel }) {
  const { t } = useTexts();
  const { onlySlice, dividedBy } = view;
  if (onlySlice === undefined) return null;
  return (
    <p className={styles.chosenPart}>
      <Chip
        label={groupName(t, dividedBy, onlySlice)}
        onTakeOff={() => {
          flushSync(view.showAll);
          // What is taken off can't keep the focus.
          document.querySelector<HTMLElement>(`.${holdingsTableStyles.holdingFund}`)?.focus({ preventScroll: true });
        }}
      />
    </p>
  );
});
