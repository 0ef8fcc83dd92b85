import { type Meta, story } from '../../workshop/story';
import { FindingStatus } from './finding-status';

export default { title: 'fields/finding-status', component: FindingStatus } satisfies Meta;

export const Waiting = story(() => <FindingStatus isFinding />);
export const Nothing = story(() => <FindingStatus isFinding={false} />);
