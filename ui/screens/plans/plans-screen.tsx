import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { destinationAddress } from '../../../config/destinations';
import { planNames } from '../../../config/plan-rules';
import { useConfiguration, useViewModel } from '../../app/injection';
import { Async } from '../../app/loading/async';
import { SentenceGap } from '../../components/sentence-gap';
import { Link } from '../../components/link';
import { redeemOrSwitchAddress } from '../../funds/redeem-or-switch-address';
import { useTexts } from '../../i18n/use-texts';
import { ChangedPlan } from './changed-plan';
import { PlanCard } from './plan-card';
import { PlanChangeDialog } from './plan-change-dialog';
import { PlanMonths } from './plan-months';
import { PlansViewModel } from './plans-view-model';
import { Note } from '../../components/notices/note';
import * as pageStyles from '../../components/page/page.module.css';
import * as styles from './plans.module.css';
import { EmptyState } from '../../components/notices/empty-state';

/**
 * The client's regular plans: what they will do in this month and the next, and each with what may be done with it
 * [RSP-01..04, RSP-09, CONFLICT-13].
 */
export const PlansScreen = observer(function PlansScreen() {
  const { t, language } = useTexts();
  const configuration = useConfiguration();
  const { setUp } = planNames[configuration.region];
  const view = useViewModel(PlansViewModel);
  useEffect(() => {
    void view.resource.load();
    void view.outcomes.load();
  }, [view, language]);
  useEffect(() => {
    void view.points.load();
    void view.loadDebited();
  }, [view, language]);
  return (
    <div className={`${pageStyles.page} ${styles.plansPage}`} data-testid="plans-page">
      <h1>{t('plans:title')}</h1>
      <p className={styles.planLinks} data-testid="plan-links">
        {setUp.map((place) => (
          <Link key={place} to={destinationAddress(place, configuration)}>
            {t(startOf[place])}
          </Link>
        ))}
      </p>
      <ChangedPlan view={view} />
      <Async resource={view.resource}>
        {(plans) =>
          plans.length === 0 ? (
            <NoPlans />
          ) : (
            <>
              <PlanMonths view={view} />
              <PlanList view={view} />
            </>
          )
        }
      </Async>
      {view.changing.at ? <PlanChangeDialog plans={view} at={view.changing.at} /> : null}
    </div>
  );
});

const startOf = {
  scheduledBuy: 'plans:start',
  regularPlanBuy: 'plans:start',
  scheduledSwitch: 'plans:switch-plan.start',
  smartSwitch: 'plans:smart-switch.start',
} as const;

const NoPlans = () => {
  const { t } = useTexts();
  return (
    <EmptyState data-testid="plans-empty" title={t('plans:none')}>
      {t('plans:none-text')}
    </EmptyState>
  );
};

const PlanList = observer(function PlanList({ view }: { readonly view: PlansViewModel }) {
  const { t } = useTexts();
  const { name } = planNames[useConfiguration().region];
  return (['running', 'legacy', 'ended'] as const).map((kind) =>
    view[kind].length === 0 ? null : (
      <section key={kind} className={styles.plansSection} data-testid="plans-section">
        <h2>{t(`plans:kind-${kind === 'running' ? name : kind}`)}</h2>
        {kind === 'legacy' ? (
          <LegacyNote accounts={view.legacy.map(({ accountNo }) => accountNo)} offersMove={view.hasPlanToMove} />
        ) : null}
        <div className={styles.planCards}>
          {view[kind].map((plan) => (
            <PlanCard
              key={plan.refNo}
              plan={plan}
              changing={view.changing}
              debited={view.debitedFor(plan)}
              outcome={view.outcomeOf(plan)}
            />
          ))}
        </div>
      </section>
    ),
  );
});

type LegacyNoteProps = { readonly accounts: readonly string[]; readonly offersMove: boolean };

/**
 * Says that the legacy plan takes no amendments, and what may still be done with it [RSP-04, RSP-05, RSP-10, RSP-11,
 * CONFLICT-41].
 */
function LegacyNote({ accounts, offersMove }: LegacyNoteProps) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  return (
    <Note className={styles.planNote} data-testid="plan-note">
      {t('plans:legacy-closed')}
      <SentenceGap />
      <span className={styles.planNoteLinks}>
        <Link to={redeemOrSwitchAddress('switch', configuration, accounts)}>{t('plans:legacy-switch')}</Link>
        <Link to={redeemOrSwitchAddress('sell', configuration, accounts)}>{t('plans:legacy-sell')}</Link>
        {offersMove ? (
          <Link to={destinationAddress('regularPlanMigration', configuration)}>{t('plans:legacy-move')}</Link>
        ) : null}
      </span>
    </Note>
  );
}
