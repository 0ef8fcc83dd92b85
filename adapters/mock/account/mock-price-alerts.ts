import * as z from 'zod/mini';
import { parseJson } from '../../http/parse-json';
import type { TransportRequest } from '../../http/transport';
import { isRequestFor } from '../mock-calls';
import type { MockFile } from '../mock-file';

const alert = z.looseObject({
  fundCode: z.string(),
  jfFundCode: z.optional(z.nullable(z.string())),
  priceTarget: z.string(),
});
type Alert = z.infer<typeof alert>;

/** The mock's client's price alerts: those that are recorded and, until the page is reloaded, what the client makes of them. */
export class MockPriceAlerts {
  private readonly kept = new Map<string, Alert>();
  private readonly removed = new Set<string>();

  /** A call about alerts answers with those there then are; any other with its recording. */
  play(request: TransportRequest, recorded: MockFile | undefined): MockFile | undefined {
    const isKept = isRequestFor(request, 'keepAccountPriceAlert', 'keepPriceAlert');
    const isRemoved = isRequestFor(request, 'removeAccountPriceAlert', 'removePriceAlert');
    const isAboutAlerts = isKept || isRemoved || isRequestFor(request, 'accountPriceAlert', 'priceAlert');
    if (recorded === undefined || !isAboutAlerts) return recorded;
    if (isKept) this.keep(alert.parse(parseJson(request.body)));
    if (isRemoved) this.remove(new URL(request.url, 'http://mock').searchParams);
    const list = z.array(alert).parse(recorded.body);
    const known = new Set(list.map(keyOf));
    const added = [...this.kept.values()].filter((one) => !known.has(keyOf(one)));
    const all = [...list.map((one) => ({ ...one, ...this.kept.get(keyOf(one)) })), ...added];
    return { ...recorded, body: all.filter((one) => !this.removed.has(keyOf(one))) };
  }

  private keep(one: Alert): void {
    this.kept.set(keyOf(one), one);
    this.removed.delete(keyOf(one));
  }

  private remove(query: URLSearchParams): void {
    const key = keyOf({ fundCode: query.get('fundCode') ?? '', priceTarget: query.get('priceTarget') ?? '' });
    this.kept.delete(key);
    this.removed.add(key);
  }
}

/** Tells an alert by what names its fund, and its side. */
const keyOf = ({ fundCode, jfFundCode, priceTarget }: Pick<Alert, 'fundCode' | 'jfFundCode' | 'priceTarget'>): string =>
  `${jfFundCode ?? fundCode}|${priceTarget}`;
