import { observer } from 'mobx-react-lite';
import { destinationAddress } from '../../../../config/destinations';
import { useConfiguration } from '../../../app/injection';
import { ButtonLink } from '../../../components/button-link';
import { joinClasses } from '../../../components/join-classes';
import { RetryPanel } from '../../../components/notices/retry-panel';
import { useTexts } from '../../../i18n/use-texts';
import type { OrderListViewModel } from '../order-list-view-model';
import { AcceptedTerms } from '../outcome/accepted-terms';
import { KeepReceipt } from '../outcome/keep-receipt';
import { ReceivedOrders } from '../outcome/received-orders';
import { StepHeading } from '../../../components/page/step-heading';
import { ActionRow } from '../../../components/action-row';
import * as pageStyles from '../../../components/page/page.module.css';
import * as styles from '../order-list.module.css';

/**
 * Says why a link leads to no orders, and what to do; of a list that was sent, its result [TRADE-61, TRADE-69,
 * TRADE-93..95, OPEN-78].
 */
export const ClosedLinkPage = observer(function ClosedLinkPage({ view }: { readonly view: OrderListViewModel }) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  if (view.phase.kind !== 'closed') return null;
  const { link, result, isResultUnknown } = view.phase;
  // A list of the client's own is replaced by none.
  const key = view.isOwn && link !== 'replaced' ? (`own-${link}` as const) : (`link-${link}` as const);
  return (
    <section
      className={joinClasses(styles.orderMessage, result ? undefined : pageStyles.pageMiddle)}
      data-testid="order-message"
    >
      <StepHeading>{t(`order-list:${key}-title`)}</StepHeading>
      <p>{t(`order-list:${key}`)}</p>
      <div className={result ? styles.orderResult : undefined}>
        {result ? (
          <div>
            <ReceivedOrders result={result} listId={view.oid} />
          </div>
        ) : null}
        <div>
          {result?.acceptedTexts ? <AcceptedTerms accepted={result.acceptedTexts} /> : null}
          {link === 'sent' ? <KeepReceipt result={result} listId={view.oid} /> : null}
          {isResultUnknown ? (
            <RetryPanel
              text={t('order-list:result-failed')}
              action={t('common:panel.retry')}
              onRetry={() => void view.readResult()}
            />
          ) : null}
        </div>
      </div>
      <ActionRow className={styles.orderActions} data-testid="order-actions">
        <ButtonLink to="/">{t('order-list:to-portfolio')}</ButtonLink>
        {link === 'sent' ? (
          <ButtonLink to={destinationAddress('orderStatus', configuration)} theme="outlined">
            {t('order-list:to-orders')}
          </ButtonLink>
        ) : null}
      </ActionRow>
    </section>
  );
});
