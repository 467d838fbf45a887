import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { writeEmail } from './write-email.ts';

const SELLER = { name: 'The House', address: '12 Church Street\nBengaluru 560001' };
const LINK = { label: 'Your order', address: 'https://photos.example/profile/orders/1?a=1&b="2"' };

const write = (fields: Partial<Parameters<typeof writeEmail>[0]> = {}) =>
  writeEmail({
    subject: 'Your order',
    name: 'Asha',
    paragraphs: ['Thank you.'],
    link: LINK,
    seller: SELLER,
    ...fields,
  });

interface Node {
  nodeName: string;
  value?: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Node[];
}

function nodesIn(html: string): Node[] {
  const walk = (node: Node): Node[] => [node, ...(node.childNodes ?? []).flatMap(walk)];
  return walk(parse(html) as Node);
}

/** The names of all elements, in order: what somebody wrote adds none. */
const elementsOf = (html: string) =>
  nodesIn(html)
    .map(({ nodeName }) => nodeName)
    .filter((name) => !name.startsWith('#'));
const textOf = (html: string) =>
  nodesIn(html)
    .map(({ value = '' }) => value)
    .join('');

/** Hostile texts that a name or an address may hold. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</style><style>*{display:none}</style>',
  '{{paragraphs}} $& $1',
  '<!--[if mso]>',
  '&lt;b&gt;',
  'न'.repeat(200),
];

describe('a mail of the house', () => {
  test('When the template is changed, then its compiled form is too', () => {
    const compiled = readFileSync(new URL('./template.html', import.meta.url), 'utf8');
    const script = fileURLToPath(new URL('../../../compile-email-template.mjs', import.meta.url));
    expect(compiled).toBe(execFileSync(process.execPath, [script], { encoding: 'utf8' }));
  });

  test('When it is written, then both forms say the same, and who sent it stands at their foot', () => {
    const { subject, text, html } = write();
    expect(subject).toBe('Your order');
    expect(text).toBe(
      `Dear Asha,\n\nThank you.\n\nYour order: ${LINK.address}\n\nWith warm regards,\nAperture & Byline\n\n-- \nThe House\n12 Church Street\nBengaluru 560001`,
    );
    for (const words of ['Dear Asha,', 'Thank you.', 'With warm regards,', 'The House', 'Bengaluru 560001'])
      expect(textOf(html)).toContain(words);
    const links = nodesIn(html).filter(({ nodeName }) => nodeName === 'a');
    expect(links.map(({ attrs }) => attrs?.find(({ name }) => name === 'href')?.value)).toEqual([LINK.address]);
  });

  test('When words and the choice of mails lead somewhere, then they are links in both forms', () => {
    const entry = {
      label: 'New <b>story</b> \u202eby Mira',
      address: 'https://photos.example/stories/a?b="c"',
    };
    const choice = { label: 'Your settings', address: 'https://photos.example/profile/settings' };
    const { text, html } = write({ paragraphs: ['New:', entry], choice });
    expect(text).toContain(`New:\n\nNew <b>story</b> by Mira: ${entry.address}\n\nYour order: ${LINK.address}`);
    expect(text).toContain(`Aperture & Byline\n\nYour settings: ${choice.address}\n\n-- `);
    const links = nodesIn(html).filter(({ nodeName }) => nodeName === 'a');
    expect(links.map(({ attrs }) => attrs?.find(({ name }) => name === 'href')?.value)).toEqual([
      entry.address,
      LINK.address,
      choice.address,
    ]);
    expect(elementsOf(html)).not.toContain('b');
    expect(html).not.toContain('\u202e');
  });

  test('When no seller is set, then the product’s name stands at the foot', () => {
    expect(write({ seller: { name: '', address: '' } }).text).toMatch(/\n-- \nAperture & Byline$/);
  });

  test.each(HOSTILE)('When somebody is called %s, then it is text everywhere', (name) => {
    const plain = elementsOf(write().html);
    const { html, text } = write({
      name,
      subject: name,
      paragraphs: [name],
      seller: { name, address: SELLER.address },
    });
    expect(elementsOf(html)).toEqual(plain);
    expect(textOf(html).split(name).length).toBeGreaterThanOrEqual(4);
    expect(text).toContain(`Dear ${name},\n\n${name}\n`);
  });

  test.each(['\r\n', '\n', '\r', '\u2028', '\u0085', '\u000b'])(
    'When a subject holds a line end (%j), then it is one line, and adds no header',
    (end) => {
      const { subject } = write({ subject: `Order${end}Bcc: all@example.com${end}${end}Body` });
      expect(subject).toBe('Order Bcc: all@example.com Body');
    },
  );

  test('When a subject has 1,000 characters, then it is cut between two of them', () => {
    const { subject } = write({ subject: '🖼'.repeat(1000) });
    expect([...subject]).toHaveLength(150);
    expect(subject.isWellFormed()).toBe(true);
  });

  test('When words turn the writing direction, then what follows stays as it is', () => {
    const { subject, text, html } = write({
      name: '\u202eAsha',
      subject: 'Of \u2067Asha',
      paragraphs: ['\u202eThank you.', 'תודה'],
    });
    expect(subject + text + html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(html).toContain('<p dir="auto">תודה</p>');
  });

  test('When a program is dark, then the mail says that it knows both', () => {
    const { html } = write();
    expect(html).toContain('<meta name="color-scheme" content="light dark" />');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
  });
});
