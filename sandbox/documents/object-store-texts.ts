import { XMLParser, XMLValidator } from 'fast-xml-parser';
import * as z from 'zod/mini';

const parser = new XMLParser({
  parseTagValue: false,
  ignoreAttributes: true,
  isArray: (name) => name === 'Contents',
});

const failure = z.object({ Error: z.object({ Code: z.string() }) });

const listing = z.object({
  ListBucketResult: z.object({
    IsTruncated: z.optional(z.string()),
    NextContinuationToken: z.optional(z.string()),
    Contents: z.optional(z.array(z.object({ Key: z.string() }))),
  }),
});

/** A page of a listing: the names, and what the next page is asked for by, if there is one. */
export type ObjectListing = { readonly names: readonly string[]; readonly next: string | undefined };

/** Reads the code of a failure of the S3 API; undefined where there is none. */
export function readErrorCode(text: string): string | undefined {
  const read = failure.safeParse(parse(text));
  return read.success ? read.data.Error.Code : undefined;
}

/** Reads a page of a listing (ListObjectsV2); undefined for anything else. */
export function readListing(text: string): ObjectListing | undefined {
  const read = listing.safeParse(parse(text));
  if (!read.success) return undefined;
  const { IsTruncated, NextContinuationToken, Contents = [] } = read.data.ListBucketResult;
  if (IsTruncated === 'true' && NextContinuationToken === undefined) return undefined;
  return { names: Contents.map(({ Key }) => Key), next: IsTruncated === 'true' ? NextContinuationToken : undefined };
}

/** Parses an answer; undefined for one that declares entities, or isn't whole. */
function parse(text: string): unknown {
  if (/<!\s*(?:DOCTYPE|ENTITY)/i.test(text)) return undefined;
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- its successor is a package of its own, this one is pinned and here
    return XMLValidator.validate(text) === true ? parser.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
