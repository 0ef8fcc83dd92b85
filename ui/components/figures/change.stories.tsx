import { shownChanges } from '../../../domain/holdings/figures/shown-change';
import { negate } from '../../../domain/money/decimal';
import { figures } from '../../workshop/samples';
import { type Meta, story } from '../../workshop/story';
import { Change } from './change';

export default { title: 'figures/change', component: Change } satisfies Meta;

const gain = shownChanges({ profit: figures.usual, returnPercent: figures.small, precision: 2 });
const loss = shownChanges({ profit: negate(figures.usual), returnPercent: negate(figures.small), precision: 2 });
const neither = shownChanges({ profit: figures.none, returnPercent: figures.none, precision: 2 });

export const Gain = story(() => <Change {...gain.profit} />);
export const Loss = story(() => <Change {...loss.profit} />);
export const Neither = story(() => <Change {...neither.profit} />);
export const WithoutArrow = story(() => (
  <>
    <Change {...gain.returnPercent} arrow={false} /> <Change {...loss.returnPercent} arrow={false} />
  </>
));
