import type { ExhibitionFields } from '@aperture-byline/contract/exhibition/bodies';
import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import { formatDay, formatExhibitionDates } from '@aperture-byline/contract/shared/dates';
import type { Picture } from '@aperture-byline/contract/shared/picture';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import type { StudioPicture } from '@aperture-byline/contract/work/wire';
import { lazy, type MouseEvent, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Row } from '#components/layout/layout.tsx';
import { Container } from '#components/layout/page.tsx';
import { purify } from '#components/rich-text/purify.ts';
import Catalogue from '#entities/exhibition/detail/catalogue.tsx';
import { ExhibitionHead } from '#entities/exhibition/detail/exhibition-head.tsx';
import { ExhibitionTexts } from '#entities/exhibition/detail/exhibition-texts.tsx';
import { Teaser } from '#entities/exhibition/detail/teaser.tsx';
import { ImageScrollers } from '#entities/exhibition/scrollers/image-scrollers.tsx';
import { paths } from '#lib/navigation/paths.ts';

const Lightbox = lazy(() => import('#components/media/lightbox.tsx'));

type Moment = ExhibitionDetail['state'];

const MOMENTS: readonly (readonly [Moment, string])[] = [
  ['upcoming', 'Before the opening'],
  ['ongoing', 'While it is open'],
  ['past', 'After its last day'],
];

/**
 * Shows the exhibition as visitors will see it before, during and after it, also unsaved changes. Its links lead
 * nowhere; its pictures open.
 */
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
  /** Chosen picture; without one the first that visitors can see stands there. */
  banner: Picture | null;
}) {
  const [opened, setOpened] = useState(-1);
  const [moment, setMoment] = useState<Moment>('ongoing');
  const now = new Date().toISOString();
  const { teaserImageIds } = exhibition;
  const [first] = moment === 'upcoming' ? pictures.filter(({ id }) => teaserImageIds.includes(id)) : pictures;
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
    state: moment,
    days_left: null,
    opens_in: null,
    first_evening_end: null,
    as_of: null,
    teaser: [],
    calendar: null,
    image_count: pictures.length,
    banner_url: null,
    banner: banner ?? first?.picture ?? null,
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
      <Container>
        <Row as="fieldset" gap={1} className="mt-24">
          <legend className="visually-hidden">What visitors see</legend>
          {MOMENTS.map(([one, label]) => (
            <Button key={one} aria-pressed={one === moment} onClick={() => setMoment(one)}>
              {label}
            </Button>
          ))}
        </Row>
      </Container>
      <ExhibitionHead exhibition={shown} notice={noticeOf(shown)} />
      <ExhibitionTexts exhibition={shown} />
      {images.length > 0 ? (
        <Photographs exhibition={shown} images={images} teaserIds={teaserImageIds} />
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

function noticeOf({ state, end_date, shown_dates }: ExhibitionDetail): string | null {
  if (state === 'past') return `Closed on ${formatDay(end_date)}`;
  return state === 'upcoming' ? `Opens on ${shown_dates.start}` : null;
}

function Photographs({
  exhibition,
  images,
  teaserIds,
}: {
  exhibition: ExhibitionDetail;
  images: readonly ExhibitionImage[];
  teaserIds: readonly string[];
}) {
  if (exhibition.state === 'upcoming') {
    const teaser = images.filter(({ image_id: id }) => teaserIds.includes(id));
    if (teaser.length > 0) return <Teaser images={teaser} />;
    return (
      <Container>
        <p className="text-quiet">{studioMessages.noTeaser}</p>
      </Container>
    );
  }
  if (exhibition.state === 'past')
    return (
      <Catalogue
        exhibition={exhibition}
        catalogue={{ images: [...images], visitors: 0, views: 0, days: 0, unprintable: [] }}
      />
    );
  return <ImageScrollers exhibitionId={exhibition.exhibition_id} images={images} />;
}
