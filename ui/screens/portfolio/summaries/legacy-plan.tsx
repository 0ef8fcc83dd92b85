import { observer } from 'mobx-react-lite';
import { type DestinationName, destinationAddress } from '../../../../config/destinations';
import type { PlanAction } from '../../../../domain/regular-plans/changing/plan-actions';
import type { RegularPlan } from '../../../../domain/regular-plans/regular-plan';
import { useConfiguration } from '../../../app/injection';
import { Link } from '../../../components/link';
import { redeemOrSwitchAddress } from '../../../funds/redeem-or-switch-address';
import { useTexts } from '../../../i18n/use-texts';
import { PlanList } from './plan-list';
import { PlanMigrationNotice } from './plan-migration-notice';
import type { PlansSummaryViewModel } from './plans-summary-view-model';
import * as styles from './hong-kong-summaries.module.css';

const places = {
  buy: 'regularPlanBuy',
  edit: 'regularPlanEdit',
} as const satisfies Record<Exclude<PlanAction, 'migrate' | 'sell' | 'switch'>, DestinationName>;

type LegacyPlanProps = { readonly view: PlansSummaryViewModel; readonly plans: readonly RegularPlan[] };

/**
 * The plan that takes no amendments any more: what it invests, what may still be done with it, and how it is moved and
 * ended [RSP-03..06, CONFLICT-41].
 */
export const LegacyPlan = observer(function LegacyPlan({ view, plans }: LegacyPlanProps) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  const accounts = plans.map(({ accountNo }) => accountNo);
  const actions = view.openActions.filter((action) => action !== 'migrate');
  return (
    <>
      <h3>{t('summaries:plans.legacy')}</h3>
      <PlanList plans={plans} />
      {view.openActions.includes('edit') ? null : <p>{t('summaries:plans.legacy-closed')}</p>}
      <ul className={styles.summaryLinks}>
        {actions.map((action) => (
          <li key={action}>
            <Link
              to={
                action === 'sell' || action === 'switch'
                  ? redeemOrSwitchAddress(action, configuration, accounts)
                  : destinationAddress(places[action], configuration)
              }
            >
              {t(`summaries:plans.legacy-${action}`)}
            </Link>
          </li>
        ))}
      </ul>
      <PlanMigrationNotice view={view} />
    </>
  );
});
