import type { BlogFields } from '@aperture-byline/contract/blog/studio-schemas';
import type { StudioBlog } from '@aperture-byline/contract/blog/studio-wire';
import { formatAge } from '@aperture-byline/contract/shared/dates';
import { useEffect, useRef } from 'react';
import { Button } from '#components/base/button.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import styles from './conflict.module.css';
import { differences, FIELD_LABELS, type FieldName, isWaiting } from './story-values.ts';

/** Tells that the story was changed elsewhere, shows what is different there, and asks which version holds. */
export function Conflict({
  theirs,
  fields,
  onTheirs,
  onMine,
}: {
  /** The server's version; null where it was deleted. */
  theirs: StudioBlog | null;
  /** This window's. */
  fields: BlogFields;
  onTheirs: () => void;
  onMine: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const names = theirs ? differences(fields, theirs.fields) : [];
  return (
    <section className={styles.conflict} role="alert">
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {theirs ? 'This story was changed in another window' : 'This story was deleted in another window'}
      </h2>
      <p>{textOf(theirs)} What you have written here is not saved until you decide.</p>
      {theirs && names.length > 0 && (
        <details className={styles.details}>
          <summary>
            What is there now, {formatAge(theirs.updated_on, new Date())}:{' '}
            {names.map((name) => FIELD_LABELS[name].toLowerCase()).join(', ')}
          </summary>
          <dl className={styles.list}>
            {names.map((name) => (
              <div key={name}>
                <dt>{FIELD_LABELS[name]}</dt>
                <dd>
                  <Value name={name} fields={theirs.fields} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <div className={styles.actions}>
        <Button onClick={onTheirs}>{theirs ? 'Load the newest version' : 'Leave it deleted'}</Button>
        {!(theirs && isWaiting(theirs)) && (
          <Button onClick={onMine}>{theirs ? 'Keep mine' : 'Save mine as a new story'}</Button>
        )}
      </div>
    </section>
  );
}

function textOf(theirs: StudioBlog | null): string {
  if (theirs && isWaiting(theirs))
    return 'It waits for review there and can’t be changed until it is taken back.';
  return theirs ? 'Load what is there now, or replace it by what you see here.' : '';
}

function Value({ name, fields }: { name: FieldName; fields: BlogFields }) {
  if (name === 'content') return fields.content ? <RichText html={fields.content} /> : 'Empty';
  if (name === 'bannerId') return fields.bannerId ? 'Another photograph' : 'None';
  if (name === 'pictureIds') return `${fields.pictureIds.length} photographs`;
  const value = fields[name];
  return (typeof value === 'string' ? value : value.join(', ')) || 'Empty';
}
