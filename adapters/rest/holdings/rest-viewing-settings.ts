import type { AsyncResult } from '../../../application/ports/call-failure';
import { ViewingSettings } from '../../../application/ports/holdings/viewing-settings';
import type { Setting } from '../../../domain/clients/setting';
import type { Currency } from '../../../domain/money/currency';
import { ok } from '../../../domain/kernel/result';
import type { Region } from '../../../domain/region';
import { holdingsCalls } from '../../../contract/rest/holdings/holdings-calls';
import type { ChosenSetting } from '../../../contract/rest/holdings/setting';
import { regionalCalls } from '../../../contract/rest/call-regions';
import { readJsonBody } from '../read-answer';
import { readViewingSetting } from './read-viewing-setting';
import type { RestClient } from '../rest-client';

const policy = { showErrors: false };

/** Viewing settings over REST: Hong Kong's portfolio has a call of its own [API-39, API-64, CONFLICT-57]. */
export class RestViewingSettings extends ViewingSettings {
  constructor(
    private readonly client: RestClient,
    private readonly region: Region,
  ) {
    super();
  }

  /** Without the modal of calls in flight, which would cover the holdings that no longer wait for it. */
  current(): AsyncResult<Pick<Setting, 'showCcy'>> {
    return this.client.call(holdingsCalls, {
      name: regionalCalls[this.region].viewingSetting,
      untracked: true,
      policy,
      read: readJsonBody(readViewingSetting),
    });
  }

  viewIn(currency: Currency): AsyncResult<void> {
    const body: ChosenSetting = { showCcy: currency };
    return this.client.call(holdingsCalls, {
      name: 'choosePortfolioSetting',
      body,
      policy,
      // Only an answer of its own shape says that the choice is kept.
      read: readJsonBody((stored) => {
        const setting = readViewingSetting(stored);
        return setting.ok ? ok(undefined) : setting;
      }),
    });
  }
}
