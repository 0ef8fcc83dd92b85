import { figures } from '../../workshop/samples';
import { type Meta, story } from '../../workshop/story';
import { Amount, AmountsHidden } from './amount';
import { moneyText } from './money-text';

export default { title: 'figures/amount', component: Amount } satisfies Meta;

export const Usual = story(() => <Amount>{moneyText('HKD', figures.usual)}</Amount>);
export const WithoutPlaces = story(() => <Amount>{moneyText('JPY', figures.large)}</Amount>);
export const Large = story(() => <Amount>{moneyText('TWD', figures.large)}</Amount>);
export const Hidden = story(() => (
  <AmountsHidden value>
    <Amount>{moneyText('HKD', figures.usual)}</Amount>
  </AmountsHidden>
));
