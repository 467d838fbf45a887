/** Messages of the shop and its prints. */
export const productMessages = {
  noProductsFound: 'No products found',
  noProductFound: 'No product found',
  goBack: 'Go Back',
  recentlyViewed: 'Recently Viewd Products',
} as const;
