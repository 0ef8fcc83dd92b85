import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import { CommunicationPreferences } from '../../../application/ports/clients/communication-preferences';
import { SessionEpoch } from '../../../application/session/session-epoch';
import type { CommunicationPreference, StoredCommunication } from '../../../domain/clients/communication-preference';
import { err, ok } from '../../../domain/kernel/result';
import { CommunicationViewModel } from '../../../ui/screens/account/communication/communication-view-model';
import { commitDeadline } from '../../../domain/submissions/commit-deadline';
import { afterDeadline } from '../../builders/after-deadline';
import { settled } from '../../builders/settled';
import { TestClock } from '../../builders/test-clock';

const lost: CallFailure = { kind: 'no-answer', reason: 'timeout' };
const refused: CallFailure = { kind: 'rejected', errors: [{ code: 'PREFERENCE_UNREACHABLE' }] };
const first: CommunicationPreference = {
  language: 'zh_TW',
  statements: 'post',
  contractNotes: 'email',
  news: { email: true, sms: false, telephone: false, post: false },
};

/** A server that keeps wishes; it can be let fail before it keeps, or lose its answer after. */
class KeptPreferences extends CommunicationPreferences {
  readonly asked: string[] = [];
  fails: 'before' | 'after' | 'always' | 'refused' | 'unauthorized' | undefined;
  private saves = 0;

  constructor(public kept: StoredCommunication) {
    super();
  }

  async current(): AsyncResult<StoredCommunication> {
    this.asked.push('read');
    return Promise.resolve(this.fails === 'always' ? err(lost) : ok(this.kept));
  }

  async save(preference: CommunicationPreference): AsyncResult<StoredCommunication> {
    this.asked.push('keep');
    await settled();
    if (this.fails === 'refused') return err(refused);
    if (this.fails === 'unauthorized') return err({ kind: 'unauthorized', errors: [] });
    if (this.fails !== 'before' && this.fails !== 'always')
      this.kept = { ...this.kept, preference, savedAt: `save ${String(++this.saves)}` };
    return this.fails ? err(lost) : ok(this.kept);
  }
}

async function page(contact: StoredCommunication['contact'] = { email: 'w***@example.test', mobile: '09****678' }) {
  const source = new KeptPreferences({ preference: first, contact, savedAt: 'before' });
  const clock = new TestClock();
  const view = new CommunicationViewModel(source, 'TW', { clock, epoch: new SessionEpoch() });
  view.load();
  await settled();
  source.asked.length = 0;
  return { view, source, clock };
}

describe('the communication preferences', () => {
  it('[ACCT-03] save everything at once, once however often the client asks, and say when', async () => {
    const { view, source } = await page();
    view.change({ statements: 'email', language: 'en_US' });
    view.consent('sms', true);
    expect([view.isChanged, view.savedAt]).toEqual([true, 'before']);
    await Promise.all([view.save(), view.save()]);
    expect(source.asked).toEqual(['keep']);
    expect(source.kept.preference).toEqual({
      language: 'en_US',
      statements: 'email',
      contractNotes: 'email',
      news: { email: true, sms: true, telephone: false, post: false },
    });
    expect([view.phase.kind, view.savedAt, view.isChanged]).toEqual(['saved', 'save 1', false]);
  });

  it('[ACCT-03] take back a consent, or all of them, and go back to what is kept', async () => {
    const { view } = await page();
    expect(view.wantsNews).toBe(true);
    view.consent('post', true);
    view.refuseNews();
    expect([view.wantsNews, view.isChanged]).toEqual([false, true]);
    view.abandon();
    expect([view.wantsNews, view.isChanged, view.draft]).toEqual([true, false, first]);
  });

  it('[ACCT-03] send nothing that doesn’t lead to the client, and say what it is', async () => {
    const { view, source } = await page({ mobile: '09****678' });
    expect(view.problems).toEqual(['contractNotes', 'news-email']);
    await view.save();
    expect(source.asked).toEqual([]);
    view.change({ contractNotes: 'post' });
    view.consent('email', false);
    expect(view.problems).toEqual([]);
    await view.save();
    expect(view.phase.kind).toBe('saved');
  });

  it('[ACCT-03] keep what the client chose when a save fails or is refused', async () => {
    const { view, source, clock } = await page();
    const said = { before: 'failed', refused: 'failed', always: 'unknown' };
    for (const fails of ['before', 'refused', 'always'] as const) {
      source.fails = fails;
      view.change({ statements: 'email' });
      await afterDeadline(clock, view.save());
      expect([view.phase.kind, view.draft?.statements, view.isChanged]).toEqual([said[fails], 'email', true]);
    }
    const reads = ['read', 'read', 'read'];
    expect(source.asked).toEqual(['keep', ...reads, 'keep', 'keep', ...reads]);
  });

  it('[ACCT-03, OPEN-16] ask nothing more when a save had no session', async () => {
    const { view, source } = await page();
    source.fails = 'unauthorized';
    view.change({ statements: 'email' });
    await view.save();
    expect([source.asked, view.phase.kind]).toEqual([['keep'], 'failed']);
  });

  it('[ACCT-03] ask what is kept before saying that a save whose answer was lost has failed', async () => {
    const { view, source } = await page();
    source.fails = 'after';
    view.change({ statements: 'email' });
    await view.save();
    expect(source.asked).toEqual(['keep', 'read']);
    expect([view.phase.kind, view.savedAt, view.isChanged]).toEqual(['saved', 'save 1', false]);
  });

  it('[ACCT-03] save what was in the form when the save began, whatever is done to it meanwhile', async () => {
    const { view, source } = await page();
    view.change({ statements: 'email' });
    const saving = view.save();
    view.change({ statements: 'post' });
    view.refuseNews();
    view.abandon();
    await saving;
    expect(source.kept.preference).toEqual({ ...first, statements: 'email' });
  });

  it('[ACCT-03, OPEN-16] leave the form as it is while a save is under way or looked up, which the server may still carry out', async () => {
    const { view, source, clock } = await page();
    source.fails = 'before';
    view.change({ statements: 'email' });
    const saving = view.save();
    for (const phase of ['sending', 'finding']) {
      expect(view.phase.kind).toBe(phase);
      view.change({ statements: 'post' });
      view.refuseNews();
      view.abandon();
      await settled();
    }
    source.fails = undefined;
    await source.save({ ...first, statements: 'email' });
    await afterDeadline(clock, saving);
    expect([view.phase.kind, view.savedAt, view.draft]).toEqual(['saved', 'save 1', { ...first, statements: 'email' }]);
  });

  it('[ACCT-03] hold nothing before they are loaded', async () => {
    const view = new CommunicationViewModel(new KeptPreferences({ preference: first, contact: {} }), 'TW', {
      clock: new TestClock(),
      epoch: new SessionEpoch(),
    });
    view.change({ statements: 'email' });
    view.consent('sms', true);
    view.refuseNews();
    await view.save();
    expect([view.draft, view.problems, view.wantsNews, view.savedAt]).toEqual([undefined, [], false, undefined]);
  });

  it('[ACCT-03] no order of changes, saves and answers says saved for preferences that aren’t kept, nor loses a change unsaid', async () => {
    const act = fc.record({
      does: fc.constantFrom('email', 'post', 'news', 'save', 'abandon'),
      fails: fc.constantFrom(undefined, 'before' as const, 'after' as const),
    });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(act, { maxLength: 8 }), async (scheduler, acts) => {
        const { view, source, clock } = await page();
        const keep = source.save.bind(source);
        source.save = async (wish) => {
          await scheduler.schedule(Promise.resolve(), 'a save');
          return keep(wish);
        };
        const done = scheduler.scheduleSequence(
          acts.map(({ does, fails }) => async () => {
            if (!view.isBusy) source.fails = fails;
            if (does === 'email' || does === 'post') view.change({ statements: does });
            if (does === 'news') view.refuseNews();
            if (does === 'abandon') view.abandon();
            if (does === 'save') void view.save();
            await settled();
          }),
        );
        await scheduler.waitFor(done.task);
        await scheduler.waitIdle();
        await settled();
        for (let look = 0; view.isBusy && look < 2; look += 1) {
          clock.advance(commitDeadline);
          await settled();
        }
        expect(view.isBusy).toBe(false);
        if (view.phase.kind === 'saved') expect(view.draft).toEqual(source.kept.preference);
        if (!view.isChanged) expect(view.draft).toEqual(source.kept.preference);
      }),
      { numRuns: 60 },
    );
  });
});
