import { type Meta, story } from '../../workshop/story';
import { BrandMark } from './brand-mark';

export default { title: 'page/brand-mark', component: BrandMark } satisfies Meta;

export const Usual = story(() => <BrandMark />);
