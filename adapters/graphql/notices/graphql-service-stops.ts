import type { AsyncResult } from '../../../application/ports/call-failure';
import { ServiceStops } from '../../../application/ports/notices/service-stops';
import { ok } from '../../../domain/kernel/result';
import { plainText } from '../../../domain/notices/plain-text';
import { type ServiceStop, stopsIn } from '../../../domain/notices/service-stop';
import type { MaintenanceMessage } from './maintenance-message';

/** The stops that the maintenance message tells of, over GraphQL, where it needs no session [GQL-13, CONFLICT-46]. */
export class GraphqlServiceStops extends ServiceStops {
  constructor(private readonly message: Pick<MaintenanceMessage, 'read'>) {
    super();
  }

  async current(): AsyncResult<readonly ServiceStop[]> {
    const messages = await this.message.read();
    if (!messages.ok) return messages;
    return ok(stopsIn(messages.value).map((stop) => ({ ...stop, text: plainText(stop.text) })));
  }
}
