import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../../components/button';
import { useTexts } from '../../../i18n/use-texts';
import { NumberField } from '../../../orders/number-field';
import { unitsText } from '../../../orders/quantity-text';
import type { OrderCardViewModel } from './order-card-view-model';
import { useProblemText } from '../../../orders/problem-text';
import { ActionRow } from '../../../components/action-row';
import * as styles from '../order-list.module.css';

type EditProps = {
  readonly card: OrderCardViewModel;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onKept: () => void;
};

/** Changes the amount of a purchase or the units of another order; the focus goes back to the card [OPEN-80]. */
export const OrderEdit = observer(function OrderEdit({ card, heading, onKept }: EditProps) {
  const { t } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const problemText = useProblemText({ rule: card.rule, currency: card.lines[0]?.currency ?? '' });
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const { rule, typedProblem } = card;
  const label =
    rule.kind === 'amount'
      ? t('order-list:edit-amount', { currency: card.lines[0]?.currency ?? '' })
      : t('order-list:edit-units');
  const hint =
    rule.kind === 'amount' ? undefined : t('order-list:edit-held', { units: unitsText(rule.available, rule.places) });
  return (
    <form
      noValidate
      className={styles.orderEdit}
      data-testid="order-edit"
      onSubmit={(event) => {
        event.preventDefault();
        if (!card.commitEdit()) return field.current?.focus();
        onKept();
        heading.current?.focus();
      }}
    >
      <NumberField
        label={label}
        hint={hint}
        error={typedProblem && problemText(typedProblem)}
        inputRef={field}
        value={card.typed ?? ''}
        onType={card.changeText}
      />
      <ActionRow className={styles.orderActions} data-testid="order-actions">
        <Button type="submit" size="small">
          {t('order-list:keep')}
        </Button>
        <Button
          theme="outlined"
          size="small"
          onClick={() => {
            card.cancelEdit();
            heading.current?.focus();
          }}
        >
          {t('order-list:leave')}
        </Button>
      </ActionRow>
    </form>
  );
});
