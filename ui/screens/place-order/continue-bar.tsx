import { observer } from 'mobx-react-lite';
import { parseOneOf } from '../../../domain/kernel/parse-one-of';
import type { OrderToStop } from '../../../domain/notices/service-stop';
import { useServerWords } from '../../app/failures/use-server-words';
import { Button } from '../../components/button';
import { FailureNotice } from '../../components/notices/failure-notice';
import { Notice } from '../../components/notices/notice';
import { useIsPin } from '../../credentials/use-is-pin';
import { useTexts } from '../../i18n/use-texts';
import type { OrderComposer } from './order-composer';
import { Note } from '../../components/notices/note';
import { UnlessStopped } from '../../orders/unless-stopped';
import * as orderPageStyles from '../../orders/order-page.module.css';
import * as styles from './place-order.module.css';

/**
 * The codes for which no list is made, with words of their own where the server has none in the client's language
 * [ERR-17].
 */
const refusals = [
  'FUND_UNKNOWN',
  'FUND_CODE_SHARED',
  'ORDER_ACCOUNT_UNKNOWN',
  'ORDER_SERVICE_CLOSED',
  'ORDER_DAY_NOT_OFFERED',
  'ORDER_IPO_CLOSED',
  'ORDER_FUND_NOT_NEW',
  'ORDER_FUND_NEW',
  'ORDER_FUND_SAME',
  'ORDER_STOPPED',
] as const;

type ContinueBarProps = {
  readonly composer: OrderComposer;
  /** The order as far as it is known, which may be stopped. */
  readonly order: OrderToStop;
};

/** The way on to the confirmation, and what became of the last try. */
export const ContinueBar = observer(function ContinueBar({ composer, order }: ContinueBarProps) {
  const { t, language } = useTexts();
  const isPin = useIsPin();
  const { phase } = composer;
  const failure = phase.kind === 'editing' ? phase.failure : undefined;
  const refused = failure?.kind === 'rejected' ? parseOneOf(refusals, failure.errors[0]?.code) : undefined;
  const serverWords = useServerWords(failure);
  return (
    <div className={styles.placeOrderGoOn} data-testid="place-order-go-on">
      {refused ? <Notice tone="danger">{serverWords(refused) ?? t(`place-order:refused-${refused}`)}</Notice> : null}
      {failure && !refused ? <FailureNotice failure={failure} language={language} /> : null}
      <UnlessStopped orders={[order]}>
        <Note data-testid="place-order-note">
          {t(isPin ? 'place-order:nothing-yet-pin' : 'place-order:nothing-yet')}
        </Note>
        <div className={orderPageStyles.orderReach}>
          <Button type="submit" size="large" aria-busy={phase.kind === 'composing'}>
            {t('place-order:go-on')}
          </Button>
        </div>
      </UnlessStopped>
    </div>
  );
});
