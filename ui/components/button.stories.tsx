import { type Meta, story } from '../workshop/story';
import { Button } from './button';

export default { title: 'button', component: Button } satisfies Meta;

export const Primary = story(({ logIn }) => <Button>{logIn}</Button>);
export const Outlined = story(({ tryAgain }) => <Button theme="outlined">{tryAgain}</Button>);
export const Small = story(({ tryAgain }) => (
  <>
    <Button size="small">{tryAgain}</Button>{' '}
    <Button size="small" theme="outlined">
      {tryAgain}
    </Button>
  </>
));
export const Large = story(({ codeSubmit }) => <Button size="large">{codeSubmit}</Button>);
export const Waiting = story(({ logIn }) => <Button aria-busy>{logIn}</Button>);
export const Disabled = story(({ logIn, tryAgain }) => (
  <>
    <Button disabled>{logIn}</Button>{' '}
    <Button theme="outlined" disabled>
      {tryAgain}
    </Button>
  </>
));
export const TooLong = story(({ discardText }) => <Button>{discardText}</Button>);
