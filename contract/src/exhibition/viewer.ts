// Of the exhibition viewer only: in `constants.ts` they would be loaded by every page.

/** Milliseconds. */
export const SLIDESHOW_INTERVAL = 5000;
export const LANDSCAPE_NOTICE_DURATION = 3000;

export const viewerMessages = {
  enterExhibition: 'Enter Exhibition',
  previewExhibition: 'Preview Exhibition',
  turnToLandscape: 'Turn your phone to landscape for larger pictures.',
} as const;
