import { type DestinationName, destinationAddress } from '../../../config/destinations';
import { plansPath } from '../../../config/named-paths';
import { type IneligibleReason, knownReasons } from '../../../domain/regular-plans/changing/ineligible-reason';
import type { MigrationStatus } from '../../../domain/regular-plans/changing/migration-status';
import { useConfiguration } from '../../app/injection';
import { ButtonLink } from '../../components/button-link';
import { Link } from '../../components/link';
import { RetryPanel } from '../../components/notices/retry-panel';
import { useTexts } from '../../i18n/use-texts';
import type { PlanMoveViewModel } from './plan-move-view-model';
import * as orderPageStyles from '../../orders/order-page.module.css';
import * as styles from './plan-move.module.css';

type MoveStatusProps = {
  readonly view: PlanMoveViewModel;
  /** Undefined where there is no plan to move. */
  readonly migration: MigrationStatus | undefined;
};

/**
 * Says that nothing can be moved now: why, and what the client can do about each reason; or that the server couldn't
 * tell [RSP-13, ENUM-03].
 */
export function MoveStatus({ view, migration }: MoveStatusProps) {
  const { t } = useTexts();
  if (migration?.kind === 'unknown')
    return (
      <RetryPanel
        text={t('summaries:plans.migration-unknown')}
        action={t('common:panel.retry')}
        onRetry={() => void view.load()}
      />
    );
  return (
    <section className={styles.planMoveParts}>
      {migration?.kind === 'refused' ? (
        <>
          <h2>{t('plans:plan-move.refused-title')}</h2>
          <p>{t('plans:plan-move.refused-text')}</p>
          <Reasons reasons={migration.reasons} />
        </>
      ) : (
        <>
          <h2>{t('plans:plan-move.none-title')}</h2>
          <p>{t('plans:plan-move.none-text')}</p>
        </>
      )}
      <p className={styles.planMoveActions}>
        <ButtonLink to={plansPath} theme="outlined">
          {t('plans:new-plan.to-plans')}
        </ButtonLink>
      </p>
    </section>
  );
}

/** The destinations where the client can do something about a reason. */
const waysOut = { ORDER_PENDING: 'orderStatus', NO_BANK: 'payment' } as const satisfies Partial<
  Record<IneligibleReason, DestinationName>
>;

function Reasons({ reasons }: { readonly reasons: readonly string[] }) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  const known = knownReasons(reasons);
  if (known.length === 0) return <p>{t('summaries:plans.reason-other')}</p>;
  return (
    <ul className={styles.planMoveReasons}>
      {known.map((reason) => (
        <li key={reason} className={orderPageStyles.orderCard} data-testid="order-card">
          <b>{t(`summaries:plans.reason-${reason}`)}</b>
          <span>{t(`plans:plan-move.mend-${reason}`)}</span>
          {reason === 'FROZEN' ? null : (
            <Link to={destinationAddress(waysOut[reason], configuration)}>{t(`plans:plan-move.way-${reason}`)}</Link>
          )}
        </li>
      ))}
    </ul>
  );
}
