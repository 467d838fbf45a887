import { diffWordsWithSpace } from 'diff';
import { Grid, Stack } from '#components/layout/layout.tsx';
import styles from '../review.module.css';
import { PictureGrid } from './picture-grid.tsx';
import type { WorkField } from './work-fields.ts';

export type FieldPair = readonly [before: WorkField, after: WorkField];

const serializeContent = (field: WorkField) =>
  'text' in field ? (field.html ?? field.text) : field.pictures.map(({ id }) => id).join(' ');

export const isChanged = ([before, after]: FieldPair): boolean => serializeContent(before) !== serializeContent(after);

/** Fields side by side, with what is different marked. */
export function Differences({
  pairs,
  names,
}: {
  pairs: readonly FieldPair[];
  names: readonly [before: string, after: string];
}) {
  const [before, after] = names;
  return pairs.map(([from, to]) => (
    <Grid as="section" key={from.name} gap={[1, 4]} md={2} aria-label={to.name}>
      <h4 className={styles.fieldName}>{to.name}</h4>
      <Side name={before} field={from} other={to} />
      <Side name={after} field={to} other={from} isNew />
      {'text' in from && 'text' in to && from.text === to.text && (
        <p className={styles.fieldName}>Only its formatting is different.</p>
      )}
    </Grid>
  ));
}

function Side({
  name,
  field,
  other,
  isNew = false,
}: {
  name: string;
  field: WorkField;
  other: WorkField;
  isNew?: boolean;
}) {
  return (
    <Stack gap={0.5} className={styles.side}>
      <h5 className={styles.quiet}>{name}</h5>
      {'text' in field ? (
        <Words text={field.text} other={'text' in other ? other.text : ''} isNew={isNew} />
      ) : (
        <ChangedPictures field={field} other={other} isNew={isNew} />
      )}
    </Stack>
  );
}

/** The whole text; words that the other side lacks are marked, for screen readers too. */
function Words({ text, other, isNew }: { text: string; other: string; isNew: boolean }) {
  if (text === '') return <p className={styles.text}>None</p>;
  const parts = isNew ? diffWordsWithSpace(other, text) : diffWordsWithSpace(text, other);
  const Tag = isNew ? 'ins' : 'del';
  let offset = 0;
  return (
    <p className={styles.text}>
      {parts
        .filter(({ added, removed }) => (isNew ? !removed : !added))
        .map(({ value, added, removed }) => {
          const key = offset;
          offset += value.length;
          return added || removed ? <Tag key={key}>{value}</Tag> : <span key={key}>{value}</span>;
        })}
    </p>
  );
}

function ChangedPictures({
  field,
  other,
  isNew,
}: {
  field: Extract<WorkField, { pictures: unknown }>;
  other: WorkField;
  isNew: boolean;
}) {
  const there = 'pictures' in other ? other.pictures.map(({ id }) => id) : [];
  const only = new Set(field.pictures.map(({ id }) => id).filter((id) => !there.includes(id)));
  return <PictureGrid pictures={field.pictures} mark={{ text: isNew ? 'New' : 'Taken out', of: only }} />;
}
