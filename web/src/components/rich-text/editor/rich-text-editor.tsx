import { composeVisible } from '@aperture-byline/contract/shared/text/clean-text';
import { type Editor, EditorContent, type Extensions, useEditor } from '@tiptap/react';
import clsx from 'clsx';
import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import richText from '../rich-text.module.css';
import { extensions, type Markers, readHtml } from './extensions.ts';
import { LinkRow } from './link-row.tsx';
import { readForeignHtml } from './paste/foreign-html.ts';
import { markdownEvents } from './paste/paste-markdown.ts';
import styles from './rich-text-editor.module.css';
import { Toolbar } from './toolbar.tsx';
import { buildTools, type Tool } from './tools.tsx';

export interface RichTextEditorProps {
  labelledBy: string;
  /** Ids of the elements that describe the editor, its error among them. */
  describedBy: string | undefined;
  invalid: boolean;
  /** HTML to begin with; later values are ignored. */
  initialValue: string;
  /** Told the HTML after changes, at the latest when the focus leaves; empty where there is no text. */
  onChange: (html: string) => void;
  onBlur?: () => void;
  /** The schema, where it is more than that of a short text. It must stay the same object. */
  schema?: Extensions;
  /** Elements that the schema adds to those of the allow-list. It must stay the same object. */
  markers?: Markers;
  /** The tools in the order of the toolbar, where they are others. `onLink` asks for an address. */
  tools?: (onLink: () => void) => readonly Tool[];
  /** Changes HTML that is pasted, once the forms of word processors are read, before it is reduced to the schema. */
  readPasted?: (html: string) => string;
  /** Whether the text looks as on its page: without a frame, and with tools that stay in reach while it is scrolled. */
  isPage?: boolean;
  className?: string | undefined;
  children?: (editor: Editor) => ReactNode;
}

/** Scroll margins in pixels: a sticky bar may cover the bottom of the window, and on a page the tools its top. */
const KEPT_CLEAR = { top: 0, right: 0, bottom: 120, left: 0 };
const KEPT_CLEAR_ON_PAGE = { ...KEPT_CLEAR, top: 72 };

/** Rich-text editor. Imported dynamically only, since it brings the TipTap library. */
export default function RichTextEditor({
  labelledBy,
  describedBy,
  invalid,
  initialValue,
  onChange,
  onBlur,
  schema = extensions,
  markers,
  tools = buildTools,
  readPasted,
  isPage = false,
  className,
  children,
}: RichTextEditorProps) {
  const id = useId();
  const [linking, setLinking] = useState(false);
  const askForLink = useCallback(() => setLinking(true), []);
  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        class: clsx(styles.text, !isPage && styles.framedText, richText.text, className),
        ...(invalid && { 'aria-invalid': 'true' }),
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
      },
      scrollThreshold: isPage ? KEPT_CLEAR_ON_PAGE : KEPT_CLEAR,
      scrollMargin: isPage ? KEPT_CLEAR_ON_PAGE : KEPT_CLEAR,
      handleKeyDown: (_view: unknown, { key, ctrlKey, metaKey }: KeyboardEvent) => {
        const asksForLink = key.toLowerCase() === 'k' && (ctrlKey || metaKey);
        if (asksForLink) askForLink();
        return asksForLink;
      },
      // Marks of the end of a line that browsers do not draw become such ends.
      transformPastedText: (text: string) => composeVisible('prose', text) ?? text,
      transformPastedHTML: (html: string) => {
        const read = readForeignHtml(composeVisible('html', html) ?? html);
        return readPasted ? readPasted(read) : read;
      },
      handleDOMEvents: markdownEvents(),
    }),
    [askForLink, id, labelledBy, describedBy, invalid, readPasted, isPage, className],
  );
  // The whole text is written as HTML each time: of a long one that takes most of a frame.
  const { request, flush } = useIdleCall(() => onChange(readHtml(editor, markers)));
  const editor: Editor = useEditor({
    extensions: schema,
    content: initialValue,
    editorProps,
    injectCSS: false,
    // Signs of Markdown are read in plain text only; addresses become links everywhere.
    enablePasteRules: ['link'],
    onUpdate: request,
    onBlur: () => {
      flush();
      onBlur?.();
    },
  });
  const offered = useMemo(() => tools(askForLink), [tools, askForLink]);

  return (
    <div className={clsx(isPage ? styles.page : styles.framed, invalid && styles.invalid)}>
      <div className={styles.tools}>
        <Toolbar editor={editor} controls={id} tools={offered} />
        {linking && <LinkRow editor={editor} onClose={() => setLinking(false)} />}
      </div>
      <EditorContent editor={editor} />
      {children?.(editor)}
    </div>
  );
}

/** Milliseconds after which a call is made although the browser was never idle. */
const LATEST = 500;

/**
 * Defers `run` until the browser is idle, once for many requests. Runs an open call at once on `flush`, before the page
 * may go, and where idleness is unknown.
 */
function useIdleCall(run: () => void): { request: () => void; flush: () => void } {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  const open = useRef<number | null>(null);
  const flush = useCallback(() => {
    if (open.current === null) return;
    cancelIdleCallback(open.current);
    open.current = null;
    latest.current();
  }, []);
  const request = useCallback(() => {
    if (!('requestIdleCallback' in window)) latest.current();
    else open.current ??= requestIdleCallback(flush, { timeout: LATEST });
  }, [flush]);
  useEffect(() => {
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
    };
  }, [flush]);
  // Before the effects of what is around it end, which would not hear of it any more.
  useLayoutEffect(() => flush, [flush]);
  return { request, flush };
}
