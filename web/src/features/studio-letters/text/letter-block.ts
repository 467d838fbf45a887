import { isLetterBlock, type LetterBlock as Kind } from '@aperture-byline/contract/letter/stored';
import { BLOCK_ATTRIBUTE, BLOCK_TAG } from '@aperture-byline/contract/letter/wire';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import { type Editor, Node } from '@tiptap/react';
import { BlockView, findMoveButton, type WatchWorks } from './block-view.ts';

/** The name of blocks in the schema of the editor, and the group that the text has of them. */
const LETTER_BLOCK = 'letterBlock';

type EditorNode = Editor['state']['doc'];

interface PlacedBlock {
  kind: Kind;
  pos: number;
  node: EditorNode;
}

/** Blocks stand between paragraphs, never in a list or quotation. */
export const LetterDocument = Node.create({
  name: 'doc',
  topNode: true,
  content: `(block | ${LETTER_BLOCK})+`,
});

/** Block that is filled in when the letter is sent; each list and each chosen work occurs at most once. */
export const LetterBlock = Node.create<{ watchWorks: WatchWorks }>({
  name: LETTER_BLOCK,
  group: LETTER_BLOCK,
  atom: true,
  draggable: true,

  addOptions: () => ({ watchWorks: () => () => {} }),

  addAttributes: () => ({ [BLOCK_ATTRIBUTE]: { default: null } }),

  parseHTML: () => [
    {
      tag: BLOCK_TAG,
      getAttrs: (element) => {
        const kind = element.getAttribute(BLOCK_ATTRIBUTE);
        return isLetterBlock(kind) ? { [BLOCK_ATTRIBUTE]: kind } : false;
      },
    },
  ],

  renderHTML: ({ HTMLAttributes }) => [BLOCK_TAG, HTMLAttributes],

  addKeyboardShortcuts() {
    const move = (step: -1 | 1) => () => {
      const block = findSelected(this.editor.state);
      return block !== null && moveBlock(this.editor, block, step);
    };
    return { 'Alt-ArrowUp': move(-1), 'Alt-ArrowDown': move(1) };
  },

  addNodeView() {
    return ({ node, editor, getPos }) =>
      new BlockView(node.attrs[BLOCK_ATTRIBUTE] as Kind, {
        onMove: (step) => {
          const block = findAt(editor, getPos());
          if (!block || !moveBlock(editor, block, step)) return;
          // It may have been drawn anew; the next press moves it on.
          const moved = findSelected(editor.state);
          if (moved) findMoveButton(editor.view.nodeDOM(moved.pos), step)?.focus();
        },
        watchWorks: this.options.watchWorks,
        onRemove: () => {
          const block = findAt(editor, getPos());
          if (block) removeBlock(editor, block);
        },
      });
  },

  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          // Else it would replace a block that is selected.
          handleTextInput: ({ state, dispatch }, _from, end, text) => {
            if (findSelected(state) === null) return false;
            const paragraph = state.schema.node('paragraph', null, state.schema.text(text));
            const tr = state.tr.insert(end, paragraph);
            dispatch(tr.setSelection(TextSelection.create(tr.doc, end + 1 + text.length)).scrollIntoView());
            return true;
          },
          // Else the block below it would be selected then, and replaced by what is pasted next.
          handlePaste: (_view, _event, { content: { firstChild, childCount } }) => {
            if (childCount !== 1 || firstChild?.type.name !== LETTER_BLOCK) return false;
            const kind = firstChild.attrs[BLOCK_ATTRIBUTE] as Kind;
            const isPlaced = findBlocks(editor.state.doc).some((placed) => placed.kind === kind);
            if (!isPlaced) insertBlock(editor, kind);
            return true;
          },
        },
        // What is pasted may hold a block that is there already; the first one stays, as on the server.
        appendTransaction: (transactions, _before, { doc, tr }) => {
          if (!transactions.some(({ docChanged }) => docChanged)) return null;
          const repeated = findBlocks(doc).filter(
            ({ kind }, index, all) => all.findIndex((other) => other.kind === kind) < index,
          );
          for (const { pos, node } of repeated.reverse()) tr.delete(pos, pos + node.nodeSize);
          return repeated.length > 0 ? tr : null;
        },
      }),
    ];
  },
});

export function findBlocks(doc: EditorNode): PlacedBlock[] {
  const found: PlacedBlock[] = [];
  doc.forEach((node, pos) => {
    if (node.type.name === LETTER_BLOCK) found.push({ kind: node.attrs[BLOCK_ATTRIBUTE] as Kind, pos, node });
  });
  return found;
}

export function findSelected({ doc, selection }: Editor['state']): PlacedBlock | null {
  return (
    findBlocks(doc).find(({ pos, node }) => selection.from === pos && selection.to === pos + node.nodeSize) ?? null
  );
}

const findAt = ({ state }: Editor, at: number | undefined) => findBlocks(state.doc).find(({ pos }) => pos === at);

/** Puts a block below the paragraph at the cursor, or in its place where it is empty. The cursor goes on below. */
export function insertBlock(editor: Editor, kind: Kind): void {
  const { state, schema } = editor;
  const { $to } = state.selection;
  const block = schema.node(LETTER_BLOCK, { [BLOCK_ATTRIBUTE]: kind });
  const [from, to] = $to.depth === 0 ? [$to.pos, $to.pos] : [$to.after(1), $to.after(1)];
  const isBlank = $to.depth === 1 && $to.parent.isTextblock && $to.parent.content.size === 0;
  const start = isBlank ? $to.before(1) : from;
  const isTextBelow = state.doc.resolve(to).nodeAfter?.isTextblock === true;
  const tr = state.tr.replaceWith(start, to, isTextBelow ? [block] : [block, schema.node('paragraph')]);
  tr.setSelection(TextSelection.near(tr.doc.resolve(start + block.nodeSize)));
  editor.view.dispatch(tr.scrollIntoView());
  editor.commands.focus();
}

/** Over the paragraph, list or block above or below. False where there is none. */
function moveBlock(editor: Editor, { pos, node }: PlacedBlock, step: -1 | 1): boolean {
  const { state } = editor;
  const end = pos + node.nodeSize;
  const neighbour = step < 0 ? state.doc.resolve(pos).nodeBefore : state.doc.resolve(end).nodeAfter;
  if (neighbour === null) return false;
  const goal = pos + step * neighbour.nodeSize;
  const tr = state.tr.delete(pos, end).insert(goal, node);
  editor.view.dispatch(tr);
  return editor.commands.setNodeSelection(goal) && editor.commands.scrollIntoView();
}

function removeBlock(editor: Editor, { pos, node }: PlacedBlock): void {
  editor
    .chain()
    .deleteRange({ from: pos, to: pos + node.nodeSize })
    .focus()
    .run();
}
