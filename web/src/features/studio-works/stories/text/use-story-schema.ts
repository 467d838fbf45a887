import { type Editor, Extension, type Extensions } from '@tiptap/react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { extensions } from '#components/rich-text/editor/extensions.ts';
import type { Tool } from '#components/rich-text/editor/tools.tsx';
import { Figure } from './figure.ts';
import { FIGURE } from './figure-attributes.ts';
import type { FindPictureAddress } from './figure-view.ts';
import type { OpenMenu } from './insert-menu.tsx';
import { loadInsertMenu } from './load-insert-menu.ts';
import { readPasted } from './pasted-html.ts';
import { isInserted, storyTools } from './story-tools.tsx';
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
