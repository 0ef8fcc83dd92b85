import type { ByRegion } from '../../domain/region';
import { hongKongRecordings } from './hong-kong-recordings';
import type { recordOrders } from './record-orders';
import type { Keep, RecordingSession } from './recording-session';
import { taiwanRecordings } from './taiwan-recordings';

type Records = (session: RecordingSession, keep: Keep) => Promise<void>;

/** The recordings of one region alone, each besides those of every region in that part of a visit. */
type RegionRecordings = {
  /** Records the notices of a visitor before the logon. */
  readonly visitor: Records;
  /** The new funds that are subscribed, by their codes. */
  readonly newFunds: (session: RecordingSession, keep: Keep) => Promise<readonly string[]>;
  /** Records the terms of funds for orders beside the previews. */
  readonly orderTerms: (session: RecordingSession, keep: Keep, codes: readonly string[]) => Promise<void>;
  /** The signed-in client and what the client holds, as the region's screens ask for it. */
  readonly holdings: Records;
  /** Records the summaries of the home; `accountNo` is the client's identity number. */
  readonly summaries: (session: RecordingSession, keep: Keep, accountNo: string) => Promise<void>;
  readonly bankAccounts: Records;
  readonly notices: Records;
  /** The questionnaires that assess a client, and what comes of answering one. */
  readonly questionnaires: Records;
  /** The order list that is prepared for the client, or that the client composes. */
  readonly orderLists: typeof recordOrders;
  /** Records the calls after the logout. */
  readonly atTheEnd: (
    session: RecordingSession,
    keep: Keep,
    client: { readonly login: string; readonly secret: string },
  ) => Promise<void>;
};

/** The recordings of each region alone. */
export const regionRecordings: ByRegion<RegionRecordings> = { HK: hongKongRecordings, TW: taiwanRecordings };
