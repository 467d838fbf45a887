import { letterMessages } from '@aperture-byline/contract/letter/letter-messages';
import { isList, type LetterBlock, type LetterList, parseChosen } from '@aperture-byline/contract/letter/stored';
import { LETTER_LIST_LENGTH, type LetterWorks } from '@aperture-byline/contract/letter/wire';
import styles from './block-view.module.css';

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string | undefined,
  text = '',
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  if (className) created.className = className;
  created.textContent = text;
  return created;
}

/** Tells a listener what a block would show, at once and on changes; returns what ends that. */
export type WatchWorks = (
  block: LetterBlock,
  onWorks: (works: readonly LetterWorks[] | undefined) => void,
) => () => void;

/** Names a list, or the kind of a chosen work. */
export function nameOf(block: LetterBlock): string {
  const chosen = parseChosen(block);
  return chosen ? letterMessages.chosen[chosen.kind] : letterMessages[block as LetterList];
}

function describeWorks(block: LetterBlock, filled: LetterWorks | undefined): string {
  if (!filled && isList(block)) return 'At present there is nothing to show: it would be left out';
  if (!filled) return 'It is not public at present: it would be left out';
  if (isList(block)) return `At present: ${filled.works.map(({ title }) => title).join(' · ')}`;
  return filled.works.map(({ title, detail }) => [title, detail].filter((text) => text !== '').join(' · ')).join();
}

export function findMoveButton(block: globalThis.Node | null, step: -1 | 1): HTMLElement | null {
  return block instanceof Element ? block.querySelector<HTMLElement>(`[data-step='${step}']`) : null;
}

/** A block while the letter is written: what it will be, with buttons that move it and take it out. */
export class BlockView {
  readonly dom = element('div', styles.block);
  readonly #buttons = element('div', styles.buttons);
  readonly #works = element('p', styles.hint);
  readonly #endWatch: () => void;

  constructor(
    kind: LetterBlock,
    { watchWorks, onMove, onRemove }: { watchWorks: WatchWorks; onMove: (step: -1 | 1) => void; onRemove: () => void },
  ) {
    const title = nameOf(kind);
    const words = element('div', styles.words);
    words.append(
      element('p', styles.title, title),
      ...(isList(kind)
        ? [element('p', styles.hint, `${LETTER_LIST_LENGTH} works, filled in when the letter is sent`)]
        : []),
      this.#works,
    );
    this.dom.setAttribute('role', 'group');
    this.dom.setAttribute('aria-label', title);
    this.#addButton(`Move ${title} up`, '↑', () => onMove(-1)).dataset.step = '-1';
    this.#addButton(`Move ${title} down`, '↓', () => onMove(1)).dataset.step = '1';
    this.#addButton(`Remove ${title}`, '×', onRemove);
    this.dom.append(words, this.#buttons);
    this.#endWatch = watchWorks(kind, (works) => {
      if (!works) return;
      const filled = works.find(({ block }) => block === kind);
      this.#works.textContent = describeWorks(kind, filled);
      // Several chosen ones of a kind are told apart.
      if (filled && !isList(kind)) this.dom.setAttribute('aria-label', `${title}: ${filled.works[0]?.title}`);
    });
  }

  destroy(): void {
    this.#endWatch();
  }

  /** Buttons get what is pressed on them; all else selects the block. */
  stopEvent({ target }: Event): boolean {
    return target instanceof globalThis.Node && this.#buttons.contains(target);
  }

  ignoreMutation(): boolean {
    return true;
  }

  #addButton(label: string, sign: string, onPress: () => void): HTMLButtonElement {
    const button = element('button', styles.button, sign);
    button.type = 'button';
    button.title = label;
    button.setAttribute('aria-label', label);
    button.addEventListener('click', onPress);
    this.#buttons.append(button);
    return button;
  }
}
