import { WIDE_FIGURE } from '@aperture-byline/contract/shared/text/rich-text-policy';
import type { NodeViewRendererProps } from '@tiptap/react';
import styles from './figure.module.css';
import { FIGURE, type FigureAttributes, type FigurePicture } from './figure-attributes.ts';

/** Where the file of an image is shown from; null for one that is not known. */
export type FindPictureAddress = (imageId: string) => string | null;

type FigureNode = NodeViewRendererProps['node'];

/** Attribute of the element for the panel, shown while the cursor is in the figure. */
const PANEL = 'data-figure-panel';

/** The element for the panel of the figure whose element this is. */
export const findPanel = (figure: Element): Element | null => figure.querySelector(`:scope > [${PANEL}]`);

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className?: string,
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  if (className) created.className = className;
  return created;
}

/** Figure while it is written, as readers see it, with a panel below. The editor has only the caption as text. */
export class FigureView {
  readonly dom = element('figure');
  readonly contentDOM = element('figcaption');
  readonly #pictures = element('div', styles.pictures);
  readonly #credit = element('p', `${styles.credit} hide-empty`);
  readonly #findPictureAddress: FindPictureAddress;

  constructor(
    node: FigureNode,
    {
      findPictureAddress,
      onPress,
    }: {
      findPictureAddress: FindPictureAddress;
      /** The photographs were pressed, which are no text. */
      onPress: () => void;
    },
  ) {
    this.#findPictureAddress = findPictureAddress;
    const panel = element('div');
    panel.setAttribute(PANEL, '');
    for (const fixed of [this.#pictures, this.#credit, panel]) fixed.contentEditable = 'false';
    this.#pictures.addEventListener('click', onPress);
    this.dom.append(this.#pictures, this.contentDOM, this.#credit, panel);
    this.#render(node);
  }

  update(node: FigureNode): boolean {
    if (node.type.name !== FIGURE) return false;
    this.#render(node);
    return true;
  }

  /** Fields and buttons of the panel get what is typed and pressed in them. */
  stopEvent(event: Event): boolean {
    const panel = findPanel(this.dom);
    return event.target instanceof globalThis.Node && panel?.contains(event.target) === true;
  }

  ignoreMutation({ target }: { target: globalThis.Node }): boolean {
    return !this.contentDOM.contains(target);
  }

  #render(node: FigureNode): void {
    const { pictures, isWide, credit } = node.attrs as FigureAttributes;
    this.dom.classList.toggle(WIDE_FIGURE, isWide);
    this.#credit.textContent = credit;
    pictures.forEach((picture, index) => {
      const known = this.#pictures.children[index];
      const image = known instanceof HTMLImageElement ? known : element('img');
      if (!known) this.#pictures.append(image);
      this.#renderImage(image, picture);
    });
    while (this.#pictures.children.length > pictures.length) this.#pictures.lastElementChild?.remove();
    this.#pictures.toggleAttribute(
      'data-undescribed',
      pictures.some(({ alt }) => alt.trim() === ''),
    );
  }

  #renderImage(image: HTMLImageElement, { imageId, alt, width, height }: FigurePicture): void {
    const address = this.#findPictureAddress(imageId);
    if (address !== null && image.getAttribute('src') !== address) image.src = address;
    if (image.alt !== alt) image.alt = alt;
    if (!width || !height) return;
    image.width = width;
    image.height = height;
    image.style.setProperty('--ratio', String(width / height));
  }
}
