import { observer } from 'mobx-react-lite';
import { parseOneOf } from '../../../../domain/kernel/parse-one-of';
import { quantityProblem } from '../../../../domain/trading/limits/quantity-rule';
import { lineProblems } from '../../../../domain/trading/orders/line-problem';
import { Notice } from '../../../components/notices/notice';
import { SentenceGap } from '../../../components/sentence-gap';
import { useTexts } from '../../../i18n/use-texts';
import { RefusalNote } from '../../../orders/refusal-note';
import type { OrderCardViewModel } from './order-card-view-model';
import { capWords, useProblemText } from '../../../orders/problem-text';

/** The one rule that stops an order, and what to do [SUIT-26..33, TIER-35, FUND-34, TRADE-96..101]. */
export const OrderProblemNote = observer(function OrderProblemNote({ card }: { readonly card: OrderCardViewModel }) {
  const { t } = useTexts();
  const problemText = useProblemText({ rule: card.rule, currency: card.lines[0]?.currency ?? '' });
  const { refusal } = card;
  if (refusal === 'fee-types-differ')
    return (
      <Notice tone="warning">
        {t('order-list:refused-ORDER_FEE_TYPES_DIFFER')}
        <SentenceGap />
        {t('order-list:mend-ORDER_FEE_TYPES_DIFFER')}
      </Notice>
    );
  const problem = quantityProblem(card.figure, card.rule);
  if (refusal === undefined || refusal === 'not-in-region')
    return problem ? <Notice tone="warning">{problemText(problem)}</Notice> : <ServerRefusal card={card} />;
  return <RefusalNote refusal={refusal} others={t('order-list:problem-removable')} />;
});

/** The server's first message about an order, or the client's words for its code, and what to do [TRADE-60, ERR-22]. */
const ServerRefusal = observer(function ServerRefusal({ card }: { readonly card: OrderCardViewModel }) {
  const { t, language } = useTexts();
  const { serverRefusal } = card;
  if (!serverRefusal) return null;
  const code = parseOneOf(lineProblems, serverRefusal.code) ?? 'other';
  const said = serverRefusal.messages?.[language] ?? serverRefusal.message;
  return (
    <Notice tone="warning">
      {said ?? t(`order-list:refused-${code}`, capWords)}
      <SentenceGap />
      {t(`order-list:mend-${code}`)}
    </Notice>
  );
});
