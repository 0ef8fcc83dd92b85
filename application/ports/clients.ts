import type { User } from '../../domain/clients/user';
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
  /** Everything that is known of her, by region [ENT-14, ENT-17]. */
  readonly user: User;
};

/** Tells who is signed in. */
export abstract class Clients {
  abstract current(): Answer<Client>;
}
