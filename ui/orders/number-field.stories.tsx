import { moneyText } from '../components/figures/money-text';
import { figures } from '../workshop/samples';
import { type Meta, doNothing, Remembered, story } from '../workshop/story';
import { NumberField } from './number-field';

export default { title: 'orders/number-field', component: NumberField } satisfies Meta;

export const Empty = story(({ amount }) => (
  <Remembered initial="">
    {(value, remember) => <NumberField label={amount} value={value} onType={remember} />}
  </Remembered>
));
export const Wrong = story(({ amount, belowMinimum }) => (
  <NumberField label={amount} value="5" error={belowMinimum(moneyText('HKD', figures.usual))} onType={doNothing} />
));
