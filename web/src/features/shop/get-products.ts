import type { ProductPage } from '@aperture-byline/contract/product';
import { queryOptions } from '@tanstack/react-query';
import { getData } from '#lib/api.ts';

/** One page of the prints on sale. Past the end the API answers the last page. */
export function productsQuery(page: number, pageSize: number) {
  return queryOptions({
    queryKey: ['products', page, pageSize],
    queryFn: ({ signal }) => getData<ProductPage>(`/product?page=${page}&pageSize=${pageSize}`, signal),
  });
}
