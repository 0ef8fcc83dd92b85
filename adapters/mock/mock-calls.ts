import { regionDefaults } from '../../config/regions';
import { operationKind } from '../../contract/graphql/operation-kind';
import { callCatalogue } from '../../contract/rest/call-catalogue';
import type { ServedCall } from '../../contract/rest/served-call';
import type { Region } from '../../domain/region';
import { parseJson } from '../http/parse-json';
import type { TransportRequest } from '../http/transport';

const calls: Readonly<Record<string, ServedCall | undefined>> = callCatalogue;

/**
 * Returns true if a call answers visitors too: a REST call as the contract says, a GraphQL operation by its name
 * [OPEN-08].
 */
export function answersVisitors(name: string): boolean {
  const call = calls[name];
  return call ? call.session === 'none' : operationKind(name) === 'public';
}

export const readQuery = ({ url }: TransportRequest): Readonly<Record<string, string>> =>
  Object.fromEntries(new URL(url, 'http://mock').searchParams);

/** The code by which the contract refuses a call for what it is sent with; undefined where that is well-formed. */
export function findMismatch(request: TransportRequest): string | undefined {
  const { headers, query, body } = calls[request.name] ?? {};
  const names = Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  const isWrong = [
    [headers, Object.fromEntries(names)],
    [query, readQuery(request)],
    [body, parseJson(request.body)],
  ] as const;
  return isWrong.find(([input, sent]) => input && !input.schema.safeParse(sent).success)?.[0]?.errorCode;
}

/** The variables that an answer is recorded by, each with the value of the recording without a variant. */
const variables = ({ defaultCurrency }: { readonly defaultCurrency: string }) => [
  { value: /[?"]showCcy(?:":"|=)([A-Z]{3})/, usual: defaultCurrency },
  { value: /"nextStep":(\d)/, usual: '0' },
  { value: /[?&]orderId=([^&\s]+)/, usual: '' },
];

/** The variant of a recording that a request is about, after a dot (`.USD`); empty for the usual one. */
export function findVariant({ url, body = '' }: TransportRequest, region: Region): string {
  const found = variables(regionDefaults[region]).flatMap(({ value, usual }) => {
    const [, requested = usual] = value.exec(`${url} ${body}`) ?? [];
    return requested === usual ? [] : `.${requested}`;
  });
  return found[0] ?? '';
}
