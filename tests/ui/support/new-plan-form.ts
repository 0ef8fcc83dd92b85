import { beside, but, click, lost, type SentForm } from './sent-forms';
import type { ShownPortal } from './shown-portal';

/** Fills a plan in, and goes on to its confirmation. */
export async function composePlan(portal: ShownPortal, amount = '2000'): Promise<void> {
  await portal.find('.new-plan-fields input');
  portal.type('.new-plan-fields input', amount);
  await click(portal, '.new-plan-go-on button');
}

/** Accepts everything, and types the transaction PIN. */
export async function confirmPlan(portal: ShownPortal, pin = '739162'): Promise<void> {
  await portal.find('.order-notes input');
  for (const box of portal.all<HTMLInputElement>('.order-notes input')) if (!box.checked) box.click();
  await portal.find('.order-password button[aria-busy=false]');
  portal.type('.order-password input', pin);
  await click(portal, '.order-password button[aria-busy=false]');
}

/** A lost answer is looked for among the plans, where it isn't; a 401 is the transaction PIN's. */
export const startPlanForm: SentForm = {
  is: 'form',
  at: '/plans/new?fundCode=HK0001',
  answers401: true,
  fill: (portal) => composePlan(portal),
  send: (portal) => confirmPlan(portal),
  says: but(
    lost(
      beside('HK'),
      'We did not receive the plan and nothing was set up. Everything is still here; you can send it again.',
    ),
    {
      '401': {
        reads:
          'The transaction PIN is wrong. Nothing was sent and what you entered is still here; please try again. After more than 3 wrong PINs it is locked for 24 hours.',
      },
    },
  ),
  done: (portal) => portal.find('h2', 'Your plan is set up'),
};

/** Asks for the legacy plans to be moved; a lost answer is looked for among the plans, where it isn't; a 401 is the transaction PIN's. */
export const movePlansForm: SentForm = {
  is: 'form',
  at: '/plans/move',
  answers401: true,
  fill: (portal) => click(portal, '.plan-move-go-on button'),
  send: async (portal) => {
    await portal.find('.order-password button[aria-busy=false]');
    portal.type('.order-password input', '739162');
    await click(portal, '.order-password button[aria-busy=false]');
  },
  says: but(lost(beside('HK'), 'We did not receive your request and nothing is moved. You can send it again.'), {
    '401': {
      reads:
        'The transaction PIN is wrong. Nothing was sent and what you entered is still here; please try again. After more than 3 wrong PINs it is locked for 24 hours.',
    },
  }),
  done: (portal) => portal.find('h2', 'We have received your request'),
};
