import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../application/ports/clock';

/** The pause in typing after which a field says what is wrong with its text, in milliseconds. */
export const refusalDebounceMs = 800;

/** Tells when typing has paused: a refusal that comes between two keys would be about a text that nobody meant. */
export class TypingPause {
  private hasCome = false;
  private stop: () => void = () => undefined;

  constructor(private readonly clock: Pick<Clock, 'after'>) {
    makeAutoObservable<this, 'clock' | 'stop'>(
      this,
      { clock: false, stop: false, says: false },
      { autoBind: true, deep: false },
    );
  }

  /** Tells whether a refusal is said: once typing has paused, of an empty field only once the client tried to go on. */
  says(problem: string, hasTriedToGoOn: boolean): boolean {
    return hasTriedToGoOn || (this.hasCome && problem !== 'required');
  }

  /** Waits for the next pause, since a key was pressed. */
  await(): void {
    this.stop();
    this.hasCome = false;
    this.stop = this.clock.after(refusalDebounceMs, this.end);
  }

  /** Ends the wait: the text was put there whole, or its field was left. */
  end(): void {
    this.stop();
    this.hasCome = true;
  }
}
