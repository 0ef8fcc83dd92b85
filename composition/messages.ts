import { GeneralErrorScreen, LoggedOutScreen, NotFoundScreen } from '../ui/screens/message/message-screens';
import type { Feature } from './feature';

/** The screens that have one thing to say. */
export const feature = {
  components: { GeneralErrorScreen, LoggedOutScreen, NotFoundScreen },
  bindings: [],
} satisfies Feature;
