import { type ResolvedPos, DOMParser as SchemaParser, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { readForeignHtml } from './foreign-html.ts';
import { readMarkdown } from './markdown.ts';

/** Reads Markdown in pasted text, unless it was pasted without formatting; for other text the editor does what it always does. */
export function parsePastedText(
  text: string,
  context: ResolvedPos,
  isPlain: boolean,
  view: EditorView,
): Slice {
  const html = isPlain ? null : readMarkdown(text);
  // The editor falls back on its own reading where there is no slice, which its types do not say.
  if (html === null) return null as unknown as Slice;
  const { body } = new DOMParser().parseFromString(readForeignHtml(html), 'text/html');
  const { content } = SchemaParser.fromSchema(view.state.schema).parseSlice(body, { context });
  return Slice.maxOpen(content);
}
