import { pagePaths } from '@aperture-byline/contract/pages/page-table';

const pages = pagePaths();

export const paths = {
  ...pages,
  shippingAndReturns: `${pages.termsOfService}#shipping-and-returns`,
  registerAsPhotographer: `${pages.register}?kind=photographer`,
  orders: `${pages.accountProfile}?tab=orders`,
};

/** A list that words and facets select, such as `/gallery?tag=fog`. */
export function selectionPath(path: string, values: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(values)}`;
}

/** An address that comes back to `path` once its visitor has signed in. */
export function withRedirect(address: string, path: string): string {
  return `${address}?redirect=${encodeURIComponent(path)}`;
}
