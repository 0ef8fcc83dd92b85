import { observer } from 'mobx-react-lite';
import { destinationAddress } from '../../../../config/destinations';
import { useConfiguration } from '../../../app/injection';
import { Button } from '../../../components/button';
import { ButtonLink } from '../../../components/button-link';
import { useTexts } from '../../../i18n/use-texts';
import type { OrderListViewModel } from '../order-list-view-model';
import { StepHeading } from '../../../components/page/step-heading';
import { ActionRow } from '../../../components/action-row';
import * as pageStyles from '../../../components/page/page.module.css';
import * as styles from '../order-list.module.css';

/**
 * The answer to what was sent was lost, and so was what became of it: it is looked for again before anything else,
 * where the server can be asked.
 */
export const UnknownSubmission = observer(function UnknownSubmission({ view }: { readonly view: OrderListViewModel }) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  const canFind = configuration.extensions.has('order-state');
  return (
    <section className={`${styles.orderMessage} ${pageStyles.pageMiddle}`} data-testid="order-message">
      <StepHeading>{t('order-list:unknown-title')}</StepHeading>
      <p>{t(canFind ? 'order-list:unknown' : 'order-list:unknown-for-good')}</p>
      <ActionRow className={styles.orderActions} data-testid="order-actions">
        {canFind ? <Button onClick={() => void view.find()}>{t('order-list:find')}</Button> : null}
        <ButtonLink to={destinationAddress('orderStatus', configuration)} theme="outlined">
          {t('order-list:to-orders')}
        </ButtonLink>
      </ActionRow>
    </section>
  );
});
