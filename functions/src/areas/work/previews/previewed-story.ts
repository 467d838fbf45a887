import type { BlogContent, StoredBlog } from '@aperture-byline/contract/blog/stored';
import type { PreviewedStory } from '@aperture-byline/contract/blog/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import { SIGNED_FILES } from '@aperture-byline/contract/shared/picture';
import type { WithId } from '../../../data/core/collection.ts';
import { unpublishedFolder } from '../../../data/images/picture-files.ts';
import { readRoles } from '../../../data/people/users.ts';
import { readPreviewLink } from '../../../data/works/preview-links.ts';
import { readWork } from '../../../data/works/works.ts';
import { ApiError } from '../../../lib/errors.ts';
import { isVariantFile, toPicture } from '../../../lib/pictures/picture-addresses.ts';
import { listShownImages } from '../../../lib/pictures/shown-images.ts';
import { toShownText } from '../../../lib/pictures/text-pictures.ts';
import { toStory } from '../../../lib/text/stories.ts';
import { type ArtistImages, readArtistImages } from '../artist-images.ts';
import { story as storyType } from '../types/story.ts';
import { editedContent } from '../work-views.ts';
import { isRejected } from './preview-links.ts';

/** The newest words and pictures of the story that a link leads to, whoever asks. Throws NOT_FOUND. */
export async function getPreviewedStory(token: string): Promise<PreviewedStory> {
  const { work, content, endsAt, isPublic } = await openPreview(token);
  const images = await readPreviewImages(listShownImages(content), work);
  return { story: toPreview(work, content, { images, token }), endsAt: endsAt.toISOString(), isPublic };
}

/** The path of a file that the story shows. Throws NOT_FOUND. */
export async function getPreviewFile(token: string, imageId: string, variant: string): Promise<string> {
  if (!isId(imageId) || !isVariantFile(variant)) throw new ApiError('NOT_FOUND');
  const { work, content } = await openPreview(token);
  const isShown = listShownImages(content).includes(imageId);
  const images = isShown ? await readPreviewImages([imageId], work) : new Map();
  if (!images.has(imageId)) throw new ApiError('NOT_FOUND');
  return `${unpublishedFolder(imageId)}/${variant}`;
}

async function openPreview(token: string) {
  const found = await readPreviewLink(token);
  const present = found && (await readWork('blog', found.storyId));
  if (!found || !present || !('creator' in present.work) || isRejected(present)) throw new ApiError('NOT_FOUND');
  const { work, revision } = present;
  const content = editedContent(storyType, present) as BlogContent;
  // Nothing is shown of somebody who is no photographer of the house any more.
  const { isArtist } = await readRoles(String(work.creator.userId));
  if (!isArtist) throw new ApiError('NOT_FOUND');
  const isPublic = work.status === 'approved' && revision === null;
  return { work, content, endsAt: found.link.expiresAt, isPublic };
}

/** The author's own photographs that can become public: what they keep private stays so. */
async function readPreviewImages(ids: readonly string[], work: StoredBlog): Promise<ArtistImages> {
  const images = await readArtistImages(ids, work.creator.userId);
  return new Map([...images].filter(([, { privacyStatus }]) => privacyStatus === 'Public'));
}

function toPreview(
  work: WithId<StoredBlog>,
  content: BlogContent,
  { images, token }: { images: ArtistImages; token: string },
): PreviewedStory['story'] {
  const pictures = new Map(
    [...images].map(([id, { picture, title }]) => [
      id,
      {
        ...toPicture({ ...picture, alt: picture.alt || title }),
        src: `/api${SIGNED_FILES}/preview/${token}/${id}/{width}.{format}`,
      },
    ]),
  );
  return {
    ...toStory({ ...work, ...content, content: '' }),
    title: content.title || 'Untitled',
    content: toShownText(content.content, pictures),
    // Of a photograph there is what it is drawn by, and no page to lead to.
    banner: null,
    banner_picture: pictures.get(content.banner?.imageId ?? '') ?? null,
    banner_id: null,
    image_paths: '',
    pictures: content.pictures.flatMap(({ imageId }) => pictures.get(imageId) ?? []),
    picture_ids: [],
    likes: 0,
    views: 0,
  };
}
