import type { Answer } from '../call-failure';

/** A short piece of advice in the client's language [ENT-37]. */
export type Tip = {
  readonly position: number;
  readonly header: string;
  readonly description: string;
  readonly link?: string;
  readonly target: string;
};

/** Tips shown beside the login form [MSG-23]. */
export abstract class Tips {
  abstract beforeLogin(): Answer<readonly Tip[]>;
}
