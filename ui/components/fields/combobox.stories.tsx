import { doNothing, type Meta, Remembered, story } from '../../workshop/story';
import { Combobox } from './combobox';

export default { title: 'fields/combobox', component: Combobox } satisfies Meta;

const unchanging = { onStep: doNothing, onChoose: doNothing, onEnter: doNothing, onClear: doNothing };

export const Closed = story(({ fund }) => (
  <Remembered initial="">
    {(value, remember) => (
      <Combobox
        label={fund}
        optionsLabel={fund}
        value={value}
        options={[]}
        keyOf={String}
        render={String}
        active={-1}
        onType={remember}
        {...unchanging}
      />
    )}
  </Remembered>
));
export const Open = story(({ fund, value: amount, cost, profit }) => (
  <Remembered initial="">
    {(value, remember) => (
      <Combobox
        label={fund}
        optionsLabel={fund}
        value={value}
        options={[amount, cost, profit]}
        keyOf={String}
        render={String}
        isDisabled={(option) => option === cost}
        active={0}
        onType={remember}
        {...unchanging}
      />
    )}
  </Remembered>
));
