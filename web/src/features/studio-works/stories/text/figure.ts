import { parseImageId } from '@aperture-byline/contract/shared/rich-text-policy';
import { Node } from '@tiptap/react';

export interface FigureAttributes {
  imageId: string;
  /** Alternative text. */
  alt: string;
  /** Pixels, so that its space is reserved; null where they are not known. */
  width: number | null;
  height: number | null;
}

/** The most pixels that the sanitiser keeps in `width` and `height`. */
export const PIXELS_MAX = 9999;

const NAME = 'figure';

function pixels(image: Element, name: string): number | null {
  const value = Number(image.getAttribute(name));
  return Number.isInteger(value) && value > 0 && value <= PIXELS_MAX ? value : null;
}

/** Of an image of this site; false for any other. */
function readAttributes(image: Element | null): FigureAttributes | false {
  const imageId = parseImageId(image?.getAttribute('src') ?? '');
  if (!image || imageId === null) return false;
  const [width, height] = [pixels(image, 'width'), pixels(image, 'height')];
  return { imageId, alt: image.getAttribute('alt') ?? '', width, height };
}

/** Of a figure with one image; several are figures of their own. */
function attributesOfFigure(figure: HTMLElement): FigureAttributes | false {
  const [image, second] = figure.querySelectorAll('img');
  return second ? false : readAttributes(image ?? null);
}

function imageAttributes({ imageId, alt, width, height }: FigureAttributes): Record<string, string | number> {
  return { src: `/api/image/${imageId}`, alt, ...(width && height && { width, height }) };
}

/** An own image with its caption, which is written in the text. `findPictureAddress` says where its file is shown from, or null. */
export const Figure = Node.create<{ findPictureAddress: (imageId: string) => string | null }>({
  name: NAME,
  group: 'block',
  content: 'inline*',
  isolating: true,
  defining: true,
  draggable: true,

  addOptions: () => ({ findPictureAddress: () => null }),

  addAttributes: () => ({
    imageId: { default: '', rendered: false },
    alt: { default: '', rendered: false },
    width: { default: null, rendered: false },
    height: { default: null, rendered: false },
  }),

  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: attributesOfFigure,
      contentElement: (figure) =>
        (figure as HTMLElement).querySelector<HTMLElement>('figcaption') ??
        document.createElement('figcaption'),
    },
    { tag: 'img[src]', getAttrs: readAttributes },
  ],

  renderHTML: ({ node }) => [
    'figure',
    ['img', imageAttributes(node.attrs as FigureAttributes)],
    ['figcaption', 0],
  ],

  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== NAME) return false;
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
        if (!empty || $from.parent.type.name !== NAME || $from.parent.content.size > 0) return false;
        return editor.commands.deleteNode(NAME);
      },
    };
  },

  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('figure');
      const image = document.createElement('img');
      const caption = document.createElement('figcaption');
      image.contentEditable = 'false';
      dom.append(image, caption);
      const renderFigure = (attributes: FigureAttributes) => {
        const { alt, width, height, imageId } = attributes;
        const address = this.options.findPictureAddress(imageId);
        if (address !== null && image.getAttribute('src') !== address) image.src = address;
        image.alt = alt;
        if (width && height) {
          image.width = width;
          image.height = height;
        }
      };
      renderFigure(node.attrs as FigureAttributes);
      return {
        dom,
        contentDOM: caption,
        update: (next) => {
          if (next.type !== node.type) return false;
          renderFigure(next.attrs as FigureAttributes);
          caption.classList.toggle('empty', next.content.size === 0);
          return true;
        },
        ignoreMutation: (mutation) => mutation.target === image || mutation.target === dom,
      };
    };
  },
});
