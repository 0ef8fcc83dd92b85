import { makeAutoObservable, runInAction } from 'mobx';
import type { IdentityDocuments, UploadAnswer } from '../../../application/ports/documents/identity-documents';
import type { AsyncResult } from '../../../application/ports/call-failure';
import type { SubmissionSubject } from '../../../application/ports/submissions/pending-submissions';
import type { SubmitOnce } from '../../../application/submissions/submit-once';
import type { Users } from '../../../application/ports/clients/users';
import { reactivationEligibility } from '../../../domain/clients/feature-gates';
import type { User } from '../../../domain/clients/user';
import { canReactivateByUpload } from '../../../domain/documents/reactivation';
import type { Eligibility } from '../../../domain/clients/eligibility';
import { ok } from '../../../domain/kernel/result';
import { readUpload, uploadFacts } from '../../documents/read-upload';
import { AsyncResource } from '../../stores/async-resource';
import { uploadPhaseAfter, type UploadPhase } from './upload-phase';

/** The dependencies of the upload beside its ports. */
export type UploadDependencies = {
  readonly users: Users;
  readonly uploadBytes: number;
  readonly once: SubmitOnce;
};

/**
 * One document on its way: chosen, looked at, sent once, and never called failed while it may have arrived
 * [DOC-01..04].
 */
export class DocumentUploadViewModel {
  readonly user: AsyncResource<User>;
  phase: UploadPhase = { kind: 'empty' };
  private choices = 0;

  constructor(
    private readonly documents: IdentityDocuments,
    private readonly means: UploadDependencies,
  ) {
    this.user = new AsyncResource(() => means.users.current());
    makeAutoObservable<this, 'documents' | 'means' | 'choices'>(
      this,
      { user: false, documents: false, means: false, choices: false },
      { autoBind: true, deep: false },
    );
  }

  get loading(): boolean {
    return this.phase.kind === 'sending' || this.phase.kind === 'finding';
  }

  get isUploadSuccess(): boolean {
    return this.phase.kind === 'received';
  }

  /** The server's own text beside yes or no [DOC-02]. */
  get message(): string | undefined {
    return this.phase.kind === 'received' || this.phase.kind === 'failed' ? this.phase.message : undefined;
  }

  /** The client's eligibility to send a document; a client without a stated one needn't send any [DOC-13, OPEN-57]. */
  get eligibility(): Eligibility | undefined {
    const user = this.user.value;
    return user && (reactivationEligibility(user) ?? 'NOT_ELIGIBLE');
  }

  /** True when the client may send a document. */
  get canSend(): boolean {
    return canReactivateByUpload(this.eligibility);
  }

  load(): void {
    void this.user.load();
  }

  /** Begins anew; what is on its way is let go [DOC-03]. */
  reset(): void {
    this.choices += 1;
    this.phase = { kind: 'empty' };
  }

  /** Takes a file that may be sent, or says why it may not [DOC-05..11]. */
  async choose(file: File): Promise<void> {
    if (this.loading) return;
    const choice = ++this.choices;
    const read = await readUpload(file, this.means.uploadBytes);
    const pending = read.ok ? await this.means.once.begin(this.subjectOf(file)) : undefined;
    runInAction(() => {
      if (choice !== this.choices) return;
      if (!read.ok) this.phase = { kind: 'refused', file, problem: read.error };
      else if (pending) this.phase = { kind: pending.isSent ? 'unknown' : 'chosen', file, key: pending.key };
    });
  }

  /** The chosen file is no picture that can be shown [DOC-10]. */
  refuseAsUnreadable(file: File): void {
    if (this.phase.kind === 'chosen' && this.phase.file === file)
      this.phase = { kind: 'refused', file, problem: 'R03' };
  }

  /** Sends the document, or sends it again under the same key. */
  async send(): Promise<void> {
    const { phase, means } = this;
    const user = this.user.value;
    if (!user || (phase.kind !== 'chosen' && phase.kind !== 'unknown' && phase.kind !== 'failed')) return;
    const { file, key } = phase;
    const choice = ++this.choices;
    this.phase = { kind: 'sending', file, key, share: 0 };
    const document = { requestBy: user.userId, file: await uploadFacts(file) };
    const onProgress = (share: number): void => {
      if (choice === this.choices) this.progress(share);
    };
    const outcome = await means.once.execute({
      subject: this.subjectOf(file),
      pending: { key },
      send: () => this.documents.send(document, file, { key, onProgress }),
      lookup: () => this.recorded(),
      onStep: (step) => {
        if (choice !== this.choices) return;
        const started: UploadPhase =
          step === 'finding' ? { kind: step, file, key } : { kind: step, file, key, share: 0 };
        runInAction(() => (this.phase = started));
      },
    });
    runInAction(() => {
      if (choice === this.choices) this.phase = uploadPhaseAfter(outcome, { file, key });
    });
    // It may be that none is wanted of the client any more.
    if (outcome.kind === 'received' && !outcome.answer.success) await this.user.load();
  }

  /** Looks up in the client's state whether a document has arrived [DOC-13, ENUM-03]. */
  private async recorded(): AsyncResult<UploadAnswer | undefined> {
    const state = await this.means.users.current();
    if (!state.ok) return state;
    return ok(reactivationEligibility(state.value) === 'REQUESTED' ? { success: true } : undefined);
  }

  /** Treats a file that is chosen again, also after a reload, as the same submission. */
  private subjectOf({ name, size, lastModified }: File): SubmissionSubject {
    const userId = this.user.value?.userId ?? '';
    return { userId, kind: 'identity-document', name: `${name} ${size} ${lastModified}` };
  }

  private progress(share: number): void {
    if (this.phase.kind === 'sending') this.phase = { ...this.phase, share };
  }
}
