import { type Meta, Remembered, story } from '../workshop/story';
import { QuickShares } from './quick-shares';

export default { title: 'orders/quick-shares', component: QuickShares } satisfies Meta;

export const NoneChosen = story(({ amount }) => (
  <Remembered initial="">
    {(value, remember) => <QuickShares legend={amount} value={value} onChange={remember} />}
  </Remembered>
));
export const AllChosen = story(({ amount }) => (
  <Remembered initial="100">
    {(value, remember) => <QuickShares legend={amount} value={value} onChange={remember} />}
  </Remembered>
));
