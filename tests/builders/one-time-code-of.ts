import type { Sessions } from '../../application/ports/session/sessions';
import { OneTimeCodeViewModel } from '../../ui/one-time-code/one-time-code-view-model';
import { TestClock } from './test-clock';

/** The one-time code of a login, sent again after a minute at the earliest. */
export const oneTimeCodeOf = (sessions: Sessions, clock = new TestClock()): OneTimeCodeViewModel =>
  new OneTimeCodeViewModel({
    send: (channel) => sessions.sendOneTimeCode(channel),
    validate: (text) => sessions.validateOneTimeCode(text),
    clock,
    resendSeconds: 60,
  });
