import { type Meta, story } from '../../workshop/story';
import { Link } from '../link';
import { Notice } from './notice';

export default { title: 'notices/notice', component: Notice } satisfies Meta;

export const Info = story(({ outdated }) => <Notice tone="info">{outdated}</Notice>);
export const Warning = story(({ mayHaveArrived, toAccount }) => (
  <Notice tone="warning">
    {mayHaveArrived} <Link to="/account">{toAccount}</Link>
  </Notice>
));
export const Danger = story(({ accountLocked }) => <Notice tone="danger">{accountLocked}</Notice>);
export const SeveralLines = story(({ sessionOver, accountLocked }) => (
  <Notice tone="danger">{`${sessionOver}\n${accountLocked}`}</Notice>
));
