import { sampleFundNames } from '../../workshop/samples';
import { type Meta, doNothing, Remembered, story } from '../../workshop/story';
import { FormGroup } from './form-group';
import { Select } from './select';

export default { title: 'fields/select', component: Select } satisfies Meta;

export const Usual = story(({ order, highestFirst, lowestFirst }) => (
  <Remembered initial="down">
    {(value, remember) => (
      <Select
        label={order}
        value={value}
        options={[
          { value: 'down', label: highestFirst },
          { value: 'up', label: lowestFirst },
        ]}
        onChange={remember}
      />
    )}
  </Remembered>
));
export const Waiting = story(({ fund, waiting }) => (
  <Select label={fund} value="" options={[{ value: '', label: waiting }]} isDisabled />
));
export const Wrong = story(({ fund, usernameMissing }) => (
  <FormGroup label={fund} error={usernameMissing}>
    {(field) => <Select field={field} value="" options={[{ value: '', label: '—' }]} onChange={doNothing} />}
  </FormGroup>
));
export const TooLong = story(({ fund, language }) => (
  <Select
    label={fund}
    value="a"
    options={[{ value: 'a', label: sampleFundNames[language].long }]}
    onChange={doNothing}
  />
));
