import type { Story } from './story.ts';

export const lettersFromTheFerry: Story = {
  key: 'letters-from-the-ferry',
  title: 'Letters from the Half Past Four Ferry',
  description: 'A work in progress about one crossing, made every working day for a year.',
  author: 'leela',
  categories: ['Journeys', 'Projects'],
  tags: ['ferry', 'Kerala', 'documentary'],
  banner: 'jetty-blue-hour',
  gallery: ['posts-in-still-water'],
  intro: false,
  likes: 0,
  views: 0,
  daysAgo: 8,
  status: 'draft',
  content: (figure) => `
<p>The boat holds sixty by law and ninety by custom. It leaves Perumbalam at half past four, with the schoolteachers, and comes back at six with the same teachers and their vegetables. I have a season ticket, a seat by the engine, where nobody else likes to sit, and the beginning of an idea.</p>
<h2>What I have so far</h2>
<ul>
<li>The boatman, who steers with his foot when he is eating.</li>
<li>A girl who does her homework on the lifejacket box and has got as far as fractions.</li>
<li>One hundred and twelve pictures of the same jetty, of which perhaps two are not in the way of each other.</li>
</ul>
${figure('jetty-blue-hour', 'The landing stage at Perumbalam after the last boat.')}
<p>Farida says there is no end yet. She is right; the end is probably in June, when the river comes up to the third step and they move the timetable. I am keeping this here until then.</p>
`,
};
