import type { TransportAnswer } from '../../../adapters/http/transport';

type Said = Pick<Extract<TransportAnswer, { kind: 'answered' }>, 'status' | 'body'>;

/** A refusal that comes as an answer: of an operation, or of a PIN that is too short. What is wrong with a line names its fund, and is the answer of an order check that was carried out. */
const refusal = /"errors":\[\{(?![^}]*"fundCode":)|"shortPin":true/;

/** Returns true if a server carried nothing out. */
export const isRefusal = ({ status, body }: Said): boolean => status >= 400 || refusal.test(body);
