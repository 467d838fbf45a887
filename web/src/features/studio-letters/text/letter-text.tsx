import { letterMessages } from '@aperture-byline/contract/letter/letter-messages';
import { isList, LETTER_LISTS } from '@aperture-byline/contract/letter/stored';
import { BLOCK_ATTRIBUTE, BLOCK_TAG, LETTER_CHOSEN_MAX } from '@aperture-byline/contract/letter/wire';
import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import { type Editor, useEditorState } from '@tiptap/react';
import { lazy, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Row } from '#components/layout/layout.tsx';
import { extensions } from '#components/rich-text/editor/extensions.ts';
import RichTextEditor, { type RichTextEditorProps } from '#components/rich-text/editor/rich-text-editor.tsx';
import { letterWorksQuery } from '#entities/letter/private-queries.ts';
import { nameOf } from './block-view.ts';
import { findBlocks, findSelected, insertBlock, LetterBlock, LetterDocument } from './letter-block.ts';
import styles from './letter-text.module.css';

const ChosenWorkDialog = lazy(() => import('./chosen-work-dialog.tsx'));

const MARKERS = { [BLOCK_TAG]: [BLOCK_ATTRIBUTE] };

/** The text of a letter, with the places of its blocks. Imported dynamically, since it brings the editor. */
export default function LetterText({ uid, ...props }: RichTextEditorProps & { uid: string }) {
  const client = useQueryClient();
  const [schema] = useState(() => [
    ...extensions.map((kit) => kit.configure({ document: false })),
    LetterDocument,
    LetterBlock.configure({
      watchWorks: (block, onWorks) => {
        const observer = new QueryObserver(client, letterWorksQuery(uid, block));
        onWorks(observer.getCurrentResult().data);
        return observer.subscribe(({ data }) => onWorks(data));
      },
    }),
  ]);
  return (
    <RichTextEditor {...props} schema={schema} markers={MARKERS} className={styles.text}>
      {(editor) => <Blocks editor={editor} />}
    </RichTextEditor>
  );
}

/** Puts blocks where the cursor is, and says which one is selected, and where it stands. */
function Blocks({ editor }: { editor: Editor }) {
  const [isChoosing, setChoosing] = useState(false);
  const { placed, news } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => ({
      placed: findBlocks(state.doc).map(({ kind }) => kind),
      news: describeSelected(state),
    }),
  });
  const isFull = placed.filter((block) => !isList(block)).length >= LETTER_CHOSEN_MAX;
  return (
    <Row gap={1} role="group" aria-label="Blocks" className={styles.blocks}>
      {LETTER_LISTS.map((block) => {
        const isPlaced = placed.includes(block);
        return (
          <Button
            key={block}
            className={styles.insert}
            aria-disabled={isPlaced || undefined}
            // Keeps the cursor in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => isPlaced || insertBlock(editor, block)}
          >
            {letterMessages[block]}
          </Button>
        );
      })}
      <Button
        className={styles.insert}
        aria-haspopup="dialog"
        aria-disabled={isFull || undefined}
        onClick={() => isFull || setChoosing(true)}
      >
        {letterMessages.addChosen}
      </Button>
      <LazyBoundary fallback={null}>
        {isChoosing && (
          <ChosenWorkDialog
            placed={placed}
            onClose={() => setChoosing(false)}
            onChoose={(block) => {
              setChoosing(false);
              insertBlock(editor, block);
            }}
          />
        )}
      </LazyBoundary>
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </Row>
  );
}

function describeSelected(state: Editor['state']): string {
  const block = findSelected(state);
  if (block === null) return '';
  const place = state.doc.resolve(block.pos).index() + 1;
  return `${nameOf(block.kind)} selected, part ${place} of ${state.doc.childCount}. Alt with the up or down arrow moves it, Backspace takes it out.`;
}
