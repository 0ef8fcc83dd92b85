import { sampleFundNames } from '../../workshop/samples';
import { type Meta, doNothing, Remembered, story } from '../../workshop/story';
import { FieldError, FieldHint, FormGroup } from './form-group';
import { Select } from './select';

export default { title: 'fields/form-group', component: FormGroup } satisfies Meta;

export const Usual = story(({ order, highestFirst, lowestFirst }) => (
  <Remembered initial="down">
    {(value, remember) => (
      <FormGroup label={order}>
        {(field) => (
          <Select
            field={field}
            value={value}
            options={[
              { value: 'down', label: highestFirst },
              { value: 'up', label: lowestFirst },
            ]}
            onChange={remember}
          />
        )}
      </FormGroup>
    )}
  </Remembered>
));
export const QuietLabel = story(({ fund, language }) => (
  <FormGroup label={fund} isLabelQuiet>
    {(field) => (
      <Select
        field={field}
        value=""
        options={[{ value: '', label: sampleFundNames[language].long }]}
        onChange={doNothing}
      />
    )}
  </FormGroup>
));
export const Waiting = story(({ fund, waiting, usernameHint }) => (
  <FormGroup label={fund} hint={usernameHint}>
    {(field) => <Select field={field} value="" options={[{ value: '', label: waiting }]} isDisabled />}
  </FormGroup>
));
export const Wrong = story(({ fund, usernameMissing, usernameHint }) => (
  <FormGroup label={fund} error={usernameMissing} hint={usernameHint}>
    {(field) => <Select field={field} value="" options={[{ value: '', label: '—' }]} onChange={doNothing} />}
  </FormGroup>
));
export const MessagesAlone = story(({ usernameMissing, usernameHint }) => (
  <>
    <FieldError>{usernameMissing}</FieldError>
    <FieldHint>{usernameHint}</FieldHint>
  </>
));
