import type { ClientNotices } from '../../../application/ports/notices/client-notices';
import { Panel } from '../../stores/panel';

/** The lines of Taiwan's disclaimer at the foot of the page [MSG-06, MSG-22]. */
export class FooterDisclaimerViewModel {
  readonly lines: Panel<readonly string[]>;

  constructor(notices: Pick<ClientNotices, 'disclaimer'>) {
    this.lines = new Panel(() => notices.disclaimer());
  }
}
