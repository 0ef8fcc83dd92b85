import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import {
  IdentityDocuments,
  type UploadOptions,
  type UploadAnswer,
} from '../../../application/ports/documents/identity-documents';
import { Users } from '../../../application/ports/clients/users';
import type { HkUser, TwUser, User } from '../../../domain/clients/user';
import type { IdentityDocument } from '../../../domain/documents/identity-document';
import { err, ok, type Result } from '../../../domain/kernel/result';
import type { Eligibility } from '../../../domain/clients/eligibility';
import { DocumentUploadViewModel } from '../../../ui/screens/document-upload/document-upload-view-model';
import { afterDeadline } from '../../builders/after-deadline';
import { SubmissionsDevice, submitOnceInMemory } from '../../builders/memory-submissions';
import { settled } from '../../builders/settled';

const lost: CallFailure = { kind: 'no-answer', reason: 'timeout' };
const jpeg = (name = 'passport.jpg', size = 20_000) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(size - 3)], name, { type: 'image/jpeg' });

const client = (eligibility?: Eligibility): HkUser => ({
  region: 'HK',
  userId: 'C1',
  userNameWithTitle: 'Mr Ng',
  ineligibleReasons: [],
  msAccounts: [],
  taAccountHKs: [],
  amlReactivationEligibility: eligibility,
});
const taiwan: TwUser = { region: 'TW', userId: 'C2', userNameWithTitle: '林先生', accountSupplementalInfoList: [] };

class StatedClient extends Users {
  constructor(public user: User) {
    super();
  }
  current() {
    return Promise.resolve(ok(this.user));
  }
}

/** Answers as it is told, and remembers what it was sent. */
class StatedDocuments extends IdentityDocuments {
  readonly sent: { readonly document: IdentityDocument; readonly key: string }[] = [];
  answers: (() => Promise<Result<UploadAnswer, CallFailure>>)[] = [];

  send(document: IdentityDocument, _: Blob, { key, onProgress }: UploadOptions): AsyncResult<UploadAnswer> {
    this.sent.push({ document, key });
    onProgress(0.5);
    return this.answers.shift()?.() ?? Promise.resolve(ok({ success: true }));
  }
}

async function page(user: User = client('ELIGIBLE'), device = new SubmissionsDevice()) {
  const documents = new StatedDocuments();
  const users = new StatedClient(user);
  const { once, clock } = submitOnceInMemory(device);
  const view = new DocumentUploadViewModel(documents, { users, uploadBytes: 10_485_760, once });
  view.load();
  await settled();
  const answers = (...given: Result<UploadAnswer, CallFailure>[]) => {
    documents.answers = given.map((one) => () => Promise.resolve(one));
  };
  return { view, documents, users, answers, clock, device };
}

/** The device after the page that was open is gone. */
function reloaded({ entries }: SubmissionsDevice): SubmissionsDevice {
  const device = new SubmissionsDevice();
  for (const [subject, pending] of entries) device.entries.set(subject, pending);
  return device;
}

describe('the document upload', () => {
  it('[DOC-01, DOC-02, API-90] sends the chosen picture once however often the client asks, and says when it was received', async () => {
    const { view, documents, answers } = await page();
    answers(ok({ success: true, message: 'Reference 7', answeredAt: '2026-11-20T02:00:00.000Z' }));
    await view.choose(jpeg());
    expect([view.loading, view.isUploadSuccess, view.message]).toEqual([false, false, undefined]);
    const sent = view.send();
    expect(view.loading).toBe(true);
    await Promise.all([sent, view.send()]);
    expect([view.loading, view.isUploadSuccess, view.message]).toEqual([false, true, 'Reference 7']);
    expect(view.phase).toMatchObject({ at: '2026-11-20T02:00:00.000Z' });
    const [{ document, key } = { document: undefined, key: '' }, ...more] = documents.sent;
    expect([document?.requestBy, document?.file.name, document?.file.head[0], key, more]).toEqual([
      'C1',
      'document.jpg',
      0xff,
      'drawn:key-1',
      [],
    ]);
  });

  it('[DOC-03] clears success and message when it is reset', async () => {
    const { view, answers } = await page();
    answers(ok({ success: true, message: 'Reference 7' }));
    await view.choose(jpeg());
    await view.send();
    view.reset();
    expect([view.isUploadSuccess, view.message, view.phase.kind]).toEqual([false, undefined, 'empty']);
  });

  it.each([
    ['R03', new File(['%PDF-1.7'.repeat(2000)], 'passport.jpg')],
    ['R01', jpeg('passport.jpg', 10_485_761)],
    ['R02', jpeg('passport.jpg', 10_239)],
  ] as const)('[DOC-05..11, ERR-95..98] sends nothing that rule %s refuses', async (problem, file) => {
    const { view, documents } = await page();
    await view.choose(file);
    expect(view.phase).toMatchObject({ kind: 'refused', problem, file });
    await view.send();
    expect(documents.sent).toEqual([]);
  });

  it.each([
    ['護照.jpg', jpeg('護照.jpg'), 'document.jpg'],
    ['a photo saved as .jfif', jpeg('photo.jfif'), 'document.jpg'],
    [
      'a PNG whose name says .jpg',
      new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, ...Array<number>(12_000)])], 'scan.jpg', {
        type: 'image/jpeg',
      }),
      'document.png',
    ],
  ])('[DOC-05, DOC-06, DOC-11, OPEN-52] takes %s, and sends it under a safe name', async (_, file, name) => {
    const { view, documents, answers } = await page();
    answers(ok({ success: true }));
    await view.choose(file);
    await view.send();
    expect(documents.sent.map(({ document }) => document.file.name)).toEqual([name]);
  });

  it('[DOC-10] refuses a file that can’t be read or shown', async () => {
    const { view } = await page();
    const gone = jpeg();
    gone.slice = () => {
      throw new Error('the file has gone');
    };
    await view.choose(gone);
    expect(view.phase).toMatchObject({ kind: 'refused', problem: 'R03' });
    const broken = jpeg();
    await view.choose(broken);
    view.refuseAsUnreadable(jpeg());
    expect(view.phase.kind).toBe('chosen');
    view.refuseAsUnreadable(broken);
    expect(view.phase).toMatchObject({ kind: 'refused', problem: 'R03' });
  });

  it('[DOC-02, OPEN-16] says that the server failed where it said so and nothing arrived, and sends it again under the same key', async () => {
    const { view, documents, answers, clock } = await page();
    const failure = { kind: 'server-error', status: 507 } as const;
    answers(err(failure), ok({ success: true }));
    await view.choose(jpeg());
    await afterDeadline(clock, view.send());
    expect(view.phase).toMatchObject({ kind: 'failed', failure });
    await view.send();
    expect([view.isUploadSuccess, new Set(documents.sent.map(({ key }) => key)).size]).toEqual([true, 1]);
  });

  it.each([lost, { kind: 'malformed' }] as const)(
    '[DOC-02, API-90] never calls it failed when the answer is lost (%j), and sends it again under the same key',
    async (failure) => {
      const { view, documents, answers, clock } = await page();
      answers(err(failure), ok({ success: true }));
      await view.choose(jpeg());
      await afterDeadline(clock, view.send());
      expect(view.phase.kind).toBe('unknown');
      await view.send();
      expect([view.isUploadSuccess, documents.sent.map(({ key }) => key)]).toEqual([
        true,
        ['drawn:key-1', 'drawn:key-1'],
      ]);
    },
  );

  it('[DOC-13, ENUM-03] takes it for received when the answer is lost but the server says it has been asked', async () => {
    const { view, users, answers } = await page();
    answers(err(lost));
    await view.choose(jpeg());
    users.user = client('REQUESTED');
    await view.send();
    expect(view.isUploadSuccess).toBe(true);
  });

  it('[DOC-02, API-90, OPEN-16] the document upload doesn’t say that it can be sent again before the server’s deadline, and takes it for received when it came late', async () => {
    const { view, users, answers, clock, documents } = await page();
    answers(err(lost));
    await view.choose(jpeg());
    const sending = view.send();
    expect(view.phase).toMatchObject({ kind: 'sending' });
    await settled();
    expect([view.phase.kind, view.loading]).toEqual(['finding', true]);
    users.user = client('REQUESTED');
    await afterDeadline(clock, sending);
    expect([view.isUploadSuccess, documents.sent.length]).toEqual([true, 1]);
  });

  it('[DOC-02, API-90, OPEN-16] keeps its key over a reload, and looks for what was sent before it is sent again', async () => {
    const before = await page();
    before.documents.answers = [() => new Promise(() => undefined)];
    const file = jpeg();
    await before.view.choose(file);
    void before.view.send();
    await settled();
    const { view, documents, users } = await page(client('ELIGIBLE'), reloaded(before.device));
    await view.choose(file);
    expect(view.phase).toMatchObject({ kind: 'unknown', key: 'drawn:key-1' });
    users.user = client('REQUESTED');
    await view.send();
    expect([view.isUploadSuccess, documents.sent]).toEqual([true, []]);
  });

  it('[DOC-04, ERR-24, OPEN-52] explains a refusal by its code, and shows the server’s words for any other', async () => {
    const { view, answers } = await page();
    answers(
      ok({ success: false, message: 'R01' }),
      err({ kind: 'rejected', errors: [{ code: 'R03' }] }),
      ok({ success: false, message: 'We have one already.' }),
      err({ kind: 'rejected', errors: [{ code: 'BUSY' }] }),
      ok({ success: false }),
    );
    for (const problem of ['R01', 'R03']) {
      await view.choose(jpeg());
      await view.send();
      expect(view.phase).toMatchObject({ kind: 'refused', problem });
    }
    await view.choose(jpeg());
    await view.send();
    expect([view.phase.kind, view.message]).toEqual(['failed', 'We have one already.']);
    await view.send();
    expect(view.phase).toMatchObject({ kind: 'failed', failure: { kind: 'rejected' } });
    await view.send();
    expect([view.phase.kind, view.message]).toEqual(['failed', undefined]);
  });

  it('[DOC-13, ENUM-03, OPEN-57] the document upload is open to whom a document is wanted of, and tells everyone else how it stands', async () => {
    const stands = async (user: User) => {
      const { view } = await page(user);
      return [view.canSend, view.eligibility];
    };
    expect(await stands(client('ELIGIBLE'))).toEqual([true, 'ELIGIBLE']);
    expect(await stands(client('REQUESTED'))).toEqual([false, 'REQUESTED']);
    expect(await stands(client('SYSTEM_FAIL'))).toEqual([false, 'SYSTEM_FAIL']);
    expect(await stands(client())).toEqual([false, 'NOT_ELIGIBLE']);
    expect(await stands(taiwan)).toEqual([false, 'NOT_ELIGIBLE']);
  });

  it('[DOC-02, DOC-03] no order of choosing, sending, resetting and answers shows what became of another file', async () => {
    const act = fc.constantFrom('choose', 'send', 'reset');
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(act, { minLength: 1, maxLength: 8 }), async (scheduler, acts) => {
        const { view, documents } = await page();
        let files = 0;
        documents.answers = acts.map(() => async () => {
          // All are sent under one name; each has a size of its own.
          const mine = `file${String((documents.sent.at(-1)?.document.file.size ?? 0) - 20_000)}.jpg`;
          await scheduler.schedule(Promise.resolve(), `answer to ${mine}`);
          return ok({ success: true, message: mine });
        });
        let latest = '';
        const wishes = scheduler.scheduleSequence(
          acts.map((name) => async () => {
            if (name === 'reset') view.reset();
            if (name === 'send') void view.send();
            if (name === 'choose' && !view.loading) {
              latest = `file${String(++files)}.jpg`;
              await view.choose(jpeg(latest, 20_000 + files));
            }
            await settled();
          }),
        );
        await scheduler.waitFor(wishes.task);
        await scheduler.waitIdle();
        await settled();
        if (view.phase.kind === 'received') expect(view.message).toBe(latest);
        else if ('file' in view.phase) expect(view.phase.file.name).toBe(latest);
        expect(new Set(documents.sent.map(({ key }) => key)).size).toBe(documents.sent.length);
      }),
      { numRuns: 40 },
    );
  });
});
