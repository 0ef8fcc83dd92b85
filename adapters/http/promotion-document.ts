import { decodeHTML } from 'entities/decode';
import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** One node as the parser gives it with `preserveOrder`: a name with children, or a text. */
type XmlNode = Readonly<Record<string, unknown>>;

const longest = 65_536;
const forbidden = /<!\s*(?:DOCTYPE|ENTITY)/i;

const parser = new XMLParser({
  preserveOrder: true,
  parseTagValue: false,
  trimValues: false,
  processEntities: false,
  ignoreAttributes: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  cdataPropName: '#cdata',
});

/** The text of each element of a document by its plain name, '' for one that isn't there; nothing for a document that is invalid, hostile or over 64 KiB, and never a throw [MSG-11, SHAPE-20]. */
export function readTexts(xml: string): ((plainElementName: string) => string) | undefined {
  const root = onlyRoot(xml);
  return root && ((name) => textOf(root.filter((node) => plainName(nameOf(node)) === name)).trim());
}

function onlyRoot(xml: string): readonly XmlNode[] | undefined {
  if (xml.length > longest || new TextEncoder().encode(xml).length > longest || forbidden.test(xml)) return undefined;
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- its successor is a package of its own, this one is pinned and here
    if (XMLValidator.validate(xml) !== true) return undefined;
    const nodes = asNodes(parser.parse(xml)).filter((node) => nameOf(node) !== '');
    return nodes.length === 1 ? asNodes(Object.values(nodes[0] ?? {})[0]) : undefined;
  } catch {
    return undefined;
  }
}

const isNode = (value: unknown): value is XmlNode => typeof value === 'object' && value !== null;

const asNodes = (value: unknown): readonly XmlNode[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** The element's name; '' for a text. */
function nameOf(node: XmlNode): string {
  const name = Object.keys(node)[0] ?? '';
  return name === '#text' || name === '#cdata' ? '' : name;
}

/** `short_description`, `short-description` and `shortDescription` are one name: the specification writes it in words. */
const plainName = (name: string): string => name.toLowerCase().replace(/[_-]/g, '');

/** The texts inside; entities are decoded exactly once, and not at all in CDATA [MSG-13]. */
function textOf(nodes: readonly XmlNode[]): string {
  return nodes
    .map((node) => {
      const text = node['#text'];
      if (typeof text === 'string') return decodeHTML(text);
      const cdata = node['#cdata'];
      return cdata === undefined ? textOf(childrenOf(node)) : literalText(asNodes(cdata));
    })
    .join('');
}

const childrenOf = (node: XmlNode): readonly XmlNode[] => asNodes(node[nameOf(node)]);

const literalText = (nodes: readonly XmlNode[]): string =>
  nodes.map((node) => (typeof node['#text'] === 'string' ? node['#text'] : '')).join('');
