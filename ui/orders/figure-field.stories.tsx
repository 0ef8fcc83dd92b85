import { moneyText } from '../components/figures/money-text';
import { figures } from '../workshop/samples';
import { type Meta, nothing, Remembered, story } from '../workshop/story';
import { FigureField } from './figure-field';

export default { title: 'orders/figure-field', component: FigureField } satisfies Meta;

export const Empty = story(({ amount }) => (
  <Remembered initial="">
    {(value, remember) => <FigureField label={amount} value={value} onType={remember} />}
  </Remembered>
));
export const Wrong = story(({ amount, belowMinimum }) => (
  <FigureField label={amount} value="5" error={belowMinimum(moneyText('HKD', figures.usual))} onType={nothing} />
));
