import { inFields } from './birth-date';
import { beside, click, lost, type SentForm } from './sent-forms';

/** The data of who asks for a new PIN. */
export const pinResetForm: SentForm = {
  is: 'form',
  at: '/reset-pin',
  isVisitors: true,
  async fill(portal) {
    await portal.find('input[name=account]');
    portal.all('input[name=pin-type]')[0]?.click();
    const data = { account: 'chanmei88', birthDate: '1992-05-10', email: 'chanmei88@example.test', phone: '20000028' };
    for (const [field, text] of Object.entries(inFields(data))) portal.type(`input[name=${field}]`, text);
  },
  send: (portal) => click(portal, '[data-testid=reset-sheet] button[type=submit][aria-busy=false]'),
  says: beside('HK'),
  done: (portal) => portal.find('h2', 'Your new login PIN is on its way'),
};

/** The form of an activation; only the login tells whether a lost answer activated it. */
export const pinActivationForm: SentForm = {
  is: 'form',
  at: '/activate-pin',
  isVisitors: true,
  async fill(portal) {
    await portal.find('input[name=account]');
    const typed = { account: 'maknew', 'login-current': '184730', 'login-next': '905271', 'login-again': '905271' };
    for (const [field, text] of Object.entries(typed)) portal.type(`input[name=${field}]`, text);
  },
  send: (portal) => click(portal, '[data-testid=reset-sheet] button[type=submit][aria-busy=false]'),
  says: lost(
    beside('HK'),
    'We received no reply and could not check whether your new PIN is active. Log in with it first. If it is not accepted, come back and activate again.',
  ),
  done: (portal) => portal.find('h2', 'Your login PIN has been created.'),
};
