import { type Meta, story } from '../../workshop/story';
import { StatusLabel } from './status-label';

export default { title: 'notices/status-label', component: StatusLabel } satisfies Meta;

export const Open = story(({ statusOpen }) => <StatusLabel tone="open">{statusOpen}</StatusLabel>);
export const Good = story(({ statusGood }) => <StatusLabel tone="good">{statusGood}</StatusLabel>);
export const Off = story(({ statusOff }) => <StatusLabel tone="off">{statusOff}</StatusLabel>);
