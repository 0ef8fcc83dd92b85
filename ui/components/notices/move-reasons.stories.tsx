import { moveReasons } from '../../../domain/regular-plans/days/execution-day';
import { type Meta, story } from '../../workshop/story';
import { MoveReasons } from './move-reasons';

export default { title: 'notices/move-reasons', component: MoveReasons } satisfies Meta;

export const One = story(() => <MoveReasons moved={['weekend']} />);
export const Every = story(() => <MoveReasons moved={moveReasons} />);
export const Nothing = story(() => <MoveReasons moved={[]} />);
