import { sampleFundNames } from '../workshop/samples';
import { type Meta, story } from '../workshop/story';
import { Link } from './link';

export default { title: 'link', component: Link } satisfies Meta;

export const Internal = story(({ portfolio }) => <Link to="/portfolio">{portfolio}</Link>);
export const Current = story(({ portfolio }) => (
  <Link to="/portfolio" current>
    {portfolio}
  </Link>
));
export const External = story(({ forgotPin }) => <Link to="https://www.example.com/">{forgotPin}</Link>);
export const RefusedIsText = story(({ portfolio }) => <Link to="javascript:void">{portfolio}</Link>);
export const TooLong = story(({ language }) => <Link to="/portfolio">{sampleFundNames[language].long}</Link>);
