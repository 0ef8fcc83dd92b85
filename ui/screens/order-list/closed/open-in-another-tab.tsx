import { observer } from 'mobx-react-lite';
import { Button } from '../../../components/button';
import { useTexts } from '../../../i18n/use-texts';
import type { OrderListViewModel } from '../order-list-view-model';
import { StepHeading } from '../../../components/page/step-heading';
import { ActionRow } from '../../../components/action-row';
import * as pageStyles from '../../../components/page/page.module.css';
import * as styles from '../order-list.module.css';

/** Says that the list is open in another tab, with a way to continue in this one [OPEN-87]. */
export const OpenInAnotherTab = observer(function OpenInAnotherTab({ view }: { readonly view: OrderListViewModel }) {
  const { t } = useTexts();
  return (
    <section className={`${styles.orderMessage} ${pageStyles.pageMiddle}`} data-testid="order-message">
      <StepHeading>{t('order-list:elsewhere-title')}</StepHeading>
      <p>{t('order-list:elsewhere')}</p>
      <ActionRow className={styles.orderActions} data-testid="order-actions">
        <Button onClick={() => view.tab.takeOver()}>{t('order-list:elsewhere-take')}</Button>
      </ActionRow>
    </section>
  );
});
