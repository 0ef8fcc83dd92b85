import { PageFooter } from '../ui/app/footer/page-footer';
import { PageHeader } from '../ui/app/header/page-header';
import { userPorts } from './ports/users';
import type { Feature } from './feature';

/** The frame of every signed-in page. */
export const feature = {
  components: { PageFooter, PageHeader },
  bindings: [userPorts],
} satisfies Feature;
