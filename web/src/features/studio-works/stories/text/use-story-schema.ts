import type { Editor } from '@tiptap/react';
import { Extension, type Extensions } from '@tiptap/react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { extensions } from '#components/rich-text/editor/extensions.ts';
import type { Tool } from '#components/rich-text/editor/tools.tsx';
import { buildTools, toolIcon } from '#components/rich-text/editor/tools.tsx';
import { loadCode } from '#lib/api/connection.ts';
import { Figure } from './figure.ts';
import { FIGURE } from './figure-attributes.ts';
import type { FindPictureAddress } from './figure-view.ts';
import type { OpenMenu } from './insert-menu.tsx';
import { readPasted } from './pasted-html.ts';
import { textUploads } from './text-uploads.ts';

interface Handlers {
  onPhotographs: (editor: Editor) => void;
  onUpload: (editor: Editor) => void;
  onFiles: (editor: Editor, files: readonly File[], pos: number) => void;
  onMenu: (menu: OpenMenu | null) => void;
  onFigure: (isIn: boolean) => void;
  findPictureAddress: FindPictureAddress;
}

/** Returns schema and tools. The editor keeps the first ones: they call the newest handlers by a ref. */
export function useStorySchema(handlers: Handlers) {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const tools = useCallback(
    (onLink: () => void): readonly Tool[] =>
      storyTools(onLink, {
        onPhotographs: (editor) => latest.current.onPhotographs(editor),
        onUpload: (editor) => latest.current.onUpload(editor),
      }),
    [],
  );
  const read = useCallback(
    (html: string) => readPasted(html, (imageId) => latest.current.findPictureAddress(imageId) !== null),
    [],
  );
  const [schema] = useState<Extensions>(() => [
    ...extensions,
    Figure.configure({ findPictureAddress: (imageId) => latest.current.findPictureAddress(imageId) }),
    loadInsertMenu(tools(() => {}).filter(isInserted), (menu) => latest.current.onMenu(menu)),
    Extension.create({
      name: 'figureWatch',
      onSelectionUpdate: ({ editor }) => latest.current.onFigure(editor.isActive(FIGURE)),
    }),
    textUploads((editor, files, pos) => latest.current.onFiles(editor, files, pos)),
  ]);
  return { schema, tools, read };
}

/** Loads the menu of what can be inserted once somebody begins to write: the editor has to be small. */
function loadInsertMenu(tools: readonly Tool[], onChange: (menu: OpenMenu | null) => void): Extension {
  let isRequested = false;

  async function load(editor: Editor): Promise<void> {
    isRequested = true;
    try {
      const { buildInsertMenu } = await loadCode(() => import('./insert-menu.tsx'));
      if (editor.isDestroyed) return;
      // Before the others, which would take its keys.
      editor.registerPlugin(buildInsertMenu(editor, tools, onChange), (menu, plugins) => [menu, ...plugins]);
      // It looks at what is at the cursor with the next transaction.
      editor.view.dispatch(editor.state.tr);
    } catch (error) {
      isRequested = false;
      console.error('The menu could not be loaded:', error);
    }
  }

  return Extension.create({
    name: 'loadInsertMenu',
    onFocus: ({ editor }) => {
      if (!isRequested) void load(editor);
    },
  });
}

const level = (number: 2 | 3, label: string, path: string): Tool => ({
  label,
  icon: toolIcon(path),
  isOn: (editor) => editor.isActive('heading', { level: number }),
  use: (editor) => editor.chain().focus().toggleHeading({ level: number }).run(),
});

/** Labels of the tools that the insert menu does not have: they mark words or act on the whole text. */
const NOT_INSERTED: readonly string[] = ['Bold', 'Italic', 'Link', 'Undo', 'Redo'];

/** Returns true for a tool of the insert menu, which opens where a line begins. */
const isInserted = ({ label }: Tool): boolean => !NOT_INSERTED.includes(label);

/** The tools of a short text, with two levels of headings, photographs and a divider. */
function storyTools(
  onLink: () => void,
  { onPhotographs, onUpload }: { onPhotographs: (editor: Editor) => void; onUpload: (editor: Editor) => void },
): readonly Tool[] {
  const added: readonly Tool[] = [
    {
      label: 'Photographs',
      icon: toolIcon('M3 4h14v12H3zM3 13l4-4 4 4 2.5-2.5L17 14M13 8h.01'),
      isOn: (editor) => editor.isActive(FIGURE),
      use: onPhotographs,
    },
    {
      label: 'Upload',
      icon: toolIcon('M10 13V4M6.5 7.5 10 4l3.5 3.5M4 13v3h12v-3'),
      use: onUpload,
    },
    {
      label: 'Divider',
      icon: toolIcon('M3 10h14'),
      use: (editor) => editor.chain().focus().setHorizontalRule().run(),
    },
  ];
  return buildTools(onLink).flatMap((tool) => {
    if (tool.label === 'Heading')
      return [
        level(2, 'Heading', 'M4 4v12M13 4v12M4 10h9M16 16h2M17 16v-4l-1 .6'),
        level(3, 'Subheading', 'M5 6v8M11 6v8M5 10h6M14 14h3'),
      ];
    return tool.label === 'Quotation' ? [tool, ...added] : [tool];
  });
}
