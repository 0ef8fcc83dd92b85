import type { RouteGroup } from '../../wire/route-group';
import { requireSameOrigin } from '../../wire/same-origin';
import { sendNewPins } from './send-new-pins';

/** Serves the page that sends new PINs before their day, for demonstrations. Absent in production. */
export const newPinPages: RouteGroup = (app, context) => {
  if (context.configuration.environment === 'production') return;

  app.post('/sandbox/new-pins', async (request) => {
    requireSameOrigin(request);
    return { sent: await sendNewPins(context, 'all') };
  });
};
