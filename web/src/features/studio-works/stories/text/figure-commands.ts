import { FIGURE_PICTURES_MAX } from '@aperture-byline/contract/shared/text/rich-text-policy';
import type { StudioPicture } from '@aperture-byline/contract/work/wire';
import type { Editor } from '@tiptap/react';
import { FIGURE, type FigureAttributes, type FigurePicture, PIXELS_MAX } from './figure-attributes.ts';

type EditorNode = Editor['state']['doc'];

export interface PlacedFigure {
  pos: number;
  node: EditorNode;
}

export const attributesOf = ({ node }: PlacedFigure): FigureAttributes => node.attrs as FigureAttributes;

/** The figure that the cursor is in; null where it is in none. */
export function findFigure({ selection }: Editor['state']): PlacedFigure | null {
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type.name === FIGURE) return { pos: $from.before(depth), node: $from.node(depth) };
  const node = $from.nodeAfter;
  return node?.type.name === FIGURE && !selection.empty ? { pos: $from.pos, node } : null;
}

/** A photograph of the library as a figure shows it. */
export function toFigurePicture({ id, picture: { alt, width, height } }: StudioPicture): FigurePicture {
  const fits = width <= PIXELS_MAX && height <= PIXELS_MAX;
  return { imageId: id, alt, width: fits ? width : null, height: fits ? height : null };
}

export const toFigure = (pictures: readonly FigurePicture[]) => ({
  type: FIGURE,
  attrs: { pictures, isWide: false, credit: '' } satisfies FigureAttributes,
});

/** The position between two blocks that is nearest to `pos`; before an empty one, so that writing goes on below. */
export function findGap(doc: EditorNode, pos: number): number {
  const place = doc.resolve(pos);
  if (place.depth === 0) return pos;
  const block = place.node(1);
  return block.isTextblock && block.content.size === 0 ? place.before(1) : place.after(1);
}

/** Inserts a figure at the cursor, which goes into its caption or into the paragraph below. */
export function insertFigure(editor: Editor, pictures: readonly FigurePicture[], cursor: 'caption' | 'below'): void {
  const { state, view, schema } = editor;
  const gap = findGap(state.doc, state.selection.to);
  const figure = schema.nodeFromJSON(toFigure(pictures));
  const isTextBelow = state.doc.resolve(gap).nodeAfter?.type.name === 'paragraph';
  const paragraph = isTextBelow ? [] : [schema.node('paragraph')];
  view.dispatch(state.tr.insert(gap, [figure, ...paragraph]));
  editor.commands.focus(cursor === 'caption' ? gap + 1 : gap + figure.nodeSize + 1);
}

/** Changes attributes outside the text's undo: the panel's fields undo their own typing. */
export function changeFigure(
  { view }: Editor,
  { pos }: PlacedFigure,
  changes: Partial<FigureAttributes>,
  { isTyped = false } = {},
): void {
  const { tr } = view.state;
  for (const [name, value] of Object.entries(changes)) tr.setNodeAttribute(pos, name, value);
  view.dispatch(tr.setMeta('addToHistory', !isTyped));
}

/** The figure directly above, where both together are few enough to be shown beside each other. */
export function findJoinable({ state }: Editor, figure: PlacedFigure): PlacedFigure | null {
  const node = state.doc.resolve(figure.pos).nodeBefore;
  if (node?.type.name !== FIGURE) return null;
  const above = { pos: figure.pos - node.nodeSize, node };
  const count = attributesOf(above).pictures.length + attributesOf(figure).pictures.length;
  return count <= FIGURE_PICTURES_MAX ? above : null;
}

/** Shows the photographs beside those of the figure above, whose caption goes on with this one's. */
export function joinFigures(editor: Editor, above: PlacedFigure, figure: PlacedFigure): void {
  const { schema, tr } = editor.state;
  const [first, second] = [attributesOf(above), attributesOf(figure)];
  const space = above.node.content.size > 0 && figure.node.content.size > 0 ? schema.text(' ') : null;
  const caption = [...above.node.children, ...(space ? [space] : []), ...figure.node.children];
  const attributes = {
    pictures: [...first.pictures, ...second.pictures],
    isWide: first.isWide,
    credit: [...new Set([first.credit, second.credit])].filter(Boolean).join(', '),
  } satisfies FigureAttributes;
  const joined = figure.node.type.create(attributes, caption);
  tr.replaceWith(above.pos, figure.pos + figure.node.nodeSize, joined);
  editor.view.dispatch(tr);
  editor.commands.focus(above.pos + joined.nodeSize - 1);
}

/** Makes a figure of each photograph; the first one keeps the caption. */
export function splitFigure(editor: Editor, figure: PlacedFigure): void {
  const { type, content, nodeSize } = figure.node;
  const { pictures, ...rest } = attributesOf(figure);
  const parts = pictures.map((picture, index) =>
    type.create({ ...rest, pictures: [picture] }, index === 0 ? content : null),
  );
  editor.view.dispatch(editor.state.tr.replaceWith(figure.pos, figure.pos + nodeSize, parts));
  editor.commands.focus(figure.pos + 1);
}

/** Takes the figure out with its caption; the cursor is where it was. */
export function removeFigure(editor: Editor, { pos, node }: PlacedFigure): void {
  editor
    .chain()
    .deleteRange({ from: pos, to: pos + node.nodeSize })
    .focus()
    .run();
}
