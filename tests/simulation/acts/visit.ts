import type { TransportAnswer, TransportRequest } from '../../../adapters/http/transport';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { Region } from '../../../domain/region';
import type { Chance } from '../machine/chance';
import type { OpenThing } from '../judges/open-things';
import type { ProvedWrite } from '../judges/proved-writes';
import type { SimulatedTab } from '../machine/simulated-browser';

/** A client of the simulation, with what only the client knows: it changes when the client changes it. */
export type SimulatedClient = {
  readonly id: string;
  readonly region: Region;
  readonly login: string;
  secret: string;
  tradingSecret: string;
  /** A secret chosen anew without learning whether it counts: the answer to the change was lost. */
  untold: { readonly kind: 'login' | 'verification'; readonly next: string } | undefined;
};

/** A fund that clients choose from. */
export type SimulatedFund = { readonly id: string; readonly currency: string };

/** The answer that a client was given to something sent: the judges hold it against the books. */
export type Acknowledgement = {
  readonly client: string;
  readonly what:
    | 'order-list'
    | 'cancel-order'
    | 'cash'
    | 'cash-amount'
    | 'plan'
    | 'bank-account'
    | 'cancel-bank-account';
  /** The list, order, transaction, plan, number of a bank account or id of its request; of a transaction that was refused, and so has no name, its account, type and amount. */
  readonly name: string;
  readonly outcome: 'received' | 'refused' | 'not-received' | 'unknown';
  /** The number of orders that were received, of a list. */
  readonly count?: number;
  /** The instant at which the client began with it; milliseconds since 1970, UTC. */
  readonly since: number;
};

/** One client in one tab for a while. */
export type Visit = {
  readonly client: SimulatedClient;
  readonly tab: SimulatedTab;
  readonly chance: Chance;
  readonly funds: readonly SimulatedFund[];
  readonly tell: (told: Omit<Acknowledgement, 'client' | 'since'>) => void;
  /** True if nobody else does anything meanwhile, and nothing fails. */
  readonly isAlone: boolean;
  /** The one-time code that the client was sent last. */
  readonly lastCode: () => Promise<string>;
  /** Returns the open things of other clients of the region. */
  readonly foreign: () => readonly OpenThing[];
  /** Lets the tab ask, now and then, for what is another client's in the place of its own, while something is done. */
  readonly disguised: <T>(work: () => Promise<T>) => Promise<T>;
  /** Lets the line be lost once something was carried out, while something is done. */
  readonly losingLine: <T>(work: () => Promise<T>) => Promise<T>;
  /** Returns what the client sent in the last day that asked for a proof which this session alone doesn't give. */
  readonly provedBefore: () => readonly ProvedWrite[];
  /** Sends a request of earlier in the session of this tab. */
  readonly resend: (request: TransportRequest) => Promise<TransportAnswer>;
  /** Lets time stand still until something is done that takes a time of its own, such as reading a file. */
  readonly awaiting: <T>(work: Promise<T>) => Promise<T>;
  /** Takes in something that can't be right, whatever the server has. */
  readonly object: (wrong: string) => void;
  /** Counts something that came to pass, by its name. */
  readonly count: (name: string) => void;
};

/** Something that a client does; answers what came of it, in a few words. */
export type Act = (visit: Visit) => Promise<string>;

/** Says in a few words how a call failed. */
export function failureText(failure: CallFailure): string {
  switch (failure.kind) {
    case 'rejected':
    case 'unauthorized':
      return `${failure.kind} ${failure.errors.map(({ code }) => code).join(' ')}`;
    case 'no-answer':
      return `no answer, ${failure.reason}`;
    case 'server-error':
      return `server error ${String(failure.status)}`;
    case 'malformed':
    case 'not-offered':
    case 'superseded':
      return failure.kind;
  }
}
