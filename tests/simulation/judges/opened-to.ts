import { isRefusal } from '../machine/refusal';
import type { Exchange } from '../machine/simulated-network';

/** The calls that answer alike whatever they name: a proof that is only begun, and the end of a session that there isn't. */
const alwaysAnswered = ['beginReAuthentication', 'endSession'];

/** Returns true if a call that asked for what is another client's was carried out: each has to be refused, as one about nothing is. */
export function openedTo({ request: { name }, isDisguised, said }: Exchange): boolean {
  return isDisguised && !alwaysAnswered.includes(name) && !isRefusal(said);
}
