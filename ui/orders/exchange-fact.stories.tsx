import { Facts } from '../components/figures/facts';
import { type Meta, story } from '../workshop/story';
import { ExchangeFact } from './exchange-fact';

export default { title: 'orders/exchange-fact', component: ExchangeFact } satisfies Meta;

export const DayKnown = story(() => (
  <Facts>
    <ExchangeFact from="USD" into="HKD" day="2026-12-01" />
  </Facts>
));
export const DayProvisional = story(() => (
  <Facts>
    <ExchangeFact from="USD" into="HKD" day="2031-12-01" />
  </Facts>
));
export const DayUnknown = story(() => (
  <Facts>
    <ExchangeFact from="USD" into="HKD" day={undefined} />
  </Facts>
));
