import type { Region } from '../../domain/region';
import type { ReAuthAction } from '../../domain/credentials/login/re-authentication';
import type { Extension } from '../extensions';

/**
 * The effect of a call: a `read` changes nothing and may be repeated by itself, a `read-once` changes nothing visible
 * but is asked once, and so is a `write`. The method says nothing of it: a POST may read.
 */
export type CallEffect = 'read' | 'read-once' | 'write';

/** The session that a call asks for: none, that of a client who still owes the one-time code, or an open one. */
export type SessionNeed = 'none' | 'code-pending' | 'open';

/** A REST call as whoever makes it needs it: where it is, in which regions it exists, and what it does [API-10]. */
export type Call = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below the region's API base; `{...}` parts are filled in by the caller. */
  readonly path: string;
  readonly regions: readonly Region[];
  readonly effect: CallEffect;
  /** The extension that the call belongs to, in all its regions or in some; a call without one is in the specification. */
  readonly extension?: Extension | Readonly<Partial<Record<Region, Extension>>>;
  /** An open one, unless it says otherwise. */
  readonly session?: Exclude<SessionNeed, 'open'>;
  /** Answered from memory for 15 minutes once asked [API-08]. */
  readonly cached?: true;
  /** The part of the answer beside the body: the cookie and the check token of a new session. */
  readonly handsOver?: 'session';
  /** The action that a client has to prove before the call is carried out; `RE_AUTH` is `Y` on what is sent after the proof [REAUTH-11]. */
  readonly proof?: Readonly<Partial<Record<Region, ReAuthAction>>>;
};

/** The address of a call below the API base, its `{...}` parts filled in. */
export const callAddress = ({ path }: Pick<Call, 'path'>, parts: Readonly<Record<string, string>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(parts[part] ?? ''));

/** Returns true if a call leaves the server's data as they are. */
export const isRead = ({ effect }: Call): boolean => effect !== 'write';

/**
 * Returns true if a call changes something of the client's: a call without an open session concerns the session alone.
 */
export const changesClient = ({ effect, session }: Call): boolean => effect === 'write' && session === undefined;

/** Returns true if a call puts another session in the place of the client's open one, which ends. */
export const renewsSession = ({ handsOver, session }: Call): boolean =>
  handsOver !== undefined && session === undefined;

/** The extension that a call belongs to in a region; undefined for one that the specification names there. */
export const callExtension = ({ extension }: Pick<Call, 'extension'>, region: Region): Extension | undefined =>
  typeof extension === 'object' ? extension[region] : extension;
