/** Something that the operators of the portal should know of: nothing in it is a client's. */
export type Incident =
  /** An error or an answer that nobody expected, or a call without an answer; of an error with the places in the built files that led to it, the innermost first. */
  | {
      readonly kind: 'error' | 'crash' | 'missing-file' | 'no-answer';
      readonly name: string;
      readonly text: string;
      readonly places: readonly string[];
    }
  /** Something that the page's policy refused: the directive, and the origin or kind of what it was. */
  | { readonly kind: 'policy'; readonly directive: string; readonly blocked: string }
  /** One of the Core Web Vitals, which measure how a page feels: in milliseconds, `CLS` as a share. */
  | { readonly kind: 'vital'; readonly name: string; readonly value: number };

/** The operators' view of what goes wrong in browsers, where one is configured. */
export abstract class Incidents {
  /** Tells them of it in its own time; never rejects, and never delays a client. */
  abstract report(incident: Incident): void;
}
