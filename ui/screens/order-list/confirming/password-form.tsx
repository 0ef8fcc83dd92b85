import { observer } from 'mobx-react-lite';
import { useIsPin } from '../../../credentials/use-is-pin';
import { useTexts } from '../../../i18n/use-texts';
import { SecretForm } from '../../../orders/terms/secret-form';
import { UnlessStopped } from '../../../orders/unless-stopped';
import { orderOfCard } from '../cards/order-of-card';
import type { OrderListViewModel } from '../order-list-view-model';
import * as styles from '../../../orders/terms/terms.module.css';

/**
 * The form of the trading password or PIN once nothing stands against sending; until then says what does [TRADE-66,
 * TRADE-85, CRED-24..27, PIN-03].
 */
export const PasswordForm = observer(function PasswordForm({ view }: { readonly view: OrderListViewModel }) {
  const { t } = useTexts();
  const { submitBlocker } = view;
  const isPin = useIsPin();
  const stop = isPin && submitBlocker === 'notes' ? 'notes-pin' : submitBlocker;
  if (stop)
    return (
      <p className={styles.orderNotYet} data-testid="order-not-yet">
        {t(`order-list:not-yet-${stop}`)}
      </p>
    );
  return (
    <UnlessStopped orders={view.isSending ? [] : view.left.map(orderOfCard)}>
      <SecretForm view={view} action="send" />
    </UnlessStopped>
  );
});
