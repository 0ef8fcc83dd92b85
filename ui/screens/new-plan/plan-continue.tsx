import type { OrderToStop } from '../../../domain/notices/service-stop';
import { Button } from '../../components/button';
import { Note } from '../../components/notices/note';
import { useTexts } from '../../i18n/use-texts';
import { UnlessStopped } from '../../orders/unless-stopped';
import * as orderPageStyles from '../../orders/order-page.module.css';
import * as styles from './new-plan.module.css';

/** The button that leads on to a plan's confirmation, or the sentence of the stop that keeps the plan back. */
export function PlanContinue({ order }: { readonly order: OrderToStop }) {
  const { t } = useTexts();
  return (
    <div className={styles.newPlanGoOn} data-testid="new-plan-go-on">
      <UnlessStopped orders={[order]}>
        <Note data-testid="new-plan-note">{t('plans:new-plan.nothing-yet')}</Note>
        <div className={orderPageStyles.orderReach}>
          <Button type="submit" size="large">
            {t('plans:new-plan.go-on')}
          </Button>
        </div>
      </UnlessStopped>
    </div>
  );
}
