import { describe, expect, it } from 'vitest';
import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import { type ContactRequest, Contacts, type OwnContact } from '../../../application/ports/clients/contacts';
import { ChangeContact } from '../../../application/credentials/change-contact';
import { SessionEpoch } from '../../../application/session/session-epoch';
import { err, ok } from '../../../domain/kernel/result';
import { ContactViewModel } from '../../../ui/screens/account/details/contact-view-model';
import { TestClock } from '../../builders/test-clock';

const waiting: ContactRequest = {
  id: 'C1',
  field: 'mobile',
  value: '9***2222',
  requestedAt: '2026-03-04T02:00:00Z',
  effectiveAt: '2026-03-07T02:00:00Z',
};
const rejected = (code: string): CallFailure => ({ kind: 'rejected', errors: [{ code }] });
const withoutAnswer: readonly CallFailure[] = [
  { kind: 'no-answer', reason: 'timeout' },
  { kind: 'server-error', status: 500 },
  { kind: 'malformed' },
];

/** A server that keeps what it is sent, and answers with a failure where it is told to, whatever it did. */
class KeptContacts extends Contacts {
  kept: OwnContact = { onFile: { email: 'l***@example.test' }, changes: [waiting] };
  failure: CallFailure | undefined;
  reads = 0;

  async current(): AsyncResult<OwnContact> {
    this.reads += 1;
    return ok(this.kept);
  }

  async request({ field, value }: Parameters<Contacts['request']>[0]): AsyncResult<OwnContact> {
    if (this.failure?.kind === 'rejected') return err(this.failure);
    this.kept = { ...this.kept, changes: [...this.kept.changes, { ...waiting, id: 'C2', field, value }] };
    return this.failure ? err(this.failure) : ok(this.kept);
  }

  async cancel(id: string): AsyncResult<OwnContact> {
    if (this.failure?.kind === 'rejected') return err(this.failure);
    this.kept = { ...this.kept, changes: this.kept.changes.filter((change) => change.id !== id) };
    return this.failure ? err(this.failure) : ok(this.kept);
  }
}

async function opened() {
  const contacts = new KeptContacts();
  const announced: string[] = [];
  const sessionEnd = { announce: (reason: string) => void announced.push(reason) };
  const context = { clock: new TestClock(), epoch: new SessionEpoch() };
  const view = new ContactViewModel(contacts, new ChangeContact({ contacts, sessionEnd, context }), 'HK');
  await view.contact.load();
  view.edit('email');
  view.typeValue('new@example.test');
  view.typeSecret('528314');
  return { contacts, view, announced, idsShown: () => view.contact.value?.changes.map(({ id }) => id) };
}

const formOf = ({ open, value, secret }: ContactViewModel) => [open, value, secret];

describe('the contact of a client', () => {
  it('[R14] keeps the open form of one part, with what was typed, when a request for another is given up', async () => {
    const { view, idsShown } = await opened();
    await view.cancel('C1', 'mobile');
    expect([view.result, idsShown()]).toEqual([{ kind: 'cancelled', field: 'mobile' }, []]);
    expect(formOf(view)).toEqual(['email', 'new@example.test', '528314']);
    await view.submit();
    expect([view.result, formOf(view)]).toEqual([{ kind: 'requested', field: 'email' }, [undefined, '', '']]);
  });

  it('[R14] shows that a request waits no more where it was given up or took effect meanwhile', async () => {
    const { contacts, view, idsShown } = await opened();
    contacts.kept = { ...contacts.kept, changes: [] };
    contacts.failure = rejected('CONTACT_CHANGE_UNKNOWN');
    await view.cancel('C1', 'mobile');
    expect([view.result, idsShown(), view.isBusy]).toEqual([{ kind: 'gone', field: 'mobile' }, [], false]);
    expect(formOf(view)).toEqual(['email', 'new@example.test', '528314']);
  });

  it.each(withoutAnswer)(
    '[R14, OPEN-16] a call without an understood answer has an unknown result, and what is on record is shown: $kind',
    async (failure) => {
      const { contacts, view, idsShown } = await opened();
      contacts.failure = failure;
      await view.submit();
      expect([view.result, idsShown(), view.secret]).toEqual([{ kind: 'unknown' }, ['C1', 'C2'], '']);
      await view.cancel('C1', 'mobile');
      expect([view.result, idsShown()]).toEqual([{ kind: 'unknown' }, ['C2']]);
    },
  );

  it('[R14, OPEN-16] a request refused without a session may have been made: that is said here, and nothing more is asked in it', async () => {
    const { contacts, view, announced } = await opened();
    contacts.failure = { kind: 'unauthorized', errors: [{ code: 'SESSION_EXPIRED' }] };
    await view.submit();
    expect([view.result, view.isBusy, contacts.reads]).toEqual([{ kind: 'session-over' }, false, 1]);
    expect(announced).toEqual(['change-unconfirmed']);
  });

  it.each([
    ['CONTACT_MISSING', 'missing'],
    ['CONTACT_INVALID', 'invalid'],
    ['CONTACT_UNCHANGED', 'unchanged'],
  ])('[R14] says %s at the field, and asks for nothing again', async (code, problem) => {
    const { contacts, view } = await opened();
    contacts.failure = rejected(code);
    await view.submit();
    expect([view.problem, view.result, contacts.reads]).toEqual([problem, undefined, 1]);
    expect(formOf(view)).toEqual(['email', 'new@example.test', '']);
  });

  it('[R14, AUTH-44] says a wrong secret at its field, and any other refusal as what it is', async () => {
    const { contacts, view } = await opened();
    contacts.failure = rejected('RE_AUTH_CREDENTIAL');
    await view.submit();
    expect([view.secretProblem, view.result]).toEqual(['invalid', undefined]);
    contacts.failure = rejected('LOG0005');
    view.typeSecret('528314');
    await view.submit();
    expect(view.result).toEqual({ kind: 'failed', failure: contacts.failure });
  });
});
