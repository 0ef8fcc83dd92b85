import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { programPath } from './programs';
import type { DeskOutcome, DeskTask } from './desk-worker';

type Answer = { readonly id: number; readonly outcome: DeskOutcome };

/** An order desk in a process of its own, over a database that others have as well. */
export class DeskProcess {
  private asked = 0;
  private readonly waiting = new Map<number, (outcome: DeskOutcome) => void>();

  private constructor(private readonly child: ChildProcess) {
    child.on('message', ({ id, outcome }: Answer) => this.tell(id, outcome));
    // What was under way when it ended was answered to nobody.
    child.on('exit', () => {
      for (const id of Array.from(this.waiting.keys())) this.tell(id, { kind: 'gone', received: 0 });
    });
  }

  static async start(address: string): Promise<DeskProcess> {
    const program = programPath('desk-worker');
    const child = fork(program, [address], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await once(child, 'message');
    return new DeskProcess(child);
  }

  ask(task: DeskTask): Promise<DeskOutcome> {
    if (!this.child.connected) return Promise.resolve({ kind: 'gone', received: 0 });
    this.asked += 1;
    const id = this.asked;
    const outcome = new Promise<DeskOutcome>((resolve) => this.waiting.set(id, resolve));
    this.child.send({ id, task });
    return outcome;
  }

  /** Ends it amid what it does, as a machine that loses its power. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }

  private tell(id: number, outcome: DeskOutcome): void {
    this.waiting.get(id)?.(outcome);
    this.waiting.delete(id);
  }
}
