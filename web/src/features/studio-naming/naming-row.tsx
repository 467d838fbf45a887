import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import { type PrivacyStatus, ROW_TEXT_MAX } from '@aperture-byline/contract/image/wire';
import clsx from 'clsx';
import { type ChangeEvent, type ClipboardEvent, type FocusEvent, type KeyboardEvent, memo } from 'react';
import { Button } from '#components/base/button.tsx';
import { sizes } from '#components/base/sizes.ts';
import { Field, SelectField, TextAreaField } from '#components/forms/field.tsx';
import { FactList } from '#components/layout/fact-list.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { PictureButton } from '#components/media/large-pictures.tsx';
import { cellName } from './cell-keys.ts';
import { COLUMNS, type Column, toCells } from './cells.ts';
import styles from './naming.module.css';
import type { NamingRow, NamingStore } from './naming-store.ts';

type CellElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Event handlers of the table's fields. They find the cell by the name of its field. */
export interface CellHandlers {
  onChange: (event: ChangeEvent<CellElement>) => void;
  onKeyDown: (event: KeyboardEvent<CellElement>) => void;
  onPaste: (event: ClipboardEvent<CellElement>) => void;
  onFocus: (event: FocusEvent<CellElement>) => void;
}

export const COLUMN_LABELS: Readonly<Record<Column, string>> = {
  title: 'Title',
  alt: 'Alternative text',
  tags: 'Tags',
  privacyStatus: 'Visibility',
};

const VISIBILITY: Readonly<Record<PrivacyStatus, string>> = { Private: 'Private', Public: 'Public' };

export const PhotographRow = memo(function PhotographRow({
  row,
  number,
  store,
  handlers,
  onEnlarge,
}: {
  row: NamingRow;
  number: number;
  store: NamingStore;
  handlers: CellHandlers;
  onEnlarge: (index: number) => void;
}) {
  const { id, image, cells, isFixed, isStale, isGone, problems } = row;
  const name = image.fileName || `photograph ${number}`;
  const field = (column: Column) => ({
    ...handlers,
    label: (
      <>
        {COLUMN_LABELS[column]} <span className="visually-hidden">of {name}</span>
      </>
    ),
    name: cellName({ id, column }),
    value: cells[column],
    error: problems[column],
  });
  const text = { readOnly: isFixed, maxLength: ROW_TEXT_MAX, autoComplete: 'off' };
  return (
    <>
      <tr className={clsx(styles.row, styles.words)}>
        <th scope="row" className={styles.photograph}>
          <span className={styles.picture}>
            <PictureButton
              name={name}
              picture={image.picture}
              sizes={sizes({ 0: '96px' })}
              ratio={1.25}
              alt=""
              onOpen={() => onEnlarge(number - 1)}
            />
          </span>
          <span className={clsx(styles.name, 'block text-quiet break-anywhere')}>
            {name}
            {image.status === 'submitted' && <span className="block text-ink">{studioImageMessages.tableWaits}</span>}
          </span>
        </th>
        <td>
          <Field {...field('title')} {...text} />
        </td>
        <td>
          <TextAreaField rows={2} {...field('alt')} {...text} />
        </td>
        <td>
          <Field {...field('tags')} {...text} />
        </td>
        <td>
          <SelectField {...field('privacyStatus')} disabled={isFixed} options={VISIBILITY} />
        </td>
      </tr>
      {(isStale || isGone) && (
        <tr className={styles.row}>
          <td colSpan={COLUMNS.length + 1}>
            <Stack gap={1.5} role="alert" className={styles.changed}>
              <p>{isGone ? studioImageMessages.deletedElsewhere : studioImageMessages.changedElsewhere}</p>
              {!isGone && <Stored row={row} store={store} name={name} />}
            </Stack>
          </td>
        </tr>
      )}
    </>
  );
});

/** The words that another window saved, and the choice between them and those that are typed. */
function Stored({ row, store, name }: { row: NamingRow; store: NamingStore; name: string }) {
  const { id, image, cells } = row;
  const shown = toCells(image);
  const others = COLUMNS.filter((column) => shown[column] !== cells[column]);
  return (
    <>
      <FactList
        className="text-small"
        facts={others.map((column) => [`${COLUMN_LABELS[column]} there`, shown[column] || 'Empty'])}
      />
      <Row gap={1.5}>
        <Button aria-label={`Take what is there of ${name}`} onClick={() => store.keepTheirs(id)}>
          Take what is there
        </Button>
        {image.status !== 'submitted' && (
          <Button aria-label={`Keep mine of ${name}`} onClick={() => store.keepMine(id)}>
            Keep mine
          </Button>
        )}
      </Row>
    </>
  );
}
