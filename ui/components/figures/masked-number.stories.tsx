import { maskAccountNumber } from '../../../domain/banking/mask-account-number';
import { type Meta, story } from '../../workshop/story';
import { MaskedNumber } from './masked-number';

export default { title: 'figures/masked-number', component: MaskedNumber } satisfies Meta;

export const Usual = story(() => <MaskedNumber masked={maskAccountNumber('012345678901')} />);
export const AllMasked = story(() => <MaskedNumber masked="****" />);
