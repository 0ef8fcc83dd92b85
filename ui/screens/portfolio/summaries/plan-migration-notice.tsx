import { observer } from 'mobx-react-lite';
import { destinationAddress } from '../../../../config/destinations';
import { hasOwnPage } from '../../../../config/own-pages';
import { plansPath } from '../../../../config/named-paths';
import { knownReasons } from '../../../../domain/regular-plans/changing/ineligible-reason';
import { ExternalPageLink } from '../../../app/external-page-link';
import { useConfiguration } from '../../../app/injection';
import { SentenceGap } from '../../../components/sentence-gap';
import { Link } from '../../../components/link';
import { RetryPanel } from '../../../components/notices/retry-panel';
import { useTexts } from '../../../i18n/use-texts';
import type { PlansSummaryViewModel } from './plans-summary-view-model';

/**
 * Says whether the legacy plan may be moved to the eScheduler and how it then ends, or why not [RSP-05, RSP-06,
 * RSP-13].
 */
export const PlanMigrationNotice = observer(function PlanMigrationNotice({
  view,
}: {
  readonly view: PlansSummaryViewModel;
}) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  const { migration } = view;
  switch (migration?.kind) {
    case undefined:
      return null;
    case 'open':
      return (
        <>
          <p>
            <Link to={destinationAddress('regularPlanMigration', configuration)}>{t('summaries:plans.migrate')}</Link>
          </p>
          {hasOwnPage(plansPath, configuration) ? (
            <p>
              <Link to={plansPath}>{t('summaries:plans.end-here')}</Link>
            </p>
          ) : (
            <p>
              {t('summaries:plans.terminate')}
              <SentenceGap />
              <ExternalPageLink page="forms">{t('summaries:plans.terminate-form')}</ExternalPageLink>
            </p>
          )}
        </>
      );
    case 'requested':
      return <p>{t('summaries:plans.migration-requested')}</p>;
    case 'refused':
      return <Refused reasons={migration.reasons} />;
    case 'unknown':
      return (
        <RetryPanel
          text={t('summaries:plans.migration-unknown')}
          action={t('common:panel.retry')}
          onRetry={() => void view.migrationResource.load()}
        />
      );
  }
});

function Refused({ reasons }: { readonly reasons: readonly string[] }) {
  const { t } = useTexts();
  const known = knownReasons(reasons);
  return (
    <p>
      {t('summaries:plans.migration-refused')}
      <SentenceGap />
      {known.length === 0
        ? t('summaries:plans.reason-other')
        : known.map((reason) => t(`summaries:plans.reason-${reason}`)).join(' ')}
    </p>
  );
}
