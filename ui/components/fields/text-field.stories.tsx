import { type Meta, doNothing, Remembered, story } from '../../workshop/story';
import { TextField } from './text-field';

export default { title: 'fields/text-field', component: TextField } satisfies Meta;

export const Empty = story(({ username }) => (
  <Remembered initial="">
    {(value, remember) => (
      <TextField label={username} value={value} onChange={(event) => remember(event.target.value)} />
    )}
  </Remembered>
));
export const WithHint = story(({ username, usernameHint }) => (
  <TextField label={username} hint={usernameHint} value="chanmei88" onChange={doNothing} />
));
export const Wrong = story(({ username, usernameHint, usernameMissing }) => (
  <TextField label={username} hint={usernameHint} error={usernameMissing} value="" onChange={doNothing} />
));
export const ReadOnly = story(({ username }) => (
  <TextField label={username} readOnly value="chanmei88" onChange={doNothing} />
));
export const Disabled = story(({ username }) => (
  <TextField label={username} disabled value="chanmei88" onChange={doNothing} />
));
export const WithTrailing = story(({ secret, showTyped }) => (
  <TextField label={secret} value="528314" onChange={doNothing} trailing={<button type="button">{showTyped}</button>} />
));
export const TooLong = story(({ secret, accountLocked }) => (
  <TextField label={secret} error={accountLocked} value={'528314'.repeat(30)} onChange={doNothing} />
));
