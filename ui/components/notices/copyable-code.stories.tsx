import { type Meta, story } from '../../workshop/story';
import { CopyableCode } from './copyable-code';

export default { title: 'notices/copyable-code', component: CopyableCode } satisfies Meta;

export const OfARequest = story(({ copyCode }) => <CopyableCode code="KXMRTVWP" label={copyCode} />);
