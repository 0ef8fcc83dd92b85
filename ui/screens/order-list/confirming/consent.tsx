import { observer } from 'mobx-react-lite';
import { Button } from '../../../components/button';
import { FailureNotice } from '../../../components/notices/failure-notice';
import { useTexts } from '../../../i18n/use-texts';
import { CancelList } from '../closed/cancel-list';
import type { OrderListViewModel } from '../order-list-view-model';
import { StepHeading } from '../../../components/page/step-heading';
import { ActionRow } from '../../../components/action-row';
import * as pageStyles from '../../../components/page/page.module.css';
import * as styles from '../order-list.module.css';

/** The client's consent before the list is shown [OPEN-78, TRADE-58]. */
export const Consent = observer(function Consent({ view }: { readonly view: OrderListViewModel }) {
  const { t, language } = useTexts();
  const { phase } = view;
  if (phase.kind !== 'consent') return null;
  return (
    <section className={`${styles.orderMessage} ${pageStyles.pageMiddle}`} data-testid="order-message">
      <StepHeading>{t('order-list:consent-title')}</StepHeading>
      <p>{t('order-list:consent')}</p>
      <p>{t('order-list:consent-agree')}</p>
      {phase.failure ? <FailureNotice failure={phase.failure} language={language} /> : null}
      <ActionRow className={styles.orderActions} data-testid="order-actions">
        <Button aria-busy={phase.isBusy === true} onClick={() => void view.consent()}>
          {t('order-list:consent-go')}
        </Button>
        <CancelList view={view} />
      </ActionRow>
    </section>
  );
});
