/** The name of the session that this browser holds now, which all its tabs can read, also one that slept or opens later [R21]. */
export abstract class BrowserSession {
  /** The name; empty once that session was ended here; undefined where nothing is known. */
  abstract name(): string | undefined;
  /** A session was opened in this tab: names it at random and says the name. */
  abstract open(): string;
  /** The session of this name has ended; one that was opened since goes on. */
  abstract close(name: string): void;
  /** Calls back when another tab opened or closed a session; returns how to stop. */
  abstract onChange(call: () => void): () => void;
}
