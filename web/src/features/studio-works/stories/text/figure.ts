import { WIDE_FIGURE } from '@aperture-byline/contract/shared/text/rich-text-policy';
import { Node } from '@tiptap/react';
import {
  FIGURE,
  type FigureAttributes,
  imageAttributes,
  readCaption,
  readFigure,
  readImage,
} from './figure-attributes.ts';
import { FigureView, type FindPictureAddress } from './figure-view.ts';

/** Own images with a caption. `findPictureAddress` tells where an image is shown from, or null. */
export const Figure = Node.create<{ findPictureAddress: FindPictureAddress }>({
  name: FIGURE,
  group: 'block',
  content: 'inline*',
  isolating: true,
  defining: true,
  draggable: true,

  addOptions: () => ({ findPictureAddress: () => null }),

  addAttributes: () => ({
    pictures: { default: [], rendered: false },
    isWide: { default: false, rendered: false },
    credit: { default: '', rendered: false },
  }),

  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: readFigure,
      contentElement: (figure) => readCaption(figure as Element),
    },
    { tag: 'img[src]', getAttrs: readImage },
  ],

  renderHTML: ({ node }) => {
    const { pictures, isWide, credit } = node.attrs as FigureAttributes;
    const space = node.content.size > 0 ? [' '] : [];
    return [
      'figure',
      isWide ? { class: WIDE_FIGURE } : {},
      ...pictures.map((picture) => ['img', imageAttributes(picture)]),
      // A hole for content has no siblings; the element around it is not saved.
      credit === '' ? ['figcaption', 0] : ['figcaption', ['span', 0], ...space, ['small', credit]],
    ];
  },

  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== FIGURE) return false;
        const after = $from.after();
        return editor
          .chain()
          .insertContentAt(after, { type: 'paragraph' })
          .setTextSelection(after + 1)
          .scrollIntoView()
          .run();
      },
      Backspace: ({ editor }) => {
        const { $from, empty } = editor.state.selection;
        if (!empty || $from.parent.type.name !== FIGURE || $from.parent.content.size > 0) return false;
        return editor.commands.deleteNode(FIGURE);
      },
    };
  },

  addNodeView() {
    return ({ node, editor, getPos }) =>
      new FigureView(node, {
        findPictureAddress: this.options.findPictureAddress,
        onPress: () => {
          const start = getPos();
          const shown = start === undefined ? null : editor.state.doc.nodeAt(start);
          if (start !== undefined && shown)
            editor.commands.focus(start + shown.nodeSize - 1, { scrollIntoView: false });
        },
      });
  },
});
