import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { formatDate } from '../../../../domain/formatting/format-date';
import { Amount } from '../../../components/figures/amount';
import { FieldError } from '../../../components/fields/form-group';
import { moneyText } from '../../../components/figures/money-text';
import { useTexts } from '../../../i18n/use-texts';
import { unitsText } from '../../../orders/quantity-text';
import { useOrderName } from '../cards/order-name';
import type { OrderListViewModel } from '../order-list-view-model';
import type { RepeatPrompt } from './repeat-check';
import * as termsStyles from '../../../orders/terms/terms.module.css';
import * as styles from '../order-list.module.css';

type QuestionProps = { readonly view: OrderListViewModel; readonly isShown: boolean };

/**
 * Asks whether orders that repeat others are meant, as one more line of what is accepted before they are sent
 * [ORDQ-01..04, TRADE-62].
 */
export const RepeatQuestion = observer(function RepeatQuestion({ view, isShown }: QuestionProps) {
  const { t } = useTexts();
  const { isSending, repeats } = view;
  const { asked, missed } = repeats;
  const box = useRef<HTMLInputElement>(null);
  const problem = useId();
  useEffect(() => {
    if (missed > 0) box.current?.focus();
  }, [missed]);
  if (!isShown || asked.length === 0) return null;
  return (
    <ul>
      <li>
        <label>
          <input
            ref={box}
            type="checkbox"
            checked={!repeats.isOpen}
            disabled={isSending}
            aria-invalid={missed > 0 ? true : undefined}
            aria-describedby={missed > 0 ? problem : undefined}
            onChange={(event) => repeats.accept(event.target.checked)}
          />
          {/* Not a plural of i18next: Chinese has one form, and still tells this order from these. */}
          <span>{t(asked.length === 1 ? 'order-list:repeat-one' : 'order-list:repeat-few')}</span>
        </label>
        {missed > 0 ? (
          <FieldError id={problem} className={styles.orderNoteProblem}>
            {t('order-list:repeat-missed')}
          </FieldError>
        ) : null}
        {asked.map((repeat) => (
          <RepeatText key={repeat.key} repeat={repeat} />
        ))}
      </li>
    </ul>
  );
});

/**
 * Asks the same below the button that sends, where the question came after that: nothing moves under the client's hand.
 */
export const LateRepeatQuestion = observer(function LateRepeatQuestion({ view }: Omit<QuestionProps, 'isShown'>) {
  const isShown = view.repeats.isBelow && view.repeats.asked.length > 0;
  return (
    <div role="status" className={termsStyles.orderNotes} data-testid="order-notes">
      {isShown ? <RepeatQuestion view={view} isShown /> : null}
    </div>
  );
});

const RepeatText = observer(function RepeatText({
  repeat: { entry, placedAt, times },
}: {
  readonly repeat: RepeatPrompt;
}) {
  const { t, language } = useTexts();
  const name = useOrderName(entry);
  const [line] = entry.lines;
  const { quantity } = entry.order.item;
  const amount = quantity?.kind === 'amount' ? moneyText(line?.currency ?? '', quantity.value) : undefined;
  const units = quantity?.kind === 'units' ? unitsText(quantity.value, line?.unitPrecision ?? 0) : undefined;
  return (
    <>
      <p>
        {t(`order-list:kind-${entry.order.item.kind}`)} <strong>{name}</strong>{' '}
        <span className={styles.orderRepeatFigure}>
          <Amount>{amount ?? (units && t('order-list:repeat-units', { units }))}</Amount>
        </span>
      </p>
      {placedAt === undefined ? null : (
        <p>{t('order-list:repeat-placed', { time: formatDate(placedAt, language, 'time') })}</p>
      )}
      {times > 1 ? <p>{t('order-list:repeat-listed', { times })}</p> : null}
    </>
  );
});
