import type { EditorView } from '@tiptap/pm/view';

/** Characters that a text of Markdown contains; without them the parser is not loaded. */
const SIGNS = /[*_`~[]|^[ \t]{0,12}(?:[-+>]|#{1,6}|\d{1,9}[.)])\s|^[ \t]{0,12}(?:---|===)/m;

/** Elements of HTML that only says how a text looks, as editors of code put it beside the text. */
const LOOKS = 'html, head, meta, body, div, span, br';

/** Reads Markdown pasted as plain text or unstructured HTML, unless Shift is held. Loads the parser on demand. */
export function markdownEvents() {
  let isPlain = false;
  return {
    keydown: (_view: EditorView, { key, shiftKey }: KeyboardEvent) => {
      isPlain = shiftKey && key !== 'Insert';
    },
    keyup: () => {
      isPlain = false;
    },
    paste: (view: EditorView, event: ClipboardEvent) => {
      const data = event.clipboardData;
      const text = data?.getData('text/plain') ?? '';
      const html = data?.getData('text/html') ?? '';
      const isElsewhere = isPlain || view.state.selection.$from.parent.type.spec.code;
      if (isElsewhere || data?.files.length || !SIGNS.test(text) || hasStructure(html)) return false;
      event.preventDefault();
      void pasteMarkdown(view, { text, html }, event);
      return true;
    },
  };
}

function hasStructure(html: string): boolean {
  return new DOMParser().parseFromString(html, 'text/html').querySelector(`:not(${LOOKS})`) !== null;
}

async function pasteMarkdown(
  view: EditorView,
  { text, html }: { text: string; html: string },
  event: ClipboardEvent,
): Promise<void> {
  const read = await import('./markdown.ts').then(
    ({ readMarkdown }) => readMarkdown(text),
    // Without the parser the clipboard comes as it is.
    () => null,
  );
  if (view.isDestroyed) return;
  const pasted = read ?? html;
  if (pasted === '') view.pasteText(text, event);
  else view.pasteHTML(pasted, event);
}
