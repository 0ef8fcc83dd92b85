import { observer } from 'mobx-react-lite';
import { destinationAddress } from '../../../../config/destinations';
import { useConfiguration } from '../../../app/injection';
import { Link } from '../../../components/link';
import { useTexts } from '../../../i18n/use-texts';
import { LegacyPlan } from './legacy-plan';
import { PlanList } from './plan-list';
import type { PlansSummaryViewModel } from './plans-summary-view-model';
import { SummaryPart } from './summary-part';

/** The eScheduler's plans and the legacy Regular Investment Plan, each leading to where it is changed [RSP-01..06]. */
export const PlansSummary = observer(function PlansSummary({ view }: { readonly view: PlansSummaryViewModel }) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  const { plans } = view;
  return (
    <SummaryPart
      folded
      resource={view.resource}
      heading={t('summaries:plans.heading')}
      failed={t('summaries:plans.failed')}
      gist={view.count === 0 ? t('summaries:plans.none') : t('summaries:plans.count', { count: view.count })}
    >
      {plans && plans.eScheduler.length > 0 ? (
        <>
          <h3>{t('summaries:plans.escheduler')}</h3>
          <PlanList plans={plans.eScheduler} />
          <p>
            <Link to={destinationAddress('scheduledEdit', configuration)}>{t('summaries:plans.see-schedules')}</Link>
          </p>
        </>
      ) : (
        <p>
          <Link to={destinationAddress('scheduledBuy', configuration)}>{t('summaries:plans.start')}</Link>
        </p>
      )}
      {plans && plans.legacy.length > 0 ? <LegacyPlan view={view} plans={plans.legacy} /> : null}
    </SummaryPart>
  );
});
