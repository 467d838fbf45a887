import type { StudioBlog } from '@aperture-byline/contract/blog/wire';
import type { ReviewedArtist } from '@aperture-byline/contract/review/wire';
import { useMemo } from 'react';
import StoryPreview from '#entities/story/story-preview.tsx';

export default function StoryAsRead({ story, artist }: { story: StudioBlog; artist: ReviewedArtist }) {
  const { pictures, textPictures, banner, fields } = story;
  const known = useMemo(
    () => new Map([...pictures, ...textPictures].map(({ id, picture }) => [id, picture])),
    [pictures, textPictures],
  );
  const findPicture = (id: string) => known.get(id) ?? (id === fields.bannerId ? (banner ?? undefined) : undefined);
  return (
    <StoryPreview
      author={{ userId: artist.userId, firstName: artist.name, lastName: '' }}
      story={story}
      fields={fields}
      findPicture={findPicture}
    />
  );
}
