import * as z from 'zod/mini';
import { parseJson } from '../../http/parse-json';
import type { TransportRequest } from '../../http/transport';
import { isRequestFor } from '../mock-calls';
import type { MockFile } from '../mock-file';

const fund = z.looseObject({ fundCode: z.string(), jfFundCode: z.optional(z.nullable(z.string())) });
const wish = z.object({ fundId: z.string() });

/** The mock's client's watch list: what is recorded and, until the page is reloaded, what the client makes of it. */
export class MockWatchList {
  private readonly added = new Set<string>();
  private readonly removed = new Set<string>();

  /** A call about the list answers with it as it then is; any other with its recording. */
  play(request: TransportRequest, recorded: MockFile | undefined): MockFile | undefined {
    const isAdded = isRequestFor(request, 'watchFund');
    const isRemoved = isRequestFor(request, 'unwatchFund');
    if (recorded === undefined || !(isAdded || isRemoved || isRequestFor(request, 'watchList'))) return recorded;
    if (isAdded) move(wish.parse(parseJson(request.body)).fundId, this.removed, this.added);
    if (isRemoved) move(new URL(request.url, 'http://mock').searchParams.get('fundId') ?? '', this.added, this.removed);
    const list = z.array(fund).parse(recorded.body);
    const added = [...this.added].filter((id) => !list.some((one) => bears(one, id)));
    const all = [...list, ...added.map((id) => ({ fundCode: id, jfFundCode: id }))];
    return { ...recorded, body: all.filter((one) => ![...this.removed].some((id) => bears(one, id))) };
  }
}

const bears = ({ fundCode, jfFundCode }: z.infer<typeof fund>, id: string): boolean =>
  id === fundCode || id === jfFundCode;

function move(id: string, from: Set<string>, to: Set<string>): void {
  from.delete(id);
  to.add(id);
}
