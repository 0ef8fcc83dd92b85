/**
 * The groups of ports that the login form doesn't wait for. The ports of a group lie in `application/ports/<group>`,
 * its adapters in `adapters/<technology>/<group>`.
 */
export type PortGroup =
  /** What stands beside the login form. */
  | 'visitors'
  /** The local login page. */
  | 'local-login'
  /** The best-selling funds, for visitors and clients. */
  | 'top-funds'
  /** Who is signed in. */
  | 'client'
  | 'holdings'
  /** The Excel file of the holdings. */
  | 'export'
  /** The summaries beside the holdings. */
  | 'home'
  /** What a client asks of the Cash Account. */
  | 'cash'
  /** What a client is told and offered. */
  | 'notices'
  /** Lists of funds, and a fund's preview. */
  | 'funds'
  /** A fund's own page. */
  | 'fund'
  /** When funds are dealt, as told at run time. */
  | 'dealing'
  /** What My Account keeps and changes. */
  | 'account'
  /** The client's risk profile and, in Taiwan, what assesses it. */
  | 'suitability'
  /** What sends something once. */
  | 'submissions'
  /** Taiwan's order lists by link. */
  | 'orders'
  /** What a client has ordered. */
  | 'records'
  /** The client's regular plans, and their changes. */
  | 'plans'
  /** What proves again who acts. */
  | 're-authentication'
  /** The funds a client watches. */
  | 'watch-list'
  /** A client's statements and contract notes. */
  | 'statements'
  /** The reset of what a login takes. */
  | 'credentials'
  /** Taiwan's menu. */
  | 'menu';

/** Loads the adapters of each group of ports once, when what needs them is first shown. */
export class ModuleLoader {
  private readonly loads = new Map<PortGroup, Promise<void>>();

  constructor(private readonly loadGroup: (group: PortGroup) => Promise<void>) {}

  load(group: PortGroup): Promise<void> {
    const known = this.loads.get(group);
    if (known) return known;
    const load = this.loadGroup(group);
    this.loads.set(group, load);
    return load;
  }
}
