import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExportHoldings, ExportSnapshot } from '../../../application/portfolio/export-holdings';
import { err, ok } from '../../../domain/kernel/result';
import { zero } from '../../../domain/money/decimal';
import { ExportViewModel } from '../../../ui/screens/portfolio/export/export-view-model';

type Made = Awaited<ReturnType<ExportHoldings['execute']>>;

describe('the download of the Excel file', () => {
  it('[PORT-45] says while the file is made, then hands it over by its name', async () => {
    const setup = adapterSetup();
    const download = setup.view.download(seen);
    expect(setup.view.phase).toBe('making');
    setup.answer(file('a.xlsx'));
    await download;
    expect(setup.view.phase).toBe('ready');
    expect(setup.saved).toEqual(['a.xlsx']);
  });

  it('[PORT-45] makes one file at a time, however often it is asked', async () => {
    const setup = adapterSetup();
    const downloads = [setup.view.download(seen), setup.view.download(seen)];
    setup.answer(file('a.xlsx'));
    await Promise.all(downloads);
    expect(setup.asked()).toBe(1);
  });

  it('[PORT-45] fails with another try, and says nothing of an answer from another session', async () => {
    const setup = adapterSetup();
    for (const [made, phase] of [
      [err('not-made' as const), 'failed'],
      [err({ kind: 'malformed' as const }), 'failed'],
      [err({ kind: 'superseded' as const }), 'idle'],
      [file('b.xlsx'), 'ready'],
    ] as const) {
      const download = setup.view.download(seen);
      setup.answer(made);
      await download;
      expect(setup.view.phase).toBe(phase);
    }
    expect(setup.saved).toEqual(['b.xlsx']);
  });

  it('[PORT-45] never hands over a file after the client has left, whatever the order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.boolean(), async (scheduler, leaves) => {
        const saved: string[] = [];
        let hasLeft = false;
        const view = new ExportViewModel(
          { execute: () => scheduler.schedule(Promise.resolve(file('a.xlsx'))) },
          { save: (_, name) => saved.push(hasLeft ? 'too late' : name) },
        );
        const download = view.download(seen);
        const leaving = scheduler.schedule(Promise.resolve()).then(() => {
          if (!leaves) return;
          hasLeft = true;
          view.leave();
        });
        await scheduler.waitFor(Promise.all([download, leaving]));
        expect(saved).not.toContain('too late');
        if (!leaves) expect(saved).toEqual(['a.xlsx']);
      }),
    );
  });
});

const seen: ExportSnapshot = {
  lines: [],
  currency: 'HKD',
  total: zero,
  amountsHidden: false,
  language: 'en_US',
  choices: [],
  words: {} as ExportSnapshot['words'],
};

const file = (name: string): Made => ok({ file: new ArrayBuffer(1), name });

function adapterSetup() {
  const saved: string[] = [];
  const waiting: ((made: Made) => void)[] = [];
  let asked = 0;
  const execute = () => {
    asked += 1;
    return new Promise<Made>((resolve) => waiting.push(resolve));
  };
  const view = new ExportViewModel({ execute }, { save: (_, name) => saved.push(name) });
  return { view, saved, asked: () => asked, answer: (made: Made) => waiting.shift()?.(made) };
}
