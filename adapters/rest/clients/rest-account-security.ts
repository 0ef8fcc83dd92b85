import {
  type AccountFreeze,
  AccountSecurity,
  type LoginOrigin,
  type SignedInSession,
  type SecondFactor,
  type SecurityRecord,
} from '../../../application/ports/clients/account-security';
import type { AsyncResult } from '../../../application/ports/call-failure';
import { onlyPresent } from '../../http/only-present';
import {
  accountSecurity,
  type AccountSecurityAnswer,
  openSessionList,
  type OpenSessionListAnswer,
} from '../../../contract/rest/account/account-security';
import { accountFreeze } from '../../../contract/rest/account/account-freeze';
import { accountSecurityCalls } from '../../../contract/rest/account/account-security-calls';
import { secondFactor, type SecondFactorAnswer } from '../../../contract/rest/account/second-factor';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';
import { sessionEndingPolicy } from '../session-ending-policy';

const policy = { showErrors: false };
const listed = { policy, read: readJson(openSessionList, toSessions) };

/** Logins, open sessions and changes over REST. */
export class RestAccountSecurity extends AccountSecurity {
  constructor(private readonly client: RestClient) {
    super();
  }

  record(): AsyncResult<SecurityRecord> {
    return this.client.call(accountSecurityCalls, {
      name: 'accountSecurity',
      policy,
      read: readJson(accountSecurity, toRecord),
    });
  }

  secondFactor(): AsyncResult<SecondFactor> {
    return this.client.call(accountSecurityCalls, {
      name: 'mfa',
      policy,
      read: readJson(secondFactor, toSecondFactor),
    });
  }

  end(id: string): AsyncResult<readonly SignedInSession[]> {
    return this.client.call(accountSecurityCalls, { name: 'endSession', body: { id }, ...listed });
  }

  endOthers(): AsyncResult<readonly SignedInSession[]> {
    return this.client.call(accountSecurityCalls, { name: 'endOtherSessions', ...listed });
  }

  freeze(): AsyncResult<AccountFreeze> {
    return this.client.call(accountSecurityCalls, {
      name: 'freezeAccount',
      policy: sessionEndingPolicy,
      read: readJson(accountFreeze, (freeze) => freeze),
    });
  }
}

/** Y is a yes, any other text a no, none is nothing [SHAPE-15]. */
const toSecondFactor = ({ mfaIndicator, mfaReminderMessage }: SecondFactorAnswer): SecondFactor =>
  onlyPresent({
    mfaIndicator: typeof mfaIndicator === 'string' ? mfaIndicator === 'Y' : undefined,
    mfaReminderMessage: mfaReminderMessage ?? undefined,
  });

type WireOrigin = Pick<AccountSecurityAnswer['logins'][number], 'browser' | 'system' | 'address'>;

const toOrigin = ({ browser, system, address }: WireOrigin): LoginOrigin => ({
  device: onlyPresent({ browser: browser ?? undefined, system: system ?? undefined }),
  ...(address === null ? {} : { address }),
});

function toSessions({ sessions }: OpenSessionListAnswer): readonly SignedInSession[] {
  return sessions.map(({ id, startedAt, seenAt, isCurrent, ...origin }) => ({
    id,
    startedAt,
    seenAt,
    isCurrent,
    ...toOrigin(origin),
  }));
}

function toRecord({ logins, changes, ...open }: AccountSecurityAnswer): SecurityRecord {
  return {
    logins: logins.map(({ at, outcome, ...origin }) => ({ at, outcome, ...toOrigin(origin) })),
    sessions: toSessions(open),
    changes,
  };
}
