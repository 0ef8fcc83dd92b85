import { cashAccountPath } from '../../config/named-paths';
import { type Meta, story } from '../workshop/story';
import { ButtonLink } from './button-link';

export default { title: 'button-link', component: ButtonLink } satisfies Meta;

export const Primary = story(({ portfolio }) => <ButtonLink to="/portfolio">{portfolio}</ButtonLink>);
export const Outlined = story(({ toAccount }) => (
  <ButtonLink to={cashAccountPath} theme="outlined">
    {toAccount}
  </ButtonLink>
));
export const Small = story(({ portfolio }) => (
  <ButtonLink to="/portfolio" size="small">
    {portfolio}
  </ButtonLink>
));
export const Refused = story(({ portfolio }) => <ButtonLink to="javascript:void">{portfolio}</ButtonLink>);
