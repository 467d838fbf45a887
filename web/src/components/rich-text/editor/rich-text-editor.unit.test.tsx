// @vitest-environment jsdom
import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from '@aperture-byline/contract/shared/text/rich-text-policy';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { completeAddress } from './extensions.ts';
import RichTextEditor from './rich-text-editor.tsx';

const text = () => screen.getByRole('textbox', { name: 'Bio' });
const tool = (name: string) => screen.getByRole('button', { name });

function renderEditor(html = '') {
  const onChange = vi.fn<(html: string) => void>();
  render(
    <>
      <span id="label">Bio</span>
      <p id="error">Too long</p>
      <RichTextEditor
        labelledBy="label"
        describedBy="error"
        invalid
        initialValue={html}
        onChange={onChange}
        onBlur={() => undefined}
      />
    </>,
  );
  return { last: () => onChange.mock.lastCall?.[0], onChange };
}

function paste(html: string, plain = '') {
  const data: Record<string, string> = { 'text/html': html, 'text/plain': plain };
  act(() => text().focus());
  fireEvent.paste(text(), {
    clipboardData: { getData: (type: string) => data[type] ?? '', types: Object.keys(data), files: [] },
  });
}

function elementsOf(html: string): Element[] {
  return [...new DOMParser().parseFromString(html, 'text/html').body.querySelectorAll('*')];
}

beforeAll(() => {
  // jsdom lays nothing out; the editor asks where its text is.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
});

describe('The editor of a rich text', () => {
  it('When foreign HTML is pasted, then only allowed tags and attributes remain', () => {
    const { last } = renderEditor();
    paste(`
      <h1 onclick="alert(1)">Fog</h1><script>alert(1)</script><style>p { color: red }</style>
      <p class="MsoNormal" style="color: red">I <b>wait</b> for <i>it</i>, <u>long</u>.</p>
      <table><tr><td>Kochi</td></tr></table><iframe src="https://evil.example"></iframe>
      <img src="https://evil.example/x.png" onerror="alert(1)"><svg onload="alert(1)"></svg>
      <ol start="4" type="a"><li>one</li></ol><pre><code class="language-js">two</code></pre>
      <p><a href="https://example.com" target="_blank" onclick="x()" class="y" title="There">there</a></p>`);
    const html = last() ?? '';
    for (const part of elementsOf(html)) {
      const tag = part.tagName.toLowerCase();
      expect(RICH_TEXT_TAGS).toContain(tag);
      const allowed = [...(RICH_TEXT_ATTRIBUTES[tag] ?? []), ...(tag === 'a' ? ['rel'] : [])];
      for (const { name } of part.attributes) expect(allowed).toContain(name);
    }
    expect(html).toContain('<strong>wait</strong>');
    expect(html).toContain('href="https://example.com/"');
    expect(html).not.toMatch(/script|alert|evil|style|Mso/);
  });

  it('When Markdown is pasted as plain text alone, then its lists nest and its emphasis is read', async () => {
    const { last } = renderEditor();
    paste('', '## Fog\n\n- *one*\n  - two\n- three');
    await vi.waitFor(() =>
      expect(last()).toBe(
        '<h2>Fog</h2><ul><li><p><em>one</em></p><ul><li><p>two</p></li></ul></li><li><p>three</p></li></ul>',
      ),
    );
  });

  it('When one entry of a list alone is pasted, then it stays text', async () => {
    const { last } = renderEditor();
    paste('', '- one');
    await vi.waitFor(() => expect(last()).toBe('<p>- one</p>'));
  });

  it('When Shift asks for the text as it is, then Markdown stays text', () => {
    const { last } = renderEditor();
    act(() => text().focus());
    fireEvent.keyDown(text(), { key: 'V', ctrlKey: true, shiftKey: true });
    paste('', 'so *loud*');
    expect(last()).toBe('<p>so *loud*</p>');
  });

  it('When HTML with signs of Markdown is pasted, then they stay signs', () => {
    const { last } = renderEditor();
    paste('<p>so *loud* and `plain`</p>', 'so *loud* and `plain`');
    expect(last()).toBe('<p>so *loud* and `plain`</p>');
  });

  const coloured = (...lines: string[]) =>
    `<meta charset='utf-8'><div style="color:#ccc;font-family:monospace;white-space:pre"><div>${lines
      .map((line) => `<span style="color:#569cd6;font-weight:bold">${line}</span>`)
      .join('</div><br><div>')}</div></div>`;

  it('When Markdown comes with HTML that only colours it, then it is read', async () => {
    const { last } = renderEditor();
    paste(coloured('## Fog', '- one', '- **two**'), '## Fog\n\n- one\n- **two**');
    await vi.waitFor(() =>
      expect(last()).toBe('<h2>Fog</h2><ul><li><p>one</p></li><li><p><strong>two</strong></p></li></ul>'),
    );
  });

  it('When coloured text only looks like Markdown, then the HTML counts', async () => {
    const { last } = renderEditor();
    paste(coloured('my_file_name of fog'), 'my_file_name of fog');
    await vi.waitFor(() => expect(last()).toBe('<p><strong>my_file_name of fog</strong></p>'));
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/profile',
  ])('When a link to "%s" is pasted, then its words stay and lead nowhere', (href) => {
    const { last } = renderEditor();
    paste(`<p>Read <a href="${href}">this</a></p>`);
    expect(last()).toBe('<p>Read this</p>');
  });

  it('When a text is only opened, then nothing is changed', () => {
    const { onChange } = renderEditor('<p>One</p><ul><li><p>two</p></li></ul>');
    expect(text().textContent).toContain('two');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('When all of it is taken away again, then it is empty, and so are paragraphs without words', () => {
    const { last } = renderEditor();
    paste('<p>Fog</p>');
    expect(last()).toBe('<p>Fog</p>');
    fireEvent.click(tool('Undo'));
    expect(last()).toBe('');
    paste('<p> </p><ul><li></li></ul>');
    expect(last() ?? '').toBe('');
  });

  it('When it is wrong, then label and error belong to the text itself', () => {
    renderEditor();
    expect(text().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('textbox', { name: 'Bio', description: 'Too long' })).toBe(text());
    expect(text().getAttribute('aria-multiline')).toBe('true');
  });

  it('When the tools are walked, then they are one stop, and the arrow keys lead round them', async () => {
    renderEditor();
    await userEvent.tab();
    expect(document.activeElement).toBe(tool('Bold'));
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(tool('Redo'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(tool('Italic'));
    await userEvent.keyboard('{End}{Home}');
    expect(document.activeElement).toBe(tool('Bold'));
    await userEvent.tab();
    expect(document.activeElement).toBe(text());
  });

  it('When a tool is used, then it says that it is on, and the text has the focus', () => {
    const { last } = renderEditor('<p>Fog</p>');
    fireEvent.click(tool('Bulleted list'));
    expect(last()).toBe('<ul><li><p>Fog</p></li></ul>');
    expect(tool('Bulleted list').getAttribute('aria-pressed')).toBe('true');
    expect(tool('Bold').getAttribute('aria-pressed')).toBe('false');
    expect(tool('Redo').getAttribute('aria-disabled')).toBe('true');
  });

  it('When a link is asked for with an address that no text may have, then it says so and none is set', async () => {
    const { onChange } = renderEditor('<p>Fog</p>');
    fireEvent.click(tool('Link'));
    const address = screen.getByRole('textbox', { name: 'Where does it lead?' });
    expect(document.activeElement).toBe(address);
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    expect(address.getAttribute('aria-invalid')).toBe('true');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.clear(address);
    await userEvent.type(address, 'example.com/fog{Enter}');
    expect(onChange.mock.lastCall?.[0]).toContain(
      '<a href="https://example.com/fog" rel="noopener noreferrer nofollow ugc">example.com/fog</a>',
    );
    expect(screen.queryByRole('textbox', { name: 'Where does it lead?' })).toBeNull();
  });

  it.each([
    ['example.com', 'https://example.com'],
    ['http://example.com', 'http://example.com'],
    ['mira@example.com', 'mailto:mira@example.com'],
    ['localhost:3000/x', 'https://localhost:3000/x'],
    ['javascript:alert(1)', null],
    ['https:', null],
    ['two words', null],
    ['', null],
  ])('When "%s" is typed as an address, then it becomes %s', (typed, address) => {
    expect(completeAddress(typed)).toBe(address);
  });
});
