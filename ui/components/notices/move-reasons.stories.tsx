import { moveReasons } from '../../../domain/regular-plans/days/execution-day';
import { type Meta, story } from '../../workshop/story';
import { MoveReasons } from './move-reasons';

export default { title: 'notices/move-reasons', component: MoveReasons } satisfies Meta;

export const One = story(() => <MoveReasons due={{ month: '2026-12', day: 5, moved: ['weekend'] }} />);
export const Every = story(() => <MoveReasons due={{ month: '2026-02', day: 31, moved: moveReasons }} />);
export const Nothing = story(() => <MoveReasons due={{ month: '2026-12', day: 7, moved: [] }} />);
