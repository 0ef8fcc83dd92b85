import { AmountsHidden } from '../components/figures/amount';
import { Facts } from '../components/figures/facts';
import { figures } from '../workshop/samples';
import { type Meta, story } from '../workshop/story';
import { CostFacts } from './cost-facts';

export default { title: 'orders/cost-facts', component: CostFacts } satisfies Meta;

export const Usual = story(() => (
  <Facts>
    <CostFacts cost={{ fee: figures.small, total: figures.usual }} currency="HKD" />
  </Facts>
));
export const WithPoints = story(() => (
  <Facts>
    <CostFacts cost={{ fee: figures.small, waived: figures.small, total: figures.usual }} currency="HKD" />
  </Facts>
));
export const Hidden = story(() => (
  <AmountsHidden value>
    <Facts>
      <CostFacts cost={{ fee: figures.small, total: figures.usual }} currency="HKD" />
    </Facts>
  </AmountsHidden>
));
