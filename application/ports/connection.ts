/** The device's connection to the network, as far as its browser knows. */
export abstract class Connection {
  /** Returns false while the browser says that there is none; true says no more than that it doesn't. */
  abstract isOnline(): boolean;
  /** Calls back at each change; returns how to stop. */
  abstract onChange(call: () => void): () => void;
}
