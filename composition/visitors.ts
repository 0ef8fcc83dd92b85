import { ContainerModule } from 'inversify';
import { TopFunds } from '../application/ports/funds/top-funds';
import { Messages } from '../application/ports/notices/messages';
import { Promotions } from '../application/ports/notices/promotions';
import { Tips } from '../application/ports/notices/tips';
import { StopLine } from '../ui/app/stop-line';
import { DemoLogin } from '../ui/screens/login/demo-login';
import { LoginPanels } from '../ui/screens/login/login-panels';
import { LoginPanelsViewModel } from '../ui/screens/login/login-panels-view-model';
import type { Bindings, Feature } from './feature';
import { topFundsPorts } from './ports/top-funds';
import { visitorPorts } from './ports/visitors';
import { maintenanceMessage } from './ports/maintenance-message';
import { serviceStopPorts } from './ports/service-stops';
import { serviceStopsBindings } from './shared/service-stops';

const viewModels: Bindings = ({ region }) =>
  new ContainerModule(({ bind }) => {
    bind(LoginPanelsViewModel).toResolvedValue(
      (messages, promotions, tips, topFunds) => new LoginPanelsViewModel(messages, promotions, tips, topFunds, region),
      [Messages, Promotions, Tips, TopFunds],
    );
  });

/** Public panels beside the login form, and the login of a demonstration. */
export const feature = {
  components: { DemoLogin, LoginPanels, StopLine },
  bindings: [visitorPorts, topFundsPorts, maintenanceMessage, serviceStopPorts, serviceStopsBindings, viewModels],
} satisfies Feature;
