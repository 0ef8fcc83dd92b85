import { DisplayChoices } from '../ui/app/header/display-choices';
import { FooterDisclaimer } from '../ui/app/footer/footer-disclaimer';
import { HelpButton } from '../ui/app/header/help-button';
import { IdleWatch } from '../ui/app/idle-watch';
import { LateParts } from '../ui/app/loading/late-parts';
import { MainMenu } from '../ui/app/menu/main-menu';
import { keepAlivePorts } from './ports/keep-alive';
import { noticePorts } from './ports/notices';
import { openServicePorts } from './ports/open-services';
import { userPorts } from './ports/users';
import type { Feature } from './feature';

/** What stands around every signed-in page and can wait until that is shown. */
export const feature = {
  components: { DisplayChoices, FooterDisclaimer, HelpButton, IdleWatch, LateParts, MainMenu },
  bindings: [keepAlivePorts, noticePorts, openServicePorts, userPorts],
} satisfies Feature;
