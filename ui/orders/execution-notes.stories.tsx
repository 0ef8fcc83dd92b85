import { type Meta, story } from '../workshop/story';
import { ExecutionNotes } from './execution-notes';

export default { title: 'orders/execution-notes', component: ExecutionNotes } satisfies Meta;

export const Moved = story(() => (
  <ExecutionNotes due={{ month: '2026-12', day: 5, date: '2026-12-07', moved: ['weekend'] }} />
));
export const YearNotListed = story(() => (
  <ExecutionNotes due={{ month: '2031-02', day: 31, date: '2031-03-03', moved: ['short-month', 'weekend'] }} />
));
