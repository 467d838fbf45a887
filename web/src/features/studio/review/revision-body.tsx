import type { ReviewedWork } from '@aperture-byline/contract/review/wire';
import { diffWordsWithSpace } from 'diff';
import { Pictures } from './pictures.tsx';
import styles from './review.module.css';
import { fieldsOf, type WorkField } from './work-fields.ts';

/** A field before and after. */
type Pair = [before: WorkField, after: WorkField];

/** What visitors see and what they would see, side by side, with the differences marked. */
export function RevisionBody({ before, after }: { before: ReviewedWork; after: ReviewedWork }) {
  const old = fieldsOf(before);
  const fresh = fieldsOf(after);
  const pairs = old.flatMap((field, index): Pair[] => {
    const other = fresh[index];
    return other ? [[field, other]] : [];
  });
  const changed = pairs.filter(isChanged);
  const same = pairs.filter((pair) => !isChanged(pair)).map(([{ name }]) => name);
  return (
    <div className={styles.comparison}>
      {changed.map(([from, to]) => (
        <section key={from.name} className={styles.pair} aria-label={from.name}>
          <h4 className={styles.fieldName}>{from.name}</h4>
          <Side name="Now public" field={from} other={to} />
          <Side name="Proposed" field={to} other={from} isNew />
          {'text' in from && 'text' in to && from.text === to.text && (
            <p className={styles.fieldName}>Only its formatting is different.</p>
          )}
        </section>
      ))}
      <p className={styles.quiet}>
        {same.length > 0 ? `Unchanged: ${same.join(', ')}` : 'All of it is changed.'}
      </p>
    </div>
  );
}

const contentOf = (field: WorkField) =>
  'text' in field ? (field.html ?? field.text) : field.pictures.map(({ id }) => id).join(' ');
const isChanged = ([before, after]: Pair) => contentOf(before) !== contentOf(after);

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
    <div className={styles.side}>
      <h5 className={styles.quiet}>{name}</h5>
      {'text' in field ? (
        <Words text={field.text} other={'text' in other ? other.text : ''} isNew={isNew} />
      ) : (
        <ChangedPictures field={field} other={other} isNew={isNew} />
      )}
    </div>
  );
}

/** The whole text; words that the other side lacks are marked, for screen readers too. */
function Words({ text, other, isNew }: { text: string; other: string; isNew: boolean }) {
  if (text === '') return <p className={styles.text}>None</p>;
  const parts = isNew ? diffWordsWithSpace(other, text) : diffWordsWithSpace(text, other);
  const Mark = isNew ? 'ins' : 'del';
  let offset = 0;
  return (
    <p className={styles.text}>
      {parts
        .filter(({ added, removed }) => (isNew ? !removed : !added))
        .map(({ value, added, removed }) => {
          const key = offset;
          offset += value.length;
          return added || removed ? <Mark key={key}>{value}</Mark> : <span key={key}>{value}</span>;
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
  return <Pictures pictures={field.pictures} mark={{ text: isNew ? 'New' : 'Taken out', of: only }} />;
}
