import { type Meta, nothing, story } from '../workshop/story';
import { LinkButton } from './link-button';

export default { title: 'link-button', component: LinkButton } satisfies Meta;

export const Usual = story(({ forgotPin }) => <LinkButton onClick={nothing}>{forgotPin}</LinkButton>);
export const Waiting = story(({ forgotPin }) => (
  <LinkButton isBusy onClick={nothing}>
    {forgotPin}
  </LinkButton>
));
export const TooLong = story(({ discardText }) => <LinkButton onClick={nothing}>{discardText}</LinkButton>);
