import { describe, expect, it } from 'vitest';
import { WorkerSpreadsheets } from '../../adapters/browser/files/worker-spreadsheets';
import { err, ok } from '../../domain/kernel/result';

const notMade = err('not-made');

/** As much of a worker as is needed: it answers what it was told to, or breaks. */
class ScriptedWorker extends EventTarget implements Worker {
  onmessage: Worker['onmessage'] = null;
  onmessageerror: Worker['onmessageerror'] = null;
  onerror: Worker['onerror'] = null;
  ended = 0;

  constructor(private readonly answer: unknown) {
    super();
  }

  postMessage(): void {
    queueMicrotask(() => {
      const isBroken = this.answer === 'broken';
      this.dispatchEvent(isBroken ? new Event('error') : new MessageEvent('message', { data: this.answer }));
    });
  }

  terminate(): void {
    this.ended += 1;
  }
}

describe('spreadsheets from a worker', () => {
  it('[PORT-45] come as the worker’s file, and the worker ends', async () => {
    const worker = new ScriptedWorker(new ArrayBuffer(5));
    expect(await new WorkerSpreadsheets(() => worker).make([])).toEqual(ok(new ArrayBuffer(5)));
    expect(worker.ended).toBe(1);
  });

  it.each(['broken', undefined, 'text'])(
    '[PORT-45] spreadsheets from a worker aren’t made when the worker says %s',
    async (answer) => {
      const worker = new ScriptedWorker(answer);
      expect(await new WorkerSpreadsheets(() => worker).make([])).toEqual(notMade);
      expect(worker.ended).toBe(1);
    },
  );

  it('[PORT-45] spreadsheets from a worker aren’t made when there can be no worker', async () => {
    const spreadsheets = new WorkerSpreadsheets(() => {
      throw new Error('refused by the policy');
    });
    expect(await spreadsheets.make([])).toEqual(notMade);
  });
});
