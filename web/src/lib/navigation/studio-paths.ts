/**
 * The parts of the studio. In `paths` they would cost every page some bytes. Each own work stands below its list by its
 * id, and `new`.
 */
export const studioPaths = {
  today: '/studio',
  library: '/studio/library',
  /** With one photograph chosen. */
  libraryImage: (imageId: string) => `/studio/library?image=${encodeURIComponent(imageId)}`,
  upload: '/studio/upload',
  naming: '/studio/naming',
  namingImages: (imageIds: readonly string[]) => `/studio/naming?images=${imageIds.join()}`,
  exhibitions: '/studio/exhibitions',
  stories: '/studio/stories',
  prints: '/studio/prints',
  /** A new work of the list at `path`, which begins with these photographs. */
  newWork: (path: string, imageIds: readonly string[]) =>
    `${path}/new?images=${imageIds.map(encodeURIComponent).join(',')}`,
  orders: '/studio/orders',
  money: '/studio/money',
  stats: '/studio/figures',
  desk: '/studio/desk',
  review: '/studio/review',
  messages: '/studio/messages',
  people: '/studio/people',
  person: (userId: number) => `/studio/people/${userId}`,
  /** The log of what somebody decided and of what concerns them. */
  logOf: (userId: number) => `/studio/review?tab=log&person=${userId}`,
  home: '/studio/home',
  payments: '/studio/payments',
  shipping: '/studio/shipping',
  visitors: '/studio/visitors',
  letters: '/studio/letters',
  letter: (letterId: string) => `/studio/letters/${encodeURIComponent(letterId)}`,
} as const;
