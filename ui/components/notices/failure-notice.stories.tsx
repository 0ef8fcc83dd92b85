import { type Meta, story } from '../../workshop/story';
import { FailureNotice } from './failure-notice';

export default { title: 'notices/failure-notice', component: FailureNotice } satisfies Meta;

export const NoAnswer = story(({ language }) => (
  <FailureNotice failure={{ kind: 'no-answer', reason: 'offline' }} language={language} />
));
export const ServerError = story(({ language }) => (
  <FailureNotice failure={{ kind: 'server-error', status: 500 }} language={language} />
));
export const KnownCode = story(({ language }) => (
  <FailureNotice failure={{ kind: 'rejected', errors: [{ code: 'LOG0005' }] }} language={language} />
));
export const UnknownCode = story(({ language }) => (
  <FailureNotice
    failure={{ kind: 'rejected', errors: [{ code: 'XYZ0001', message: 'Reference 2026-11-28/4711' }] }}
    language={language}
  />
));
