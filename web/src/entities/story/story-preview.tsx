import type { BlogFields } from '@aperture-byline/contract/blog/bodies';
import { computeReadingTime } from '@aperture-byline/contract/blog/reading-time';
import type { Story, StudioBlog } from '@aperture-byline/contract/blog/wire';
import { type Picture, textPictureUrl } from '@aperture-byline/contract/shared/picture';
import type { Byline } from '@aperture-byline/contract/shared/stored';
import { useMemo } from 'react';
import { purify } from '#components/rich-text/purify.ts';
import { StoryArticle } from './article/story-article.tsx';

/** A story as its page will show it, also what is not saved yet. */
export default function StoryPreview({
  author,
  story,
  fields,
  findPicture,
}: {
  author: Byline;
  /** Null before the first save. */
  story: StudioBlog | null;
  fields: BlogFields;
  findPicture: (imageId: string) => Picture | undefined;
}) {
  const content = useMemo(() => {
    const findAddress = (imageId: string) => {
      const picture = findPicture(imageId);
      return picture ? textPictureUrl(picture) : null;
    };
    return purify(fields.content, findAddress);
  }, [fields.content, findPicture]);
  const shown: Story = {
    id: story?.id ?? '',
    slug: fields.slug,
    title: fields.title || 'Untitled',
    description: fields.description,
    content,
    banner: null,
    banner_picture: (fields.bannerId && findPicture(fields.bannerId)) || null,
    banner_id: null,
    image_paths: '',
    pictures: fields.pictureIds.flatMap((imageId) => findPicture(imageId) ?? []),
    picture_ids: [],
    categories: fields.categories.join(', '),
    tags: fields.tags.join(', '),
    created_by: author.userId,
    creator_firstname: author.firstName,
    creator_lastname: author.lastName,
    created_on: story?.publishedAt ?? story?.createdAt ?? new Date().toISOString(),
    reading_time: computeReadingTime(fields.content),
    likes: 0,
    views: 0,
  };
  return <StoryArticle story={shown} isPreview />;
}
