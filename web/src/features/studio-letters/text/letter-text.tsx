import { BLOCK_ATTRIBUTE, BLOCK_TAG } from '@aperture-byline/contract/letter/block-marker';
import { letterMessages } from '@aperture-byline/contract/letter/letter-messages';
import { LETTER_BLOCKS } from '@aperture-byline/contract/letter/stored';
import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { Row } from '#components/layout/layout.tsx';
import { extensions } from '#components/rich-text/editor/extensions.ts';
import RichTextEditor, { type RichTextEditorProps } from '#components/rich-text/editor/rich-text-editor.tsx';
import { letterWorksQuery } from '#entities/letter/private-queries.ts';
import { findBlocks, findSelected, insertBlock, LetterBlock, LetterDocument } from './letter-block.ts';
import styles from './letter-text.module.css';

const MARKERS = { [BLOCK_TAG]: [BLOCK_ATTRIBUTE] };

/** The text of a letter, with the places of its blocks. Imported dynamically, since it brings the editor. */
export default function LetterText({ uid, ...props }: RichTextEditorProps & { uid: string }) {
  const client = useQueryClient();
  const [schema] = useState(() => [
    ...extensions.map((kit) => kit.configure({ document: false })),
    LetterDocument,
    LetterBlock.configure({
      watchWorks: (onWorks) => {
        const observer = new QueryObserver(client, letterWorksQuery(uid));
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
  const { placed, news } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => ({
      placed: findBlocks(state.doc).map(({ kind }) => kind),
      news: describeSelected(state),
    }),
  });
  return (
    <Row gap={1} role="group" aria-label="Blocks" className={styles.blocks}>
      {LETTER_BLOCKS.map((block) => {
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
  return `${letterMessages[block.kind]} selected, part ${place} of ${state.doc.childCount}. Alt with the up or down arrow moves it, Backspace takes it out.`;
}
