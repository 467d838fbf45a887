import type { BlogContent, StoredBlog } from '@aperture-byline/contract/blog/stored';
import type { PreviewedStory } from '@aperture-byline/contract/blog/wire';
import type { ExhibitionContent, StoredExhibition } from '@aperture-byline/contract/exhibition/stored';
import type { PreviewedExhibition } from '@aperture-byline/contract/exhibition/wire';
import { pagePaths } from '@aperture-byline/contract/pages/page-table';
import { isId } from '@aperture-byline/contract/shared/ids';
import { type Picture, pictureFolder, SIGNED_FILES } from '@aperture-byline/contract/shared/picture';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import type { WithId } from '../../../data/core/collection.ts';
import { readRoles } from '../../../data/people/users.ts';
import { NO_COUNTS } from '../../../data/stats/work-counts.ts';
import { readPreviewLink } from '../../../data/works/preview-links.ts';
import { getOwner } from '../../../data/works/work-collections.ts';
import { readWork } from '../../../data/works/works.ts';
import { ApiError } from '../../../lib/errors.ts';
import { isVariantFile, toPicture } from '../../../lib/pictures/picture-addresses.ts';
import { listShownImages } from '../../../lib/pictures/shown-images.ts';
import { toShownText } from '../../../lib/pictures/text-pictures.ts';
import { toStory } from '../../../lib/text/stories.ts';
import { type ArtistImages, isDescribed, readArtistImages } from '../artist-images.ts';
import { exhibition as exhibitionType } from '../types/exhibition.ts';
import { story as storyType } from '../types/story.ts';
import { editedContent } from '../work-views.ts';
import { isRejected } from './preview-links.ts';

const paths = pagePaths();

type Previewed =
  | { kind: 'blog'; work: WithId<StoredBlog>; content: BlogContent }
  | { kind: 'exhibition'; work: WithId<StoredExhibition>; content: ExhibitionContent };

/** The newest words and pictures of the work that a link leads to, whoever asks. Throws NOT_FOUND. */
export async function getPreviewedWork(token: string): Promise<PreviewedStory | PreviewedExhibition> {
  const { previewed, ...state } = await openPreview(token);
  const { work, content } = previewed;
  const images = await readPreviewImages(listShownImages(content), getOwner(work).userId);
  if (previewed.kind === 'blog')
    return {
      kind: 'blog',
      story: toPreview(previewed.work, previewed.content, { images, token }),
      path: paths.story(previewed.work.slug),
      ...state,
    };
  return {
    ...toExhibition(previewed.work, previewed.content, { images, token }),
    path: paths.exhibition(work.id),
    ...state,
  };
}

/** The path of a file that the work shows. Throws NOT_FOUND. */
export async function getPreviewFile(token: string, imageId: string, variant: string): Promise<string> {
  if (!isId(imageId) || !isVariantFile(variant)) throw new ApiError('NOT_FOUND');
  const { previewed } = await openPreview(token);
  const isShown = listShownImages(previewed.content).includes(imageId);
  const images = isShown ? await readPreviewImages([imageId], getOwner(previewed.work).userId) : new Map();
  if (!images.has(imageId)) throw new ApiError('NOT_FOUND');
  return `${pictureFolder(imageId)}/${variant}`;
}

async function openPreview(token: string): Promise<{ previewed: Previewed; endsAt: string; isPublic: boolean }> {
  const found = await readPreviewLink(token);
  const present = found && (await readWork(found.work.kind, found.work.id));
  if (!found || !present || isRejected(present)) throw new ApiError('NOT_FOUND');
  const { work, revision } = present;
  // Nothing is shown of somebody who is no photographer of the house any more.
  const { isArtist } = await readRoles(String(getOwner(work).userId));
  if (!isArtist) throw new ApiError('NOT_FOUND');
  const { kind } = found.work;
  const content = editedContent(kind === 'blog' ? storyType : exhibitionType, present);
  return {
    previewed: { kind, work, content } as Previewed,
    endsAt: found.link.expiresAt.toISOString(),
    isPublic: work.status === 'approved' && revision === null,
  };
}

/** The artist's own photographs that can become public: what they keep private stays so. */
async function readPreviewImages(ids: readonly string[], ownerId: number): Promise<ArtistImages> {
  const images = await readArtistImages(ids, ownerId);
  return new Map([...images].filter(([, { privacyStatus }]) => privacyStatus === 'Public'));
}

/** Addresses of photographs by which whoever has the link sees their files. */
function toPreviewPictures(images: ArtistImages, token: string): Map<string, Picture> {
  return new Map(
    [...images].map(([id, { picture, title }]) => [
      id,
      {
        ...toPicture({ ...picture, alt: picture.alt || title }),
        src: `/api${SIGNED_FILES}/preview/${token}/${id}/{width}.{format}`,
      },
    ]),
  );
}

function toExhibition(
  work: WithId<StoredExhibition>,
  content: ExhibitionContent,
  { images, token }: { images: ArtistImages; token: string },
): Pick<PreviewedExhibition, 'kind' | 'exhibition' | 'username' | 'pictures' | 'banner'> {
  const pictures = toPreviewPictures(images, token);
  const fields = exhibitionType.toFields(work, content);
  return {
    kind: 'exhibition',
    exhibition: { ...fields, id: work.id, title: fields.title || 'Untitled exhibition' },
    username: fullName(work.owner),
    pictures: fields.imageIds.flatMap((id) => {
      const [picture, image] = [pictures.get(id), images.get(id)];
      return picture && image
        ? [{ id, title: image.title, isPublic: true, isDescribed: isDescribed(image), picture }]
        : [];
    }),
    banner: pictures.get(content.banner?.imageId ?? '') ?? null,
  };
}

function toPreview(
  work: WithId<StoredBlog>,
  content: BlogContent,
  { images, token }: { images: ArtistImages; token: string },
): PreviewedStory['story'] {
  const pictures = toPreviewPictures(images, token);
  return {
    ...toStory({ ...work, ...content, content: '' }),
    ...NO_COUNTS,
    title: content.title || 'Untitled',
    content: toShownText(content.content, pictures),
    // Of a photograph there is what it is drawn by, and no page to lead to.
    banner: null,
    banner_picture: pictures.get(content.banner?.imageId ?? '') ?? null,
    banner_id: null,
    image_paths: '',
    pictures: content.pictures.flatMap(({ imageId }) => pictures.get(imageId) ?? []),
    picture_ids: [],
  };
}
