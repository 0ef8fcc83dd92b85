import { type Meta, doNothing, Remembered, story } from '../../workshop/story';
import { SegmentedControl } from './segmented-control';

export default { title: 'fields/segmented-control', component: SegmentedControl } satisfies Meta;

export const TwoChoices = story(({ layout, layoutTable, layoutCards }) => (
  <Remembered initial="table">
    {(value, remember) => (
      <SegmentedControl
        legend={layout}
        value={value}
        options={[
          { value: 'table', label: layoutTable },
          { value: 'cards', label: layoutCards },
        ]}
        onChange={remember}
      />
    )}
  </Remembered>
));
export const NothingChosen = story(({ layout, layoutTable, layoutCards }) => (
  <SegmentedControl
    legend={layout}
    value=""
    options={[
      { value: 'table', label: layoutTable },
      { value: 'cards', label: layoutCards },
    ]}
    onChange={doNothing}
  />
));
export const MoreThanARowHolds = story(({ order, value, cost, profit, returnRate, feeRate, account, amount }) => (
  <SegmentedControl
    legend={order}
    value={account}
    options={[value, cost, profit, returnRate, feeRate, account, amount].map((text) => ({ value: text, label: text }))}
    onChange={doNothing}
  />
));
