import { type Meta, story } from '../workshop/story';
import { HeaderIcon } from './header-icon';

export default { title: 'header-icon', component: HeaderIcon } satisfies Meta;

export const AmountsShown = story(() => <HeaderIcon shape="eye" />);
export const AmountsHidden = story(() => <HeaderIcon shape="eye-off" />);
export const Menu = story(() => <HeaderIcon shape="menu" />);
export const Settings = story(() => <HeaderIcon shape="settings" />);
