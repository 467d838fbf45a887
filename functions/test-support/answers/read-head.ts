import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect } from 'vitest';

type Element = DefaultTreeAdapterTypes.Element;

/** Links by their relation, the contents of meta elements by name or property, and the nodes of the structured data. */
interface Head {
  links: Record<string, string>;
  metas: Record<string, string[]>;
  graph: Record<string, unknown>[];
}

/** Parses a head as a browser does. Throws where it finds anything unexpected. */
export function readHead(html: string): Head {
  const document = parse(`<!doctype html><html><head>\n${html}\n</head><body></body></html>`);
  const root = document.childNodes.find((node): node is Element => node.nodeName === 'html');
  const [top, body] = (root?.childNodes ?? []) as [Element, Element];
  expect(body.childNodes).toEqual([]);
  const head: Head = { links: {}, metas: {}, graph: [] };
  // Collected, because an expectation takes longer than what it compares.
  const strays: string[] = [];
  for (const node of top.childNodes) {
    if (node.nodeName === '#text') {
      const stray = (node as DefaultTreeAdapterTypes.TextNode).value.trim();
      if (stray !== '') strays.push(stray);
      continue;
    }
    const element = node as Element;
    const text = element.childNodes.map((child) => (child as DefaultTreeAdapterTypes.TextNode).value).join('');
    const {
      name = '',
      property = '',
      content,
      rel,
      href,
      type,
      ...others
    } = Object.fromEntries(element.attrs.map((attribute) => [attribute.name, attribute.value]));
    strays.push(...Object.keys(others));
    if (element.tagName === 'link') head.links[String(rel)] = String(href);
    else if (element.tagName === 'meta') {
      const key = name + property;
      head.metas[key] = [...(head.metas[key] ?? []), String(content)];
    } else {
      expect([element.tagName, type]).toEqual(['script', 'application/ld+json']);
      const json = JSON.parse(text);
      expect(json['@context']).toBe('https://schema.org');
      head.graph = json['@graph'];
    }
  }
  expect(strays).toEqual([]);
  return head;
}
