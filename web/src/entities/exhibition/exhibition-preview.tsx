import type { ExhibitionFields } from '@aperture-byline/contract/exhibition/bodies';
import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import { formatExhibitionDates } from '@aperture-byline/contract/shared/dates';
import type { Picture } from '@aperture-byline/contract/shared/picture';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import type { StudioPicture } from '@aperture-byline/contract/work/wire';
import { lazy, type MouseEvent, useState } from 'react';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Container } from '#components/layout/page.tsx';
import { purify } from '#components/rich-text/purify.ts';
import { ExhibitionHead } from '#entities/exhibition/detail/exhibition-head.tsx';
import { ExhibitionTexts } from '#entities/exhibition/detail/exhibition-texts.tsx';
import { ImageScrollers } from '#entities/exhibition/scrollers/image-scrollers.tsx';
import { paths } from '#lib/navigation/paths.ts';

const Lightbox = lazy(() => import('#components/media/lightbox.tsx'));

/** Shows the exhibition as visitors will see it, also unsaved changes. Its links lead nowhere; its pictures open. */
export default function ExhibitionPreview({
  username,
  exhibition,
  pictures,
  banner,
}: {
  /** The artist's full name. */
  username: string;
  exhibition: ExhibitionFields & { id: string };
  pictures: readonly StudioPicture[];
  banner: Picture | null;
}) {
  const [opened, setOpened] = useState(-1);
  const now = new Date().toISOString();
  const shown: ExhibitionDetail = {
    exhibition_id: exhibition.id,
    title: exhibition.title,
    description: purify(exhibition.description),
    author_description: purify(exhibition.authorDescription),
    username,
    user_id: 0,
    genre: exhibition.genre,
    genre_description: purify(exhibition.genreDescription),
    startDate: exhibition.startDate ?? now,
    endDate: exhibition.endDate ?? now,
    start_date: exhibition.startDate ?? now,
    end_date: exhibition.endDate ?? now,
    shown_dates: formatExhibitionDates(exhibition.startDate ?? now, exhibition.endDate ?? now, new Date()),
    state: 'ongoing',
    days_left: null,
    opens_in: null,
    first_evening_end: null,
    as_of: null,
    teaser: [],
    calendar: null,
    image_count: pictures.length,
    banner_url: null,
    banner,
  };
  const images = pictures.map(({ id, title, picture }) => ({
    image_id: id,
    file_path: '',
    title,
    image_description: '',
    total_likes: 0,
    total_views: 0,
    picture,
  }));

  function stayHere(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link === null) return;
    event.preventDefault();
    event.stopPropagation();
    setOpened(pictures.findIndex(({ id }) => link.getAttribute('href') === paths.image(id)));
  }

  return (
    <div onClickCapture={stayHere}>
      <ExhibitionHead exhibition={shown} />
      <ExhibitionTexts exhibition={shown} />
      {images.length > 0 ? (
        <ImageScrollers exhibitionId={exhibition.id} images={images} />
      ) : (
        <Container>
          <p>{studioMessages.noneChosen}</p>
        </Container>
      )}
      <LazyBoundary>
        {opened >= 0 && (
          <Lightbox pictures={pictures.map(({ picture }) => picture)} index={opened} onClose={() => setOpened(-1)} />
        )}
      </LazyBoundary>
    </div>
  );
}
