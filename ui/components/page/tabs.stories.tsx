import { type Meta, doNothing, Remembered, story } from '../../workshop/story';
import { Tabs } from './tabs';

export default { title: 'page/tabs', component: Tabs } satisfies Meta;

export const Usual = story(({ portfolio, layoutTable, layoutCards, discardText }) => (
  <Remembered initial="table">
    {(value, remember) => (
      <Tabs
        label={portfolio}
        value={value}
        tabs={[
          { value: 'table', label: layoutTable },
          { value: 'cards', label: layoutCards },
        ]}
        onChange={remember}
      >
        <p>{discardText}</p>
      </Tabs>
    )}
  </Remembered>
));
export const MoreThanARowHolds = story(({ portfolio, value, cost, profit, returnRate, feeRate, account, amount }) => (
  <Tabs
    label={portfolio}
    value={amount}
    tabs={[value, cost, profit, returnRate, feeRate, account, amount].map((text) => ({ value: text, label: text }))}
    onChange={doNothing}
  >
    <p>{amount}</p>
  </Tabs>
));
