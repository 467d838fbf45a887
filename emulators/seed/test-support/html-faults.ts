import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from '@aperture-byline/contract/shared/text/rich-text-policy';

const VOID_TAGS = ['br', 'hr', 'img'];

/** Returns the faults in a text of the seed: tags or attributes that are not allowed, and tags that do not close. */
export function htmlFaults(html: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [tag, slash, name = '', attributes = ''] of html.matchAll(/<(\/?)([^\s>/]+)([^>]*)>/g)) {
    if (!RICH_TEXT_TAGS.includes(name)) faults.push(`${tag} is not allowed`);
    for (const [, attribute = ''] of attributes.matchAll(/([^\s=]+)="[^"]*"/g))
      if (!RICH_TEXT_ATTRIBUTES[name]?.includes(attribute)) faults.push(`${attribute} is not allowed in ${tag}`);
    if (slash && open.pop() !== name) faults.push(`${tag} closes what is not open`);
    if (!slash && !VOID_TAGS.includes(name)) open.push(name);
  }
  return [...faults, ...open.map((name) => `<${name}> is never closed`)];
}
