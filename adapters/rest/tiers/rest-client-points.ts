import type { AsyncResult } from '../../../application/ports/call-failure';
import { ClientPoints } from '../../../application/ports/tiers/client-points';
import { ok } from '../../../domain/kernel/result';
import type { RewardPoints } from '../../../domain/points/reward-points';
import type { Region } from '../../../domain/region';
import { homeCalls } from '../../../contract/rest/home/home-calls';
import { readReminderPoints, readRewardPoints } from './read-reward-points';
import type { RestClient } from '../rest-client';

const policy = { showErrors: false };

/** Reward points over REST: the points, and in Hong Kong the reminder beside them, asked for at once [API-51, API-52]. */
export class RestClientPoints extends ClientPoints {
  constructor(
    private readonly client: RestClient,
    private readonly region: Region,
  ) {
    super();
  }

  /** A reminder that can't be loaded takes nothing away from the points, which say so. */
  async current(): AsyncResult<RewardPoints> {
    const [points, reminder] = await Promise.all([
      this.client.call(homeCalls, { name: 'ePoints', policy, read: readRewardPoints }),
      homeCalls.reminderEPoints.regions.includes(this.region)
        ? this.client.call(homeCalls, { name: 'reminderEPoints', policy, read: readReminderPoints })
        : ok({}),
    ]);
    if (!points.ok) return points;
    return ok({ ...points.value, ...(reminder.ok ? reminder.value : { isReminderUnknown: true }) });
  }
}
