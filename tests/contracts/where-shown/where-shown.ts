import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse } from 'graphql';
import { sentOperations } from '../../../contract/graphql/sent-operations';
import { extensionOfRootField } from '../../../contract/graphql/specified-schema';
import { callExtension } from '../../../contract/rest/call';
import { callCatalogue, type CallName } from '../../../contract/rest/call-catalogue';
import { regionalCalls } from '../../../contract/rest/call-regions';
import type { ServedCall } from '../../../contract/rest/served-call';
import { regions } from '../../../domain/region';
import { fieldsOfOperation, fieldsOfSchema } from './answer-fields';
import { type PortalFile, portalCode } from './portal-code';

/** A field of the specification's wire, or a call as a whole: who asks for it, and where it shows. */
export type Shown = {
  /** The REST call or the GraphQL operation. */
  readonly call: string;
  /** The path of the field in the answer; empty for the call as a whole. */
  readonly field: string;
  /** The adapters that ask for it. */
  readonly askedIn: readonly string[];
  /** The screens and shared parts of the portal that ask the adapters’ ports. */
  readonly showsIn: readonly string[];
  /** True if the portal’s code beyond the adapter reads it, or the adapter decides by it; for a call as a whole, if anything asks the port. */
  readonly isRead: boolean;
};

/** Finds for each call of the specification and each field of its answer who asks for it and where it shows. */
export function whereShown(root: string): readonly Shown[] {
  const code = portalCode(root);
  const byPath = new Map(code.map((file) => [file.path.replace(/\.tsx?$/, ''), file]));
  const beyond = code.filter(({ path }) => !path.startsWith('adapters/'));
  const readBeyond = new Set(beyond.flatMap(({ properties }) => [...properties]));

  const rowsOf = (call: string, names: readonly string[], fields: readonly string[]): readonly Shown[] => {
    const adapters = code.filter(({ path, words }) => isAdapter(path) && names.some((name) => words.has(name)));
    const askedIn = adapters.map(({ path }) => path);
    const showsIn = placesOf(beyond, classesAround(adapters, code));
    const readers = readersOf(adapters, byPath);
    const ofField = (field: string): Shown => {
      const name = field.split('.').at(-1) ?? field;
      const mentioning = readers.filter(({ words }) => field.split('.').some((part) => words.has(part)));
      const assigned = mentioning.flatMap(({ becomes }) => [...(becomes.get(name) ?? [])]);
      const decidesThere = assigned.length === 0 && mentioning.some(({ properties }) => properties.has(name));
      const isReadBeyond = mentioning.length > 0 && [name, ...assigned].some((each) => readBeyond.has(each));
      return { call, field, askedIn, showsIn, isRead: decidesThere || isReadBeyond };
    };
    return [{ call, field: '', askedIn, showsIn, isRead: showsIn.length > 0 }, ...fields.map(ofField)];
  };

  return [
    ...specifiedCalls().flatMap(([name, call]) =>
      rowsOf(name, [name, ...regionalNamesOf(name)], fieldsOfSchema(call.answer)),
    ),
    ...specifiedOperations(root).flatMap(({ name, document, text }) =>
      rowsOf(name, [document], fieldsOfOperation(text)),
    ),
  ];
}

/** The technologies that ask a server; the mock answers in its place. */
const isAdapter = (path: string): boolean => /^adapters\/(rest|graphql)\//.test(path);

// The keys are the names, which TypeScript forgets.
const specifiedCalls = (): readonly (readonly [CallName, ServedCall])[] =>
  (Object.entries(callCatalogue) as readonly (readonly [CallName, ServedCall])[]).filter(([, call]) =>
    call.regions.some((region) => callExtension(call, region) === undefined),
  );

/** The names by which adapters ask for a call that each region has under its own. */
const regionalNamesOf = (name: string): readonly string[] =>
  regions.flatMap((region) =>
    Object.entries(regionalCalls[region]).flatMap(([common, own]) => (own === name ? [common] : [])),
  );

function specifiedOperations(root: string) {
  const extensionOfField = extensionOfRootField(readFileSync(join(root, 'contract/graphql/schema.graphql'), 'utf8'));
  // What stands for several operations asks for what each of them asks for.
  return sentOperations
    .filter(({ name }) => !name.startsWith('HomePanels'))
    .flatMap(({ name: document, text }) => {
      const operation = parse(text).definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
      const roots = operation?.selectionSet.selections.flatMap((one) =>
        one.kind === Kind.FIELD ? [one.name.value] : [],
      );
      const isExtension = roots?.some((field) => extensionOfField(field) !== undefined) ?? false;
      return isExtension ? [] : [{ name: operation?.name?.value ?? document, document, text }];
    });
}

/** The adapters' files that declare a class, or else the files that import those without one. */
function classesAround(asking: readonly PortalFile[], code: readonly PortalFile[]): readonly PortalFile[] {
  return asking.flatMap((file) => {
    if (file.classes.length > 0) return [file];
    const path = file.path.replace(/\.tsx?$/, '');
    return code.filter((other) => isAdapter(other.path) && other.imports.includes(path) && other.classes.length > 0);
  });
}

/** The adapters with all that they import of the adapters' own readers. */
function readersOf(adapters: readonly PortalFile[], byPath: ReadonlyMap<string, PortalFile>): readonly PortalFile[] {
  const found = new Set<PortalFile>();
  const visit = (file: PortalFile): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const path of file.imports) {
      const imported = byPath.get(path);
      if (imported?.path.startsWith('adapters/')) visit(imported);
    }
  };
  adapters.forEach(visit);
  return [...found];
}

/** The folders of screens and shared parts that ask a port of these adapters, be it by way of the application. */
function placesOf(beyond: readonly PortalFile[], adapters: readonly PortalFile[]): readonly string[] {
  const ports = new Set(adapters.flatMap(({ classes }) => classes.map(({ base }) => base)));
  const uses = (names: ReadonlySet<string>) => beyond.filter(({ words }) => [...names].some((name) => words.has(name)));
  const useCases = uses(ports).filter(({ path }) => /^application\/(?!ports)/.test(path));
  const names = new Set([...ports, ...useCases.flatMap(({ words, path }) => [...words].filter(isUseCaseOf(path)))]);
  const places = uses(names).flatMap(({ path }) => /^ui\/(?:screens\/)?([\w-]+)/.exec(path)?.[1] ?? []);
  return [...new Set(places)].sort();
}

/** A use case bears the name of its file. */
const isUseCaseOf =
  (path: string) =>
  (word: string): boolean => {
    const file = path.split('/').at(-1)?.replace(/\.ts$/, '') ?? '';
    return word.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase() === file && /^[A-Z]/.test(word);
  };
