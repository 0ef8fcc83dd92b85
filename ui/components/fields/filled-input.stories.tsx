import { type Meta, nothing, story } from '../../workshop/story';
import { FilledInput } from './filled-input';

export default {
  title: 'fields/filled-input',
  component: (props: ConstructorParameters<typeof FilledInput>[0]) => <FilledInput {...props} />,
} satisfies Meta;

export const Empty = story(({ username }) => <FilledInput aria-label={username} value="" onChange={nothing} />);
export const Filled = story(({ username }) => (
  <FilledInput aria-label={username} value="chanmei88" onChange={nothing} />
));
