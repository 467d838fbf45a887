import type { CarouselImage } from '@aperture-byline/contract/image';
import { queryOptions } from '@tanstack/react-query';
import { getData } from '#lib/api.ts';

/** `GET /image/home-carousel`: the photographs of the front page, in order. */
export const carouselQuery = queryOptions({
  queryKey: ['images', 'home-carousel'],
  queryFn: ({ signal }) => getData<CarouselImage[]>('/image/home-carousel', signal),
});
