import { describe, expect, it } from 'vitest';
import {
  LocalPendingSubmissions,
  type SubmissionsPage,
} from '../../adapters/session-storage/submissions/local-pending-submissions';
import type { PendingSubmission, SubmissionSubject } from '../../application/ports/submissions/pending-submissions';
import { deriveKey } from '../../domain/submissions/idempotency-key';
import { settled } from '../builders/settled';

const subject: SubmissionSubject = { userId: 'U-4711', kind: 'top-up' };
const sent: PendingSubmission = { key: deriveKey('drawn', '1-2-3-4'), isSent: true, before: 'first' };

/** The storage and the locks that the tabs of one browser share. */
class Device {
  readonly texts = new Map<string, string>();
  private readonly queues = new Map<string, Promise<unknown>>();

  tab(differing: Partial<SubmissionsPage> = {}): LocalPendingSubmissions {
    const hold = <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const turn = (this.queues.get(name) ?? Promise.resolve()).then(work, work);
      this.queues.set(name, turn);
      return turn;
    };
    return new LocalPendingSubmissions('etrading.session.TW', {
      storage: () => this.storage,
      hold,
      crypto,
      ...differing,
    });
  }

  private get storage() {
    const { texts } = this;
    return {
      getItem: (name: string) => texts.get(name) ?? null,
      setItem: (name: string, text: string) => void texts.set(name, text),
      removeItem: (name: string) => void texts.delete(name),
      key: (index: number) => [...texts.keys()][index] ?? null,
      get length() {
        return texts.size;
      },
    };
  }
}

const write = (tab: LocalPendingSubmissions, pending: PendingSubmission, of = subject) =>
  tab.hold(of, (entry) => Promise.resolve(entry.write(pending)));
const read = (tab: LocalPendingSubmissions, of = subject) => tab.hold(of, (entry) => Promise.resolve(entry.read()));

const withoutDigests: SubmissionsPage['crypto'] = { getRandomValues: (array) => crypto.getRandomValues(array) };

describe('the pending submissions of a device', () => {
  it('[API-89, API-90] the pending submissions of a device are the same in every tab and after a reload, for this client and submission alone', async () => {
    const device = new Device();
    await write(device.tab(), sent);
    expect(await read(device.tab())).toEqual(sent);
    expect(await read(device.tab(), { ...subject, userId: 'U-1' })).toBeUndefined();
    expect(await read(device.tab(), { ...subject, name: 'other' })).toBeUndefined();
    await device.tab().hold(subject, (entry) => Promise.resolve(entry.remove()));
    expect([await read(device.tab()), device.texts.size]).toEqual([undefined, 0]);
  });

  it('[R13] tell whoever reads the storage neither whose nor what they are', async () => {
    const device = new Device();
    await write(device.tab(), sent);
    expect([...device.texts.keys()].join()).toMatch(/^etrading\.pending\.[0-9a-f]{64}$/);
    expect(JSON.stringify([...device.texts])).not.toMatch(/4711|top-up/);
  });

  it('[API-90] the pending submissions of a device are held by one tab at a time', async () => {
    const device = new Device();
    const told: string[] = [];
    let letGo = (): void => undefined;
    const first = device.tab().hold(subject, async () => {
      told.push('first begins');
      await new Promise<void>((resolve) => (letGo = resolve));
      told.push('first ends');
    });
    await settled();
    const second = device.tab().hold(subject, () => Promise.resolve(void told.push('second')));
    await settled();
    letGo();
    await Promise.all([first, second]);
    expect(told).toEqual(['first begins', 'first ends', 'second']);
  });

  it('[API-90] the pending submissions of a device are remembered by the page where the browser gives it no storage, locks or digests', async () => {
    const refused = {
      storage: () => {
        throw new Error('refused');
      },
    };
    for (const differing of [refused, { hold: undefined }, { crypto: withoutDigests }]) {
      const tab = new Device().tab(differing);
      await write(tab, sent);
      expect(await read(tab)).toEqual(sent);
      const turns = await Promise.all([
        tab.hold(subject, () => Promise.resolve(1)),
        tab.hold(subject, () => Promise.resolve(2)),
      ]);
      expect(turns).toEqual([1, 2]);
    }
  });

  it('[API-90] keep what was sent however many keys were chosen and never used', async () => {
    const device = new Device();
    await write(device.tab(), sent);
    for (let name = 0; name < 40; name += 1)
      await write(device.tab(), { key: device.tab().newKey(), isSent: false }, { ...subject, name: String(name) });
    expect([await read(device.tab()), device.texts.size < 30]).toEqual([sent, true]);
  });

  it('[API-90] take garbage for nothing', async () => {
    const device = new Device();
    await write(device.tab(), sent);
    const [name = ''] = device.texts.keys();
    for (const text of ['', '{', '{"key":"a b","isSent":true}', '{"key":"drawn:12345678"}', 'null']) {
      device.texts.set(name, text);
      expect(await read(device.tab())).toBeUndefined();
    }
  });
});
