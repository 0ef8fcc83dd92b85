import { type Meta, doNothing, Remembered, story } from '../../workshop/story';
import { SecretField } from './secret-field';

export default { title: 'fields/secret-field', component: SecretField } satisfies Meta;

export const Empty = story(({ secret }) => (
  <Remembered initial="">
    {(value, remember) => (
      <SecretField label={secret} value={value} onChange={(event) => remember(event.target.value)} />
    )}
  </Remembered>
));
export const Filled = story(({ secret }) => <SecretField label={secret} value="528314" onChange={doNothing} />);
export const Wrong = story(({ secret, secretMalformed }) => (
  <SecretField label={secret} error={secretMalformed} value="５２８３" onChange={doNothing} />
));
