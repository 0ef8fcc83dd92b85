import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../application/ports/clock';
import type { KeepAlive } from '../../application/ports/session/keep-alive';
import type { TabChannel } from '../../application/ports/session/tab-channel';

type IdleLimits = {
  readonly idleSeconds: number;
  readonly idleWarningSeconds: number;
  readonly heartbeatSeconds: number;
};

/** Watches for a client who went away, in all tabs together [OPEN-11, SESS-02, SESS-09]. */
export class IdleStore {
  /** Seconds left while the dialog asks; undefined while the client is active. */
  secondsLeft: number | undefined;
  /** True when the server didn't get the last heartbeat, so that its session may end while the client is active. */
  isUnheard = false;
  private session = '';
  private lastActivity = 0;
  private lastHeartbeat = 0;

  constructor(
    private readonly clock: Clock,
    private readonly tabs: TabChannel,
    private readonly keepAlive: KeepAlive,
    private readonly limits: IdleLimits,
  ) {
    makeAutoObservable<this, 'clock' | 'tabs' | 'keepAlive' | 'limits' | 'session' | 'lastActivity' | 'lastHeartbeat'>(
      this,
      {
        clock: false,
        tabs: false,
        keepAlive: false,
        limits: false,
        session: false,
        lastActivity: false,
        lastHeartbeat: false,
      },
      { autoBind: true, deep: false },
    );
  }

  /**
   * Watches over the session of this name from now on, whose other tabs hear that the client has opened one more;
   * `onIdle` is called once when the time is over. Returns how to stop.
   */
  start(session: string, onIdle: () => void): () => void {
    this.session = session;
    this.isUnheard = false;
    this.lastHeartbeat = this.clock.now();
    this.announceActivity();
    let cancel = () => {};
    const tick = () => {
      if (this.check()) onIdle();
      else cancel = this.clock.after(1000, tick);
    };
    cancel = this.clock.after(1000, tick);
    const unsubscribe = this.tabs.onMessage((news) => {
      if (news.kind === 'activity' && news.session === session) this.noteActivity(news.at);
      if (news.kind === 'heartbeat' && news.session === session) this.noteHeartbeat(news.at, news.isHeard);
    });
    return () => {
      cancel();
      unsubscribe();
      this.show(undefined);
    };
  }

  /** The client did something; while the dialog asks, only "continue" counts. */
  touch(): void {
    if (this.secondsLeft === undefined && this.clock.now() - this.lastActivity >= 1000) this.announceActivity();
  }

  /**
   * Keeps the session of a client who was asked and stays, here and at the server. A server that doesn't extend it on
   * demand is told by a heartbeat; one that says that the session is over has ended it [API-20, OPEN-11].
   */
  async stay(): Promise<void> {
    this.announceActivity();
    this.lastHeartbeat = this.clock.now();
    const answer = await this.keepAlive.refresh();
    if (!answer.ok && answer.error.kind !== 'superseded' && answer.error.kind !== 'unauthorized') await this.beat();
  }

  /**
   * Tells the server that the client is here, for all tabs of the session; not being heard is said until a later heartbeat
   * is [SESS-09].
   */
  async beat(): Promise<void> {
    const { session } = this;
    const at = this.clock.now();
    this.lastHeartbeat = at;
    this.isUnheard = false;
    this.tabs.broadcast({ kind: 'heartbeat', session, at });
    const answer = await this.keepAlive.heartbeat();
    const isHeard = answer.ok || answer.error.kind === 'superseded';
    runInAction(() => {
      this.isUnheard = session === this.session && !isHeard;
    });
    this.tabs.broadcast({ kind: 'heartbeat', session, at, isHeard });
  }

  private announceActivity(): void {
    const now = this.clock.now();
    this.noteActivity(now);
    this.tabs.broadcast({ kind: 'activity', session: this.session, at: now });
  }

  /** Another tab's heartbeat is this tab's too, and so is that it wasn't heard. */
  private noteHeartbeat(at: number, isHeard?: boolean): void {
    this.lastHeartbeat = Math.max(this.lastHeartbeat, Math.min(at, this.clock.now()));
    if (isHeard !== undefined) this.isUnheard = !isHeard;
  }

  private noteActivity(at: number): void {
    this.lastActivity = Math.max(this.lastActivity, Math.min(at, this.clock.now()));
    this.show(undefined);
  }

  /** True when the time is over. */
  private check(): boolean {
    const now = this.clock.now();
    const idle = (now - this.lastActivity) / 1000;
    const left = Math.ceil(this.limits.idleSeconds - idle);
    if (left <= 0) return true;
    this.show(left <= this.limits.idleWarningSeconds ? left : undefined);
    const active = this.lastActivity > this.lastHeartbeat;
    if (active && now - this.lastHeartbeat >= this.limits.heartbeatSeconds * 1000) {
      void this.beat();
    }
    return false;
  }

  private show(secondsLeft: number | undefined): void {
    this.secondsLeft = secondsLeft;
  }
}
