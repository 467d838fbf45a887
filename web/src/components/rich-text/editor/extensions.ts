import { cleanText } from '@aperture-byline/contract/shared/text/clean-text';
import { LINK_REL, RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from '@aperture-byline/contract/shared/text/rich-text-policy';
import type { Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';

const LINK = /^(https?:\/\/|mailto:)\S/i;

/** An address as somebody types it: with the protocol that it lacks; null where a text may not lead there. */
export function completeAddress(typed: string): string | null {
  const address = typed.trim();
  if (address === '' || /\s/.test(address)) return null;
  if (LINK.test(address)) return address;
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address)) return null;
  return /^[^/@]+@[^/@]+$/.test(address) ? `mailto:${address}` : `https://${address.replace(/^\/+/, '')}`;
}

/** The editor's schema, to which pasted HTML is reduced: all of the allow-list but pictures, so no edit loses more. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => LINK.test(address),
    },
    // It would add a paragraph to an unchanged text.
    trailingNode: false,
  }),
];

/** Empty elements that stand for something else, by tag, with their attributes. */
export type Markers = Readonly<Record<string, readonly string[]>>;

/** Returns the text as the server keeps it, so that both count the same characters. Empty without anything to read. */
export function readHtml(editor: Editor, markers: Markers = {}): string {
  const { body } = new DOMParser().parseFromString(editor.getHTML(), 'text/html');
  const isBlank = body.querySelector(['img', ...Object.keys(markers)].join()) === null;
  if (isBlank && editor.state.doc.textContent.trim() === '') return '';
  for (const caption of body.querySelectorAll('figcaption:empty')) caption.remove();
  for (const element of body.querySelectorAll('*')) {
    const tag = element.tagName.toLowerCase();
    const allowed = markers[tag] ?? RICH_TEXT_ATTRIBUTES[tag] ?? [];
    if (!RICH_TEXT_TAGS.includes(tag) && !(tag in markers)) element.replaceWith(...element.childNodes);
    for (const name of element.getAttributeNames()) if (!allowed.includes(name)) element.removeAttribute(name);
    if (element instanceof HTMLAnchorElement && element.hasAttribute('href')) {
      // The property is the whole address, as the server writes it.
      element.setAttribute('href', element.href);
      element.setAttribute('rel', LINK_REL);
    }
  }
  return cleanText('html', body.innerHTML) ?? body.innerHTML;
}
