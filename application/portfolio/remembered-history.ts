import type { PortfolioReport } from '../../domain/performance/portfolio-report';
import type { AsyncResult } from '../ports/call-failure';
import { PortfolioHistory, type PortfolioHistoryQuery } from '../ports/holdings/portfolio-history';
import type { SessionEpoch } from '../session/session-epoch';

/** All the client's money, or some holdings, in a currency. */
type ReportedPart = Pick<PortfolioHistoryQuery, 'currency' | 'holdings'>;

type RememberedReport = { readonly report: PortfolioReport; readonly request: number };

/** The portfolio's past that remembers its latest reports of the session, so that a file has what is on screen [PORT-45, PORT-46]. */
export class RememberedHistory extends PortfolioHistory {
  private reports = new Map<string, RememberedReport>();
  private epoch = 0;
  private requests = 0;

  constructor(
    private readonly source: PortfolioHistory,
    private readonly sessions: Pick<SessionEpoch, 'current'>,
  ) {
    super();
  }

  async report(query: PortfolioHistoryQuery): AsyncResult<PortfolioReport | undefined> {
    const request = ++this.requests;
    const epoch = this.sessions.current();
    const answer = await this.source.report(query);
    if (answer.ok && answer.value && epoch === this.sessions.current()) this.remember(query, answer.value, request);
    return answer;
  }

  /** Returns the latest report on a part; undefined where none was answered in this session. */
  latest(part: ReportedPart): PortfolioReport | undefined {
    return this.ofThisSession().get(keyOf(part))?.report;
  }

  /** An answer that was overtaken by a later one isn't on screen. */
  private remember(query: PortfolioHistoryQuery, report: PortfolioReport, request: number): void {
    const reports = this.ofThisSession();
    const key = keyOf(query);
    if ((reports.get(key)?.request ?? 0) < request) reports.set(key, { report, request });
  }

  /** Forgets what another client was told. */
  private ofThisSession(): Map<string, RememberedReport> {
    const epoch = this.sessions.current();
    if (epoch !== this.epoch) this.reports = new Map();
    this.epoch = epoch;
    return this.reports;
  }
}

const keyOf = ({ currency, holdings }: ReportedPart): string => JSON.stringify([currency, holdings ?? 'all']);
