import type { RouteGroup } from '../../wire/route-group';
import { requireSameOrigin } from '../../wire/same-origin';
import { sendNewPins } from './send-new-pins';

/** What makes a demonstration of new PINs possible: they are sent before their day. Absent in production. */
export const newPinPages: RouteGroup = (app, context) => {
  if (context.configuration.environment === 'production') return;

  app.post('/sandbox/new-pins', async (request) => {
    requireSameOrigin(request);
    return { sent: await sendNewPins(context, 'all') };
  });
};
