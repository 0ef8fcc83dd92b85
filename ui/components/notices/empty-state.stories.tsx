import { type Meta, story } from '../../workshop/story';
import { Link } from '../link';
import { EmptyState } from './empty-state';

export default { title: 'notices/empty-state', component: EmptyState } satisfies Meta;

export const Usual = story(({ nonePlanned, noneText }) => <EmptyState title={nonePlanned}>{noneText}</EmptyState>);
export const WithAWayOn = story(({ nonePlanned, toAccount }) => (
  <EmptyState title={nonePlanned}>
    <Link to="/account">{toAccount}</Link>
  </EmptyState>
));
export const TooLong = story(({ accountLocked, mayHaveArrived }) => (
  <EmptyState title={accountLocked}>{mayHaveArrived}</EmptyState>
));
