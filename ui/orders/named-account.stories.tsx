import { type Meta, story } from '../workshop/story';
import { NamedAccount } from './named-account';

export default { title: 'orders/named-account', component: NamedAccount } satisfies Meta;

export const Usual = story(() => <NamedAccount name="玉山銀行" masked="********8901" />);
export const WithoutName = story(() => <NamedAccount name={undefined} masked="********8901" />);
