import type { BlogFields } from '@aperture-byline/contract/blog/studio-schemas';
import type { StudioBlog } from '@aperture-byline/contract/blog/studio-wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import {
  CATEGORIES_MAX,
  STORY_PICTURES_MAX,
  SUMMARY_MAX,
  TAGS_MAX,
  WORK_TITLE_MAX,
} from '@aperture-byline/contract/work/limits';
import type { StudioPicture } from '@aperture-byline/contract/work/wire';
import { lazy, useCallback, useEffect, useId, useRef, useState } from 'react';
import { LazyBoundary } from '#components/feedback/lazy-boundary.tsx';
import { Field, TextAreaField } from '#components/forms/field.tsx';
import { PictureField } from '#entities/image/picture-field/picture-field.tsx';
import { SlugField } from './slug-field.tsx';
import styles from './story-form.module.css';
import { followsTitle, slugFor } from './story-values.ts';
import { WordField } from './word-field.tsx';

const StoryText = lazy(() => import('./text/story-text.tsx'));

interface StoryFieldsProps {
  uid: string;
  /** What the server has; null before the first save. */
  story: StudioBlog | null;
  fields: BlogFields;
  /** What is wrong, by field. */
  problems: Readonly<Record<string, string>>;
  picturesOf: (imageIds: readonly string[]) => StudioPicture[];
  addressOf: (imageId: string) => string | null;
  /** Told pictures that are chosen, before their ids are; gives the ids. */
  onPictures: (pictures: readonly StudioPicture[]) => string[];
  onChange: (changes: Partial<BlogFields>) => void;
}

/** Everything of a story that its author writes or chooses. */
export function StoryFields(props: StoryFieldsProps) {
  const { uid, story, fields, problems, picturesOf, onPictures, onChange } = props;
  const address = useAddress(story, fields, onChange);
  return (
    <div className={styles.fields}>
      <div className={styles.words}>
        <Field
          label="Title"
          name="title"
          maxLength={WORK_TITLE_MAX}
          value={fields.title}
          error={problems.title}
          onChange={({ currentTarget }) => address.setTitle(currentTarget.value)}
        />
        <TextAreaField
          label="Description"
          name="description"
          hint="A sentence or two, which open the story and stand in lists."
          rows={3}
          maxLength={SUMMARY_MAX}
          value={fields.description}
          error={problems.description}
          onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
        />
        <TextField {...props} />
      </div>
      <div className={styles.aside}>
        <SlugField
          uid={uid}
          blogId={story?.id ?? null}
          slug={fields.slug}
          isFixed={Boolean(story?.published_on)}
          problem={problems.slug}
          onChange={address.setSlug}
          onTaken={address.onTaken}
        />
        <fieldset className={styles.pictures}>
          <legend className={styles.label}>Banner</legend>
          <PictureField
            uid={uid}
            name="bannerId"
            label="Banner"
            hint="Opens the story, and stands for it in lists."
            error={problems.bannerId}
            max={1}
            pictures={picturesOf(fields.bannerId === null ? [] : [fields.bannerId])}
            onChange={(chosen) => onChange({ bannerId: onPictures(chosen)[0] ?? null })}
          />
        </fieldset>
        <fieldset className={styles.pictures}>
          <legend className={styles.label}>Picture gallery</legend>
          <PictureField
            uid={uid}
            name="pictureIds"
            label="Picture gallery in its order"
            hint={`Up to ${STORY_PICTURES_MAX}, shown together below the text.`}
            error={problems.pictureIds}
            max={STORY_PICTURES_MAX}
            pictures={picturesOf(fields.pictureIds)}
            onChange={(chosen) => onChange({ pictureIds: onPictures(chosen) })}
          />
        </fieldset>
        <WordField
          label="Categories"
          name="categories"
          max={CATEGORIES_MAX}
          words={fields.categories}
          error={problems.categories}
          onChange={(categories) => onChange({ categories })}
        />
        <WordField
          label="Tags"
          name="tags"
          max={TAGS_MAX}
          words={fields.tags}
          error={problems.tags}
          onChange={(tags) => onChange({ tags })}
        />
      </div>
    </div>
  );
}

function TextField({ uid, fields, problems, addressOf, onPictures, onChange }: StoryFieldsProps) {
  const id = useId();
  const error = problems.content;
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  // The editor calls what it was made with.
  const change = useCallback((content: string) => latest.current({ content }), []);
  return (
    <div className={styles.text} data-field="content">
      <span id={id} className={styles.label}>
        Text
      </span>
      <LazyBoundary fallback={<p className={styles.waiting}>{messages.loading}</p>}>
        <StoryText
          uid={uid}
          labelledBy={id}
          describedBy={error ? `${id}-error` : undefined}
          invalid={Boolean(error)}
          initialValue={fields.content}
          addressOf={addressOf}
          onImage={(picture) => onPictures([picture])}
          onChange={change}
        />
      </LazyBoundary>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** The address follows the title until its author chooses another one or the story is published. */
function useAddress(
  story: StudioBlog | null,
  fields: BlogFields,
  onChange: (changes: Partial<BlogFields>) => void,
) {
  const [follows, setFollows] = useState(() => followsTitle(fields, story?.published_on ?? null));
  const isFollowing = follows && !story?.published_on;
  const taken = useRef(new Set<string>());
  const onTaken = (slug: string) => {
    taken.current.add(slug);
    const next = slugFor(fields.title, taken.current);
    if (isFollowing && next !== fields.slug) onChange({ slug: next });
  };
  const latest = useRef(onTaken);
  useEffect(() => {
    latest.current = onTaken;
  });
  return {
    setTitle: (title: string) =>
      onChange({ title, ...(isFollowing && { slug: slugFor(title, taken.current) }) }),
    setSlug: (slug: string) => {
      // Emptied, it follows the title again.
      setFollows(slug === '');
      onChange({ slug });
    },
    onTaken: useCallback((slug: string) => latest.current(slug), []),
  };
}
