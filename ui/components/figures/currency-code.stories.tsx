import { formatNumber } from '../../../domain/formatting/format-number';
import { figures } from '../../workshop/samples';
import { type Meta, story } from '../../workshop/story';
import { CurrencyCode } from './currency-code';

export default { title: 'figures/currency-code', component: CurrencyCode } satisfies Meta;

const figure = formatNumber(figures.usual, { precision: 2 });

export const Usual = story(() => (
  <p>
    <CurrencyCode of="USD" />
    {figure}
  </p>
));
export const TooLong = story(({ accountLocked }) => (
  <p>
    <CurrencyCode of={accountLocked} />
    {figure}
  </p>
));
