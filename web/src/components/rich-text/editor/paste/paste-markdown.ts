import type { EditorView } from '@tiptap/pm/view';

/** Characters that a text of Markdown contains; without them the parser is not loaded. */
const SIGNS = /[*_`~[]|^[ \t]{0,12}(?:[-+>]|#{1,6}|\d{1,9}[.)])\s|^[ \t]{0,12}(?:---|===)/m;

/**
 * Handles events of an editor so that Markdown is read where the clipboard has plain text alone, unless Shift asks for the text as it
 * is. The parser is loaded by the first such text.
 */
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
      const isElsewhere = isPlain || view.state.selection.$from.parent.type.spec.code;
      if (isElsewhere || data?.getData('text/html') || data?.files.length || !SIGNS.test(text)) return false;
      event.preventDefault();
      void pasteMarkdown(view, text, event);
      return true;
    },
  };
}

async function pasteMarkdown(view: EditorView, text: string, event: ClipboardEvent): Promise<void> {
  const html = await import('./markdown.ts').then(
    ({ readMarkdown }) => readMarkdown(text),
    // Without the parser the text comes as it is.
    () => null,
  );
  if (view.isDestroyed) return;
  if (html === null) view.pasteText(text, event);
  else view.pasteHTML(html, event);
}
