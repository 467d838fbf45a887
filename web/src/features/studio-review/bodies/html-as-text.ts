const HEADING = /^H[1-6]$/;

/**
 * HTML as text that hides nothing of it from whoever approves it: where a link leads, what a picture shows, what is a
 * heading, a quote or a list. Nothing of it is rendered, and pictures are not loaded.
 */
export function htmlAsText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return renderChildren(body)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const renderChildren = (node: Node): string => [...node.childNodes].map(renderText).join('');
const block = (text: string): string => `\n\n${text.trim()}\n\n`;

function renderText(node: Node): string {
  if (!(node instanceof Element)) return node instanceof Text ? node.data.replace(/\s+/g, ' ') : '';
  const inside = renderChildren(node);
  const name = node.tagName;
  if (HEADING.test(name)) return block(`Heading: ${inside.trim()}`);
  switch (name) {
    case 'A':
      return `${inside} (${node.getAttribute('href') ?? ''})`;
    case 'IMG':
      return block(`[Photograph: ${node.getAttribute('alt') ?? ''}]`);
    case 'BR':
      return '\n';
    case 'LI':
      return `\n• ${inside.trim()}\n`;
    case 'BLOCKQUOTE':
      return block(`Quote: ${inside.trim()}`);
    case 'P':
    case 'UL':
    case 'OL':
    case 'FIGURE':
      return block(inside);
    default:
      return inside;
  }
}
