import type { ClientNotices } from '../../../application/ports/notices/client-notices';
import { AsyncResource } from '../../stores/async-resource';

/** The lines of Taiwan's disclaimer at the foot of the page [MSG-06, MSG-22]. */
export class FooterDisclaimerViewModel {
  readonly lines: AsyncResource<readonly string[]>;

  constructor(notices: Pick<ClientNotices, 'disclaimer'>) {
    this.lines = new AsyncResource(() => notices.disclaimer());
  }
}
