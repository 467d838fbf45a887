import type { ExhibitionDetail, ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import { pictureAt } from './picture.ts';

/** An exhibition of one week as lists have it, without a banner. */
export const listedExhibition: ExhibitionListItem = {
  id: 'e1',
  username: 'Asha Rao',
  user_id: 123456789,
  startDate: '2026-11-05T13:00:00.000Z',
  endDate: '2026-11-12T15:30:00.000Z',
  start_date: '2026-11-05T13:00:00.000Z',
  end_date: '2026-11-12T15:30:00.000Z',
  shown_dates: { start: '5th Nov, 6:30 PM', end: '12th Nov, 9:00 PM IST' },
  days_left: null,
  opens_in: null,
  title: 'Salt Roads',
  genre: 'Sea',
  description: '',
  image_count: 0,
  banner_url: null,
  banner: null,
};

/** The page of an exhibition that is open. */
export const exhibitionDetail = (
  { id, ...listed }: ExhibitionListItem,
  change: Partial<ExhibitionDetail>,
): ExhibitionDetail => ({
  ...listed,
  exhibition_id: id,
  author_description: '',
  genre_description: '',
  state: 'ongoing',
  first_evening_end: null,
  as_of: null,
  teaser: [],
  calendar: null,
  ...change,
});

export const exhibitionImage = (id: string, description = ''): ExhibitionImage => ({
  image_id: id,
  file_path: '',
  title: `Photograph ${id}`,
  image_description: description,
  total_likes: 0,
  total_views: 0,
  picture: pictureAt(id),
});
