import type { BlogFields } from '@aperture-byline/contract/blog/bodies';
import type { StudioBlog } from '@aperture-byline/contract/blog/wire';
import { makeSlug } from '@aperture-byline/contract/shared/text/slug';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Whether its slug follows its title still. */
export function followsTitle({ title, slug }: Pick<BlogFields, 'title' | 'slug'>, publishedOn: string | null): boolean {
  return publishedOn === null && (slug === '' || slugFor(title).replace(/-\d+$/, '') === slug.replace(/-\d+$/, ''));
}

/** The slug for a title; empty where it has no word in Latin letters yet. */
export function slugFor(title: string, taken: ReadonlySet<string> = new Set()): string {
  return /[a-z0-9]/i.test(title.normalize('NFKD')) ? makeSlug(title, (slug) => taken.has(slug)) : '';
}

/** The slug follows the title until its author chooses another one or the story is published. */
export function useStorySlug(
  story: StudioBlog | null,
  fields: BlogFields,
  onChange: (changes: Partial<BlogFields>) => void,
) {
  const [follows, setFollows] = useState(() => followsTitle(fields, story?.publishedAt ?? null));
  const isFollowing = follows && !story?.publishedAt;
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
    setTitle: (title: string) => onChange({ title, ...(isFollowing && { slug: slugFor(title, taken.current) }) }),
    setSlug: (slug: string) => {
      // Emptied, it follows the title again.
      setFollows(slug === '');
      onChange({ slug });
    },
    onTaken: useCallback((slug: string) => latest.current(slug), []),
  };
}
