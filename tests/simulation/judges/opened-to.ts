import type { Exchange } from '../machine/simulated-network';

/** The calls that answer alike whatever they name: a proof that is only begun, and the end of a session that there isn't. */
const alwaysAnswered = ['beginReAuthentication', 'endSession'];

/** A refusal that comes as an answer: of an operation, or of a PIN that is too short. */
const refusal = /"errors":\[\{|"shortPin":true/;

/** Returns true if a call that asked for what is another client's was carried out: each has to be refused, as one about nothing is. */
export function openedTo({ request: { name }, isDisguised, said }: Exchange): boolean {
  return isDisguised && said.status < 400 && !alwaysAnswered.includes(name) && !refusal.test(said.body);
}
