import { LoginPanels } from '../ui/screens/login/login-panels';
import { visitorPorts } from './ports/visitors';
import { topFundsPorts } from './ports/top-funds';
import type { Feature } from './feature';

/** What stands beside the login form. */
export const feature = {
  components: { LoginPanels },
  bindings: [visitorPorts, topFundsPorts],
} satisfies Feature;
