import { observer } from 'mobx-react-lite';
import { lazyComponent } from '../../../app/loading/lazy-component';
import { PortfolioParts } from '../portfolio-parts';
import type { PortfolioViewModel } from '../portfolio-view-model';
import { GroupingSwitch } from './grouping-switch';
import * as styles from './portfolio-controls.module.css';

// The holdings don't wait for what stands behind a button.
const ToolbarChoices = lazyComponent(PortfolioParts, 'ToolbarChoices', { when: 'late', isQuiet: true });

/** A toolbar of three: how the holdings are grouped, which of them are shown, and how they look [PORT-57..60]. */
export const PortfolioControls = observer(function PortfolioControls({ view }: { readonly view: PortfolioViewModel }) {
  return (
    <div className={styles.portfolioControls} data-testid="portfolio-controls" data-tour="filters">
      <GroupingSwitch view={view} />
      <ToolbarChoices view={view} />
    </div>
  );
});
