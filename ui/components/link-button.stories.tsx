import { type Meta, doNothing, story } from '../workshop/story';
import { LinkButton } from './link-button';

export default { title: 'link-button', component: LinkButton } satisfies Meta;

export const Usual = story(({ forgotPin }) => <LinkButton onClick={doNothing}>{forgotPin}</LinkButton>);
export const Waiting = story(({ forgotPin }) => (
  <LinkButton isBusy onClick={doNothing}>
    {forgotPin}
  </LinkButton>
));
export const TooLong = story(({ discardText }) => <LinkButton onClick={doNothing}>{discardText}</LinkButton>);
