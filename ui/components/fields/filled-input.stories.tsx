import { type Meta, doNothing, story } from '../../workshop/story';
import { FilledInput } from './filled-input';

export default {
  title: 'fields/filled-input',
  component: (props: ConstructorParameters<typeof FilledInput>[0]) => <FilledInput {...props} />,
} satisfies Meta;

export const Empty = story(({ username }) => <FilledInput aria-label={username} value="" onChange={doNothing} />);
export const Filled = story(({ username }) => (
  <FilledInput aria-label={username} value="chanmei88" onChange={doNothing} />
));
