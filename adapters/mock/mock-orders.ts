import * as z from 'zod/mini';
import { marketCalendar } from '../../config/calendars/market-calendar';
import { effectiveDate } from '../../domain/calendar/effective-date';
import { checkTradingPassword } from '../../domain/credentials/secrets/check-trading-password';
import type { Region } from '../../domain/region';
import { submissionRefusals } from '../../domain/submissions/submission-refusal';
import { type ClosedLink, orderLinkRefusals } from '../../domain/trading/e-list/closed-link';
import { fundCutOff } from '../../domain/trading/orders/fund-side';
import { parseJson } from '../http/parse-json';
import type { TransportRequest } from '../http/transport';
import { redeemableHoldings } from '../rest/contract/orders/order-checks';
import { type OrderListAnswer, orderList } from '../rest/contract/orders/order-list';
import { orderResult, type OrderResultAnswer } from '../rest/contract/orders/order-result';
import { orderSubmission } from '../rest/contract/orders/order-submission';
import { isRequestFor } from './mock-calls';
import type { MockFile } from './mock-file';
import { playOrderChecks } from './mock-order-checks';

type State = Extract<ClosedLink, 'sent' | 'cancelled'>;
type Submission = z.infer<typeof orderSubmission>;

const named = z.object({ oid: z.string() });

/** The order list of the mock's client, as it is recorded or, until the page is reloaded, as the client left it: it can be sent with any trading password, once. */
export class MockOrders {
  private isSigned = false;
  private state: State | undefined;
  private sent: MockFile | undefined;
  private list: OrderListAnswer | undefined;
  private accounts: ReadonlySet<string> = new Set();

  constructor(
    private readonly region: Region,
    private readonly now: () => number = Date.now,
  ) {}

  /** A call about the list answers with how it then stands; any other with its recording. */
  play(request: TransportRequest, recorded: MockFile | undefined): MockFile | undefined {
    if (isRequestFor(request, 'dealRedemption') && recorded)
      this.accounts = new Set(redeemableHoldings.parse(recorded.body).map(({ accountNo }) => accountNo));
    const checked = playOrderChecks(request, recorded, { list: this.list, accounts: this.accounts });
    if (checked) return checked;
    const isAbout = isRequestFor(
      request,
      ...(['urlTradingDetail', 'urlSign', 'urlOrderState', 'urlSubmit', 'urlCancel'] as const),
    );
    if (recorded === undefined || !isAbout) return recorded;
    if (isRequestFor(request, 'urlTradingDetail')) this.list ??= orderList.parse(recorded.body);
    // There is the recorded list alone: any other link is nobody's.
    if (this.list === undefined || linkOf(request) !== this.list.oid) return closed('unreadable');
    if (isRequestFor(request, 'urlOrderState')) return this.stateOf(this.list, recorded);
    if (isRequestFor(request, 'urlSubmit')) return this.submit(request, recorded);
    if (this.state) return closed(this.state);
    if (isRequestFor(request, 'urlTradingDetail'))
      return { ...recorded, body: { ...this.list, first: !this.isSigned } };
    if (isRequestFor(request, 'urlSign')) this.isSigned = true;
    else this.state = 'cancelled';
    return recorded;
  }

  private stateOf({ oid }: OrderListAnswer, recorded: MockFile): MockFile {
    return { ...recorded, body: { oid, state: this.state ?? 'open', result: this.sent?.body ?? null, orders: [] } };
  }

  private submit({ body, headers }: TransportRequest, recorded: MockFile): MockFile {
    if (headers['Idempotency-Key'] === undefined) return refused(submissionRefusals.keyInvalid);
    if (this.sent) return this.sent;
    if (this.state) return closed(this.state);
    const submission = orderSubmission.parse(parseJson(body));
    const typed = checkTradingPassword(submission.vpin);
    if (typed === 'required' || typed === 'too-short') return { ...recorded, body: { shortPin: true } };
    this.state = 'sent';
    this.sent = { ...recorded, body: this.resultOf(submission, orderResult.parse(recorded.body)) };
    return this.sent;
  }

  /** Everything that is sent is received, for the dealing date of this moment. */
  private resultOf({ allotmentList, redemptionList, switchList }: Submission, recorded: OrderResultAnswer): object {
    const names = new Map(recorded.successfulAllotmentOrders?.map(({ fundCode, fundName }) => [fundCode, fundName]));
    const at = new Date(this.now()).toISOString();
    const side = (fundCode: string) => {
      const item = this.list?.tradingVOList?.find((one) =>
        one.type === 'S' ? one.switchFromFundCode === fundCode : one.fundCode === fundCode,
      );
      return fundCutOff(item?.amcCode ?? undefined);
    };
    const dateOf = (fundCode: string) => effectiveDate(at, side(fundCode), marketCalendar(this.region));
    return {
      orderReceivedDate: at,
      successfulAllotmentOrders: allotmentList.map(({ fundCode, currency, amount }) => ({
        ...{ fundCode, fundName: names.get(fundCode) ?? null, currency, amount },
        ...{ transactionDate: dateOf(fundCode), debitDate: dateOf(fundCode) },
      })),
      failedAllotmentOrders: [],
      successfulRedemptionOrders: redemptionList.map(({ fundCode, fundInfo, currency, unit }) => ({
        ...{ fundCode, fundName: fundInfo, currency, units: unit, transactionDate: dateOf(fundCode) },
      })),
      failedRedemptionOrders: [],
      switchOrders: switchList.map(({ outFundCode, inFundCode, switchUnit }) => ({
        sellDeal: { fundCode: outFundCode, units: switchUnit, transactionDate: dateOf(outFundCode) },
        buyDeal: { fundCode: inFundCode },
      })),
      shortPin: false,
    };
  }
}

/** Which list a call is about: in its query or its body. */
const linkOf = ({ url, body }: TransportRequest): string | null =>
  named.safeParse(parseJson(body)).data?.oid ?? new URL(url, 'http://mock').searchParams.get('oid');

const refused = (code: string): MockFile => ({ status: 400, body: { detail: { errors: [{ code }] } } });

const closed = (link: ClosedLink): MockFile => refused(orderLinkRefusals[link]);
