import { AmountsHidden } from '../components/figures/amount';
import { Fact } from '../components/figures/fact';
import { figures } from '../workshop/samples';
import { useSentences } from '../workshop/sentences';
import { type Meta, story } from '../workshop/story';
import { CostFacts } from './cost-facts';
import { ReceiptFacts } from './receipt-facts';

export default { title: 'orders/receipt-facts', component: ReceiptFacts } satisfies Meta;

const cost = { fee: figures.small, total: figures.usual };

export const Usual = story(() => (
  <ReceiptFacts>
    <CostFacts cost={cost} currency="HKD" />
  </ReceiptFacts>
));
export const TooLong = story(() => {
  const { secretMalformed, accountLocked } = useSentences();
  return (
    <ReceiptFacts>
      <Fact label={secretMalformed}>{accountLocked}</Fact>
      <CostFacts cost={cost} currency="HKD" />
    </ReceiptFacts>
  );
});
export const Hidden = story(() => (
  <AmountsHidden value>
    <ReceiptFacts>
      <CostFacts cost={cost} currency="HKD" />
    </ReceiptFacts>
  </AmountsHidden>
));
