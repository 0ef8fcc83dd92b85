import type { Answer } from './call-failure';

/** The client as the header and the portfolio show her [ENT-12, ACCT-09, ACCT-10]. */
export type Client = {
  readonly userId: string;
  readonly nameWithTitle: string;
  readonly lastLoginAt?: string;
  readonly email?: string;
  readonly passwordChangeReminder: boolean;
  /** HK: whether a second factor is set up [SHAPE-15]. */
  readonly multiFactor?: boolean;
};

/** Tells who is signed in. */
export abstract class Clients {
  abstract current(): Answer<Client>;
}
