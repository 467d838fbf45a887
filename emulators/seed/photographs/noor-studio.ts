import { photographsOf } from './photograph.ts';

export const noorStudio = photographsOf('noor', [
  {
    key: 'paper-waves',
    title: 'Swell, Cut by Hand',
    description:
      '<p>A stack of cream paper and one afternoon with a scalpel. It is a seascape for somebody who lives in a studio without a window.</p>',
    likes: 261,
    views: 5067,
    daysAgo: 66,
  },
  {
    key: 'paper-fold',
    title: 'Pleat Study No. 4',
    description:
      '<p>White paper, one lamp, and pleats that each decided on a different grey. I only moved the lamp.</p>',
    likes: 182,
    views: 3477,
    daysAgo: 178,
    status: 'submitted',
  },
  {
    key: 'paper-layers-blue',
    title: 'Soundings',
    description:
      '<p>Blue paper, stepped down from pale to deep the way a chart shows water. The deepest sheet is the wrapper from a ream of printer paper.</p>',
    likes: 238,
    views: 4602,
    daysAgo: 103,
  },
  {
    key: 'window-light',
    title: 'Half Past Five, February',
    description:
      '<p>The evening sun carries my window across the room and hangs it on the far wall, slightly crooked, for nine minutes a day.</p>',
    likes: 325,
    views: 6188,
    daysAgo: 26,
  },
  {
    key: 'blind-light',
    title: 'Light Turns the Corner',
    description:
      '<p>Bars of light from a blind, walking along one wall and stepping round on to the next. The whole of descriptive geometry, in one rented room.</p>',
    likes: 213,
    views: 4115,
    daysAgo: 144,
  },
  {
    key: 'glass-light',
    title: 'Net',
    description:
      '<p>Sun through a tumbler of water. I had been trying to photograph the tumbler for an hour when I noticed what it was doing to the table.</p>',
    likes: 270,
    views: 5226,
    daysAgo: 90,
  },
]);
