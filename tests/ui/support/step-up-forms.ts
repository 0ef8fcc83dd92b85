import {
  beside,
  but,
  cancelOrderForm,
  cancelWords,
  click,
  stepUpHeading,
  sentences,
  type SentForm,
  topUpForm,
} from './sent-forms';
import type { ShownPortal } from './shown-portal';

const { ask, go, failed, done } = cancelWords.HK;

/** Requests an action that needs a step-up authentication, and comes to its page. */
async function openStepUp(portal: ShownPortal): Promise<void> {
  await click(portal, '[data-testid=record-actions] button', ask);
  await click(portal, 'dialog button[aria-busy=false]', go);
  await portal.find('h1', stepUpHeading);
  await portal.find('[data-testid=step-up-sheet] input');
}

/** Tells the server the purpose of a step-up authentication [REAUTH-01]. */
export const beginStepUpForm: SentForm = { ...cancelOrderForm('HK'), says: () => ({ reads: failed }) };

/** The same, before money of the Cash Account is moved [VCA-35, OPEN-44]. */
export const beginCashStepUpForm: SentForm = {
  ...topUpForm,
  says: () => ({ reads: 'We could not ask you to confirm. No money has moved. Please try again.' }),
};

/** Gives the secret; what was asked for is then done, in the page that asked [REAUTH-14, REAUTH-15]. */
export const localStepUpForm: SentForm = {
  is: 'form',
  at: '/orders',
  fill: openStepUp,
  async send(portal) {
    await portal.find('[data-testid=step-up-sheet] button[aria-busy=false]', 'Confirm');
    portal.type('[data-testid=step-up-sheet] input', '528314');
    await click(portal, '[data-testid=step-up-sheet] button[aria-busy=false]', 'Confirm');
  },
  // An operation's codes come in its envelope: a status alone has none [CONFLICT-09].
  says: but(beside('HK'), { '429': { reads: sentences.HK.general } }),
  done: (portal) => portal.find('[role=status]', done),
};

/** Comes back from a provider's page, whose answer the server checks [REAUTH-14]. */
export const returnedStepUpForm: SentForm = {
  is: 'form',
  at: '/orders',
  fill: openStepUp,
  async send(portal) {
    if (window.location.pathname.endsWith('/re-auth-callback'))
      return click(portal, '[data-testid=step-up-sheet] button', 'Try again');
    const nonce = new URLSearchParams(window.location.search).get('nonce') ?? '';
    window.history.pushState(null, '', `/eTrading/v2/re-auth-callback?result=code&nonce=${nonce}`);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  },
  says: but(beside('HK'), {
    'offline or reset': { reads: 'We received no reply, so this is not confirmed yet. Please try again.' },
    timeout: { reads: 'We received no reply, so this is not confirmed yet. Please try again.' },
  }),
  done: (portal) => portal.find('[role=status]', done),
};
