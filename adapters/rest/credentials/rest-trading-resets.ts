import type { AsyncResult } from '../../../application/ports/call-failure';
import type { Clock } from '../../../application/ports/clock';
import type { LastChanges } from '../../../application/ports/credentials/secret-changes';
import {
  type TradingReset,
  type TradingResetContact,
  TradingResets,
} from '../../../application/ports/credentials/trading-resets';
import type { CodeSent, OneTimeCodeChannel } from '../../../application/ports/session/sessions';
import { ok } from '../../../domain/kernel/result';
import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';
import { answeredAt } from '../answered-at';
import { lastChanges } from '../../../contract/rest/credentials/secret-changes';
import { tradingResetCalls, tradingResetContact } from '../../../contract/rest/credentials/trading-reset-calls';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';
import { sessionEndingPolicy } from '../session-ending-policy';
import { toLastChanges } from './rest-secret-changes';

const policy = { showErrors: false };

/** A new trading password over REST [ERR-61]. */
export class RestTradingResets extends TradingResets {
  constructor(
    private readonly client: RestClient,
    private readonly clock: Clock,
  ) {
    super();
  }

  contact(): AsyncResult<TradingResetContact> {
    return this.client.call(tradingResetCalls, {
      name: 'tradingResetContact',
      policy,
      read: readJson(tradingResetContact, ({ maskedMobileNumber, maskedEmail }) => ({
        maskedMobileNumber: maskedMobileNumber ?? undefined,
        maskedEmail: maskedEmail ?? undefined,
      })),
    });
  }

  sendCode(contactMode: OneTimeCodeChannel): AsyncResult<CodeSent> {
    return this.client.call(tradingResetCalls, {
      name: 'sendTradingResetCode',
      body: { contactMode },
      policy,
      read: (answer) => ok({ sentAt: answeredAt(answer, this.clock) }),
    });
  }

  reset(reset: TradingReset, key: IdempotencyKey): AsyncResult<LastChanges> {
    return this.client.call(tradingResetCalls, {
      name: 'resetTradingPassword',
      body: reset,
      headers: { 'Idempotency-Key': key },
      policy: sessionEndingPolicy,
      read: readJson(lastChanges, toLastChanges),
    });
  }
}
