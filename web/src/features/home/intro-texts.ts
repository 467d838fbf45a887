import type { IntroBlockProps } from './intro-block.tsx';

/** Texts of the front page. */
export const intro: IntroBlockProps = {
  title: 'Photographs worth a long look, and the stories that came home with them.',
  lead: 'photographers show their work, hang exhibitions, write about how it was made, and sell it as framed prints.',
  blogs: {
    title: 'Stories from behind the camera',
    text: 'Photographers on the morning, the mistake and the wait behind a picture. Long enough for a cup of tea, written by the people who stood there.',
  },
  exhibitionHall: {
    title: 'The exhibition hall',
    text: 'Rooms that open and close like real ones. Each hang has an order, a beginning and a last picture, and it is up for a limited time.',
  },
  shop: {
    title: 'Prints for your wall',
    text: 'Choose a photograph, a size and a frame. The artist prepares every print, and is paid for every one.',
  },
};
