import { ORDER_LINES_MAX } from '../shared/constants.ts';

export const productMessages = {
  noProductsFound: 'No products found',
  noProductFound: 'No product found',
  goBack: 'Go Back',
  recentlyViewed: 'Recently viewed',
  morePrints: 'More prints',
  cartFull: `Your cart holds ${ORDER_LINES_MAX} prints, which is the most. Please order or remove some first.`,
  inCart: 'It is in your cart.',
  undo: 'Undo',
  addSizeToo: 'Add this size too',
  addFrameToo: 'Add this frame too',
  bothInCart: 'Both are in your cart.',
  alsoShown: 'Also shown',
  'white border': 'This size has other proportions than the photograph, which is printed whole, with a white border.',
  cropped: 'This size has other proportions than the photograph, of which a part is printed, as it is shown here.',
  payLater: 'You pay once the artist has accepted your order.',
  sizeSoldOut: 'This size is sold out. Please choose another one.',
} as const;
