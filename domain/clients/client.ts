import type { Region } from '../region';
import type { Gender } from './gender';
import { masterAccountNo } from './client-accounts';
import type { TwUser, User, UserIn } from './user';

/** A client as the business sees one [ENT-60]. */
export type Client = {
  readonly name: string;
  readonly gender?: Gender | undefined;
  readonly lastLoginAt?: string | undefined;
  readonly isFirstLogin: boolean;
  /** HK only: the first of the client's master accounts. */
  readonly masterAccountNo?: string | undefined;
  readonly riskRating?: string | undefined;
  readonly tier?: string | undefined;
  readonly email?: string | undefined;
};

/** A client as Taiwan's orders name one [ENT-61]. */
export type TaiwanClient = {
  readonly clientRiskRating?: string | undefined;
  readonly clientName: string;
  readonly email?: string | undefined;
  readonly clientId: string;
};

/** The business view of who is signed in; the gender comes from elsewhere, if at all [ENT-60]. */
export const toClient = (user: User, gender?: Gender): Client => ({
  name: user.userNameWithTitle,
  gender,
  lastLoginAt: user.lastLoginDate,
  isFirstLogin: isFirstLogin(user.lastLoginDate),
  masterAccountNo: masterAccountNo(user),
  riskRating: user.effectiveCrr,
  tier: user.tierDetail?.tier ?? user.latestTier,
  email: user.email,
});

/** Taiwan's view of who is signed in; without a client's own id, the user's stands for it [ENT-61]. */
export const toTaiwanClient = (user: TwUser): TaiwanClient => ({
  clientRiskRating: user.effectiveCrr,
  clientName: user.userNameWithTitle,
  email: user.email,
  clientId: user.clientSid ?? user.userId,
});

const orderEmails: { readonly [R in Region]: (user: UserIn[R]) => string | undefined } = {
  HK: (user) => toClient(user).email,
  TW: (user) => toTaiwanClient(user).email,
};

/** The address that the e-mail about an order goes to; undefined where none is known [ENT-60, ENT-61, TRADE-75]. */
export const orderEmail = <R extends Region>(user: UserIn[R] & { readonly region: R }): string | undefined =>
  orderEmails[user.region](user);

/** Returns true if a client logs in for the first time: the server knows of no login before [ACCT-11]. */
export const isFirstLogin = (lastLoginDate: string | undefined): boolean => (lastLoginDate ?? '').trim() === '';
