import type { ByRegion } from '../../domain/region';
import { hongKongRecordings } from './hong-kong-recordings';
import type { recordOrders } from './record-orders';
import type { Keep, RecordingSession } from './recording-session';
import { taiwanRecordings } from './taiwan-recordings';

type Records = (session: RecordingSession, keep: Keep) => Promise<void>;

/** What one region alone asks, each besides what every region asks in that part of a visit. */
type RegionRecordings = {
  /** What the visitor is told before the logon. */
  readonly visitor: Records;
  /** The new funds that are subscribed, by their codes. */
  readonly newFunds: (session: RecordingSession, keep: Keep) => Promise<readonly string[]>;
  /** What orders of funds keep to beside the previews. */
  readonly orderTerms: (session: RecordingSession, keep: Keep, codes: readonly string[]) => Promise<void>;
  /** Who is signed in and what the client holds, as the region's screens ask for it. */
  readonly holdings: Records;
  /** What the home sums up; `accountNo` is the client's identity number. */
  readonly summaries: (session: RecordingSession, keep: Keep, accountNo: string) => Promise<void>;
  readonly bankAccounts: Records;
  readonly notices: Records;
  /** The questionnaires that assess a client, and what comes of answering one. */
  readonly questionnaires: Records;
  /** The order list that is prepared for the client, or that the client composes. */
  readonly orderLists: typeof recordOrders;
  /** What follows the logout. */
  readonly atTheEnd: (
    session: RecordingSession,
    keep: Keep,
    client: { readonly login: string; readonly secret: string },
  ) => Promise<void>;
};

/** What is recorded in each region alone. */
export const regionRecordings: ByRegion<RegionRecordings> = { HK: hongKongRecordings, TW: taiwanRecordings };
