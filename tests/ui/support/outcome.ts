import type { TransportAnswer } from '../../../adapters/http/transport';
import type { Step } from './outcome-steps';
import type { SentForm } from './sent-forms';

/** The outcome of a call that fails, as the client sees it [R5]. */
export type Outcome =
  /** A message with a retry in the part that asked; a 401 ends a client's session. */
  | {
      readonly is: 'retry';
      readonly at: string;
      readonly says: string;
      /** The recorded client who sees it; the region's typical one, where none is named. */
      readonly as?: string;
      readonly on?: Step;
      /** True of a call whose answer counts by its status 200, whatever it reads [OPEN-18]. */
      readonly anyAnswer?: true;
      /** True of a call whose refusal with 400 is an answer, and has a page of its own [ERR-21]. */
      readonly answers400?: true;
      /** A broken server leads to the page for errors that no part can handle [OPEN-92, ERR-05]. */
      readonly leavesAt5xx?: true;
      /** Answers in place of the recorded ones, of calls that don’t fail. */
      readonly beside?: Readonly<Record<string, TransportAnswer>>;
    }
  /** The same for a visitor, whose session nothing can end. */
  | { readonly is: 'visitor-retry'; readonly at?: string; readonly says: string }
  /** The page for errors that no part can handle, but errors with a code are listed over the screen [ERR-08]; a 401 ends the session. */
  | { readonly is: 'page'; readonly at: string; readonly says: string; readonly on?: Step }
  /** Said beside a form, whose own button sends again. */
  | SentForm
  /** The session is over here, whatever the server says, by the row that is named. */
  | { readonly is: 'leave'; readonly row: string; readonly on: Step }
  /** Nothing is said of it, and the screen is there all the same; a 401 ends a client's session. */
  | {
      readonly is: 'passed-over';
      readonly row: string;
      readonly at: string;
      readonly shows: string;
      readonly on?: Step;
      /** True of a call beside which another one says that the session has ended. */
      readonly endsNothing?: true;
      /** True of a document that stands for operations of several parts: where the server is broken, each part says that it failed. */
      readonly standsForParts?: true;
    }
  /** In the contract, and asked by no screen that the mock can show. */
  | { readonly is: 'unasked'; readonly row: string };

/** A call that several places make has an outcome in each. */
export type Outcomes = Readonly<Record<string, Outcome | readonly Outcome[]>>;
