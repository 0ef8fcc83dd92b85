import { observer } from 'mobx-react-lite';
import type { OrderToStop } from '../../../domain/notices/service-stop';
import { Button } from '../../components/button';
import { FormGroup } from '../../components/fields/form-group';
import { usePlanDaysText } from '../../components/fields/plan-days-text';
import { Select } from '../../components/fields/select';
import { useTexts } from '../../i18n/use-texts';
import { orderOf, UnlessStopped, useOrderStop } from '../../orders/unless-stopped';
import { MovedPlans } from './moved-plans';
import type { PlanMoveViewModel } from './plan-move-view-model';
import { Note } from '../../components/notices/note';
import * as orderPageStyles from '../../orders/order-page.module.css';
import * as styles from './plan-move.module.css';

/**
 * Explains the move of the legacy plans, and lets the client choose their day of the month [RSP-04, RSP-05, RSP-12].
 */
export const MoveForm = observer(function MoveForm({ view }: { readonly view: PlanMoveViewModel }) {
  const { t } = useTexts();
  const daysText = usePlanDaysText();
  const { dayOfMonth, days } = view;
  const order = orderOfMove(view);
  const isStopped = useOrderStop([order]) !== undefined;
  return (
    <form
      noValidate
      className={styles.planMoveParts}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isStopped) view.proceed();
      }}
    >
      <p>{t('plans:plan-move.intro')}</p>
      <div className={orderPageStyles.orderCard} data-testid="order-card">
        <FormGroup label={t('plans:plan-move.day')} isLabelQuiet>
          {(field) => (
            <Select
              field={field}
              value={String(dayOfMonth)}
              options={days.map((day) => ({ value: String(day), label: daysText([day]) }))}
              onChange={(day) => view.chooseDay(Number(day))}
            />
          )}
        </FormGroup>
      </div>
      <MovedPlans moved={view.moved} />
      <div className={styles.planMoveGoOn} data-testid="plan-move-go-on">
        <UnlessStopped orders={[order]}>
          <Note>{t('plans:plan-move.nothing-yet')}</Note>
          <Button type="submit" size="large">
            {t('plans:plan-move.go-on')}
          </Button>
        </UnlessStopped>
      </div>
    </form>
  );
});

/** The move as an order that may be stopped: it leaves and enters the funds of all plans that move. */
export const orderOfMove = ({ moved }: Pick<PlanMoveViewModel, 'moved'>): OrderToStop =>
  orderOf(
    'plan',
    moved.flatMap(({ plan: { fund, intoFund } }) => [fund, intoFund]),
  );
