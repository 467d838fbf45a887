import { problemOfSlug } from '@aperture-byline/contract/blog/bodies';
import { studioBlog } from '@aperture-byline/contract/endpoints/studio/studio-works';
import { SLUG_MAX } from '@aperture-byline/contract/shared/ids';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Field } from '#components/forms/field.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { privateQuery } from '#entities/session/api/private-requests.ts';
import { paths } from '#lib/navigation/paths.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import styles from './story-editor.module.css';

/** Whether a slug can be that of this story; of a new one without `blogId`. */
const slugQuery = (uid: string, slug: string, blogId: string | null) =>
  queryOptions({
    ...privateQuery(uid, studioBlog.checkSlug, {
      params: { slug },
      query: blogId === null ? {} : { blogId },
    }),
    staleTime: 10_000,
  });

/** Milliseconds without a change until an address is checked. */
const CHECK_DELAY = 500;

/** The last part of a story's address, checked while it is typed. */
export function SlugField({
  uid,
  blogId,
  slug,
  isFixed,
  problem,
  onChange,
  onTaken,
}: {
  uid: string;
  /** Null before the story is saved for the first time. */
  blogId: string | null;
  slug: string;
  isFixed: boolean;
  problem: string | undefined;
  onChange: (slug: string) => void;
  onTaken: (slug: string) => void;
}) {
  const debouncedSlug = useDebounced(slug, CHECK_DELAY);
  const own = slug === '' ? null : problemOfSlug(slug);
  const isCheckable = !isFixed && debouncedSlug !== '' && debouncedSlug === slug && own === null;
  const { data, isFetching } = useQuery({ ...slugQuery(uid, debouncedSlug, blogId), enabled: isCheckable });
  const answer = isCheckable && data?.slug === slug ? data : undefined;
  const isTaken = answer?.isFree === false;
  useEffect(() => {
    if (isTaken) onTaken(slug);
  }, [isTaken, slug, onTaken]);

  const error = own ?? answer?.problem ?? problem;
  const isChecking = !isFixed && slug !== '' && error === undefined && (isFetching || !answer);
  const address = `${window.location.host}${paths.story(slug)}${slug === '' ? '…' : ''}`;
  return (
    <Stack gap={1} className={styles.slug}>
      <Field
        label="Address"
        name="slug"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={SLUG_MAX}
        readOnly={isFixed}
        value={slug}
        error={error ?? undefined}
        hint={isFixed ? studioMessages.slugFixed : address}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p role="status" className={styles.status}>
        {isChecking && studioMessages.slugChecking}
        {answer?.isFree && !error && studioMessages.slugFree}
      </p>
    </Stack>
  );
}
