import * as z from 'zod/mini';
import { matchesFundSearch } from '../../domain/funds/finding/fund-search';
import type { TransportRequest } from '../http/transport';
import { isRequestFor } from './mock-calls';
import type { MockFile } from './mock-file';

const fund = z.looseObject({
  name: z.object({ code: z.string(), value: z.optional(z.nullable(z.string())) }),
  isinCode: z.optional(z.nullable(z.string())),
});

/** A recorded fund search answers with those of its funds that match what is searched for. */
export function playSearch(request: TransportRequest, file: MockFile | undefined): MockFile | undefined {
  if (file === undefined || !isRequestFor(request, 'stocks', 'stockList')) return file;
  const search = new URL(request.url, 'http://mock').searchParams.get('searchString') ?? '';
  const body = z
    .array(fund)
    .parse(file.body)
    .filter(({ name: { code, value }, isinCode }) =>
      matchesFundSearch({ code, names: [value ?? code], isinCode: isinCode ?? undefined }, search),
    );
  return { ...file, body };
}
