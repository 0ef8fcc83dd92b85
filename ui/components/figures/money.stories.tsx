import { formatNumber } from '../../../domain/formatting/format-number';
import { figures } from '../../workshop/samples';
import { type Meta, story } from '../../workshop/story';
import { AmountsHidden } from './amount';
import { Change } from './change';
import { Money } from './money';

export default { title: 'figures/money', component: Money } satisfies Meta;

const text = formatNumber(figures.usual, { precision: 2 });

export const Usual = story(() => <Money of="HKD">{text}</Money>);
export const Changed = story(() => (
  <Money of="HKD">
    <Change text={text} isLoss={false} />
  </Money>
));
export const Hidden = story(() => (
  <AmountsHidden value>
    <Money of="HKD">{text}</Money>
  </AmountsHidden>
));
