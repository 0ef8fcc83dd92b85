import { PGlite } from '@electric-sql/pglite';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EngineEnded } from './engine-ended';
import { guardEngine } from './guard-engine';

/** Where an embedded database is: in a folder, or in memory, where it may begin as a copy. */
export type EmbeddedPlace =
  | { readonly folder: string; readonly opened?: () => void; readonly pauses?: Pauses }
  | { readonly folder?: undefined; readonly copyOf?: Blob };

/** In milliseconds: the first and the longest pause between two openings, and how long an engine runs to be opened again without one. */
type Pauses = { readonly first: number; readonly longest: number; readonly soundAfter: number };

const usualPauses: Pauses = { first: 1_000, longest: 30_000, soundAfter: 10_000 };

/**
 * PGlite that is opened anew on its folder when it breaks off. What was committed is in the folder; one in memory has
 * lost everything, so it isn't opened again: it would answer as if nothing had ever been written.
 */
export class EmbeddedEngine {
  private engine: PGlite | undefined;
  private openedAt = 0;
  private pause = 0;
  private reopening: Promise<void> | undefined;
  private readonly end = new AbortController();

  private constructor(private readonly place: EmbeddedPlace) {}

  /** Opens it for the first time; rejects when that fails. */
  static async open(place: EmbeddedPlace): Promise<EmbeddedEngine> {
    const opened = new EmbeddedEngine(place);
    await opened.start();
    return opened;
  }

  /** Returns the running engine; throws `EngineEnded` while there is none. */
  running(): PGlite {
    if (this.engine === undefined) throw new EngineEnded('The embedded database does not run');
    return this.engine;
  }

  /** Takes note that an engine threw, which it never does for a refused statement, and opens another one in its place. */
  lose(lost: PGlite, problem: unknown): void {
    if (lost !== this.engine) return;
    this.engine = undefined;
    void closeFiles(lost);
    const remedy = this.place.folder === undefined ? 'what it held in memory is lost' : 'it is opened anew';
    console.error(`The embedded database broke off (${nameOf(problem)}): ${remedy}`);
    if (this.place.folder !== undefined && !this.end.signal.aborted) this.reopening = this.reopen(this.place.pauses);
  }

  async close(): Promise<void> {
    this.end.abort();
    await this.reopening;
    const engine = this.engine;
    this.engine = undefined;
    if (engine?.closed === false) await engine.close();
  }

  /** Tries until it succeeds or is told to end; whatever fails soon is tried again after a longer pause. */
  private async reopen({ first, longest, soundAfter }: Pauses = usualPauses): Promise<void> {
    const longer = (): number => Math.min(Math.max(first, this.pause * 2), longest);
    this.pause = performance.now() - this.openedAt >= soundAfter ? 0 : longer();
    for (; await passed(this.pause, this.end.signal); this.pause = longer()) {
      try {
        await this.start();
        console.error('The embedded database is open again');
        return;
      } catch (problem) {
        console.error(`The embedded database can't be opened again (${nameOf(problem)}): tried later`);
      }
    }
  }

  private async start(): Promise<void> {
    const { folder } = this.place;
    // Where there is no database any more, PGlite would make an empty one.
    if (this.openedAt > 0 && folder !== undefined && !existsSync(join(folder, 'PG_VERSION')))
      throw new EngineEnded('The folder of the embedded database is gone');
    const engine = new PGlite(optionsOf(this.place));
    try {
      await engine.waitReady;
    } catch (problem) {
      await closeFiles(engine);
      throw problem;
    }
    guardEngine(engine);
    if (folder !== undefined) this.place.opened?.();
    this.openedAt = performance.now();
    this.engine = engine;
  }
}

function optionsOf(place: EmbeddedPlace): ConstructorParameters<typeof PGlite>[0] & object {
  if (place.folder !== undefined) return { dataDir: place.folder };
  return place.copyOf === undefined ? {} : { loadDataDir: place.copyOf };
}

/** Closing the engine in good order would run what broke off; its open files are Node's to close. */
const closeFiles = (engine: PGlite): Promise<void> | undefined => engine.fs?.closeFs().catch(() => undefined);

/** Resolves with true after a pause, with false when it was ended. */
const passed = (pause: number, signal: AbortSignal): Promise<boolean> =>
  wait(pause, true, { signal, ref: false }).catch(() => false);

/** Never its words, which may hold a value. */
const nameOf = (problem: unknown): string =>
  typeof problem === 'object' && problem !== null && 'name' in problem ? String(problem.name) : typeof problem;
