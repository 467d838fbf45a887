import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { type Editor, Extension } from '@tiptap/react';
import type { FigurePicture } from './figure-attributes.ts';
import { findGap, toFigure } from './figure-commands.ts';

/** A file that becomes a figure of the text once it is a photograph of the library. */
export interface TextUpload {
  id: string;
  file: File;
  /** Where it is shown until then: in the text, but no part of what is saved. */
  host: HTMLElement;
}

type Change = { add: readonly TextUpload[]; pos: number } | { remove: string };

const key = new PluginKey<DecorationSet>('textUploads');

/** Uploads are drawn between blocks, and move with them while the text is changed. */
export function textUploads(onFiles: (editor: Editor, files: readonly File[], pos: number) => void): Extension {
  return Extension.create({
    name: 'textUploads',
    addProseMirrorPlugins() {
      const { editor } = this;
      return [
        new Plugin<DecorationSet>({
          key,
          state: {
            init: () => DecorationSet.empty,
            apply: (transaction, before) => {
              const set = before.map(transaction.mapping, transaction.doc);
              const change = transaction.getMeta(key) as Change | undefined;
              if (!change) return set;
              if ('remove' in change)
                return set.remove(set.find(undefined, undefined, ({ id }) => id === change.remove));
              return set.add(
                transaction.doc,
                change.add.map(({ id, host }) =>
                  Decoration.widget(change.pos, host, { id, key: id, side: 1, stopEvent: () => true }),
                ),
              );
            },
          },
          props: {
            decorations: (state) => key.getState(state),
            handlePaste: (view, { clipboardData }) => {
              const files = readPastedFiles(clipboardData);
              if (files.length === 0) return false;
              onFiles(editor, files, findGap(view.state.doc, view.state.selection.to));
              return true;
            },
            handleDrop: (view, event, _slice, isMoved) => {
              const files = [...(event.dataTransfer?.files ?? [])];
              const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
              if (isMoved || files.length === 0 || !place) return false;
              onFiles(editor, files, findGap(view.state.doc, place.pos));
              return true;
            },
          },
        }),
      ];
    },
  });
}

/** Returns files pasted without words: Word and browsers put a picture beside copied words, which count. */
function readPastedFiles(data: DataTransfer | null): readonly File[] {
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  const html = data?.getData('text/html') ?? '';
  const words = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
  return words.trim() === '' ? files : [];
}

export function showUploads({ view }: Editor, add: readonly TextUpload[], pos: number): void {
  view.dispatch(view.state.tr.setMeta(key, { add, pos } satisfies Change));
}

export function hideUpload({ view }: Editor, id: string): void {
  view.dispatch(view.state.tr.setMeta(key, { remove: id } satisfies Change));
}

/** Puts the photograph in the place of its upload; false where that is gone, as the text around it was deleted. */
export function replaceUpload(editor: Editor, id: string, picture: FigurePicture): boolean {
  const [shown] = key.getState(editor.state)?.find(undefined, undefined, (spec) => spec.id === id) ?? [];
  if (!shown) return false;
  const figure = editor.schema.nodeFromJSON(toFigure([picture]));
  const transaction = editor.state.tr.insert(shown.from, figure);
  editor.view.dispatch(transaction.setMeta(key, { remove: id } satisfies Change));
  return true;
}
