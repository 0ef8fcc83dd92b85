import { Contacts } from '../../../application/ports/clients/contacts';
import { type Act, failureText } from './visit';

/** Asks for another e-mail address, or gives up a request that waits. */
export const changeContact: Act = async ({ tab, chance, client }) => {
  const contacts = tab.get(Contacts);
  const own = await contacts.current();
  if (!own.ok) return `reads no contact: ${failureText(own.error)}`;
  const waiting = chance.oneOf(own.value.changes);
  if (waiting && chance.isOneIn(2)) {
    const answer = await contacts.cancel(waiting.id);
    return `gives up another ${waiting.field}: ${answer.ok ? 'done' : failureText(answer.error)}`;
  }
  // Half of them come back to an address that they had.
  const which = chance.isOneIn(2) ? chance.between(1, 2) : chance.between(1, 9_999);
  const value = `${client.login}${String(which)}@mail.example`.toLowerCase();
  const answer = await contacts.request({ field: 'email', value, secret: client.secret });
  return `wants to be written to at ${value}: ${answer.ok ? 'done' : failureText(answer.error)}`;
};
