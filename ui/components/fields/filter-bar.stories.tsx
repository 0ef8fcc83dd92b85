import { type Meta, doNothing, story } from '../../workshop/story';
import { FilterBar } from './filter-bar';
import { Select } from './select';
import { TextField } from './text-field';

export default { title: 'fields/filter-bar', component: FilterBar } satisfies Meta;

export const Usual = story(({ fund, order, highestFirst, account }) => (
  <FilterBar>
    <TextField label={fund} type="search" value="" onChange={doNothing} />
    <Select label={order} value="down" options={[{ value: 'down', label: highestFirst }]} onChange={doNothing} />
    <Select label={account} value="" options={[{ value: '', label: account }]} isDisabled />
  </FilterBar>
));
export const OneField = story(({ order, lowestFirst }) => (
  <FilterBar>
    <Select label={order} value="up" options={[{ value: 'up', label: lowestFirst }]} onChange={doNothing} />
  </FilterBar>
));
