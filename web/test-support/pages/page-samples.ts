import type { Story } from '@aperture-byline/contract/blog/wire';
import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import type { ImageDetails } from '@aperture-byline/contract/image/wire';
import type { ProductDetail } from '@aperture-byline/contract/product/wire';
import type { Picture } from '@aperture-byline/contract/shared/picture';
import type { UserProfile } from '@aperture-byline/contract/user/wire';
import { bareImage } from '../photograph.ts';

/**
 * Answers of the API about one of everything that has a page, all by the photographer `userId`; and the site's origin.
 */

/** The origin of all addresses. */
export const SITE = 'https://photos.example';

export const picture: Picture = {
  src: '/photos/fog-1/{width}.{format}',
  width: 2400,
  height: 1600,
  widths: [320, 1280],
  formats: ['avif', 'jpeg'],
  colour: '#5b6b7a',
  alt: 'Fog over water',
};
export const story: Story = {
  id: 's1',
  slug: 'waiting-for-fog',
  title: 'Waiting for fog',
  description: 'What a month of grey mornings teaches.',
  content: '<p>The first week I saw nothing.</p>',
  banner: 'https://files.example/banner.jpeg',
  banner_picture: picture,
  image_paths: '',
  pictures: [],
  banner_id: null,
  picture_ids: [],
  categories: 'Field notes,Patience',
  tags: 'fog,hills',
  created_by: 900000001,
  creator_firstname: 'Asha',
  creator_lastname: 'Rao',
  created_on: '2026-10-01T05:00:00.000Z',
  reading_time: 6,
  likes: 2,
  views: 9,
};
export const image: ImageDetails = {
  ...bareImage,
  image_id: 'fog-1',
  file_path: 'https://files.example/1280.jpeg',
  title: 'Fog',
  description: '<p>Before <b>rain</b>.</p>',
  resolution_width: 2400,
  resolution_height: 1600,
  license: 'CC BY-NC 4.0',
  created_date: '2026-01-01T00:00:00.000Z',
  owner_id: 900000001,
  picture,
};
const OPEN_EDITION = { edition: null, sold_out: false, left: null, from_a_distance: false };

export const product: ProductDetail = {
  product_id: 'p1',
  slug: 'fog-print',
  title: 'Fog print',
  introduction: 'A quiet wall.',
  description: '<p>Pigment on cotton.</p>',
  place: 'Kovalam',
  owner_id: 900000001,
  creator_firstname: 'Asha',
  creator_lastname: 'Rao',
  printed_image_id: 'fog-1',
  images: [{ image_id: 'fog-1', image_url: 'https://files.example/1280.jpeg', picture }],
  categories: [{ category_name: 'Sea' }],
  sizes: [
    { size_id: 'a4', size_width: 21, size_height: 30, price: 1200, ...OPEN_EDITION },
    { size_id: 'a3', size_width: 30, size_height: 42, price: 2400, ...OPEN_EDITION },
  ],
  frames: [
    { frame_id: 'none', frame_type: 'None', charge: 0, frame_description: '' },
    { frame_id: 'oak', frame_type: 'Oak', charge: 800, frame_description: '' },
  ],
};
export const exhibition: ExhibitionDetail = {
  exhibition_id: 'tides',
  title: 'Tides',
  description: '<p>Two years on one coast.</p>',
  author_description: '',
  username: 'Asha Rao',
  user_id: 900000001,
  genre: 'Seascape',
  genre_description: '',
  startDate: '2026-11-01T05:30:00.000Z',
  endDate: '2026-12-01T05:30:00.000Z',
  start_date: '2026-11-01T05:30:00.000Z',
  end_date: '2026-12-01T05:30:00.000Z',
  shown_dates: { start: '1st Nov, 11:00 AM', end: '1st Dec, 11:00 AM IST' },
  state: 'ongoing',
  days_left: 3,
  opens_in: null,
  first_evening_end: null,
  as_of: null,
  teaser: [],
  calendar: null,
  image_count: 12,
  banner_url: null,
  banner: picture,
};
export const profile: UserProfile = {
  username: 'Asha Rao',
  name: 'Asha Rao',
  first_name: 'Asha',
  middle_name: '',
  last_name: 'Rao',
  subtitle: 'Fog & salt',
  bio: '<p>Photographs coasts.</p>',
  isArtist: true,
  profile_picture: 'https://files.example/portrait.jpeg',
  achievements: '',
  social_links: 'instagram||https://instagram.com/asha',
};

export const userId = '900000001';
