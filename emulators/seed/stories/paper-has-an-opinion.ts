import type { Story } from './story.ts';

export const paperHasAnOpinion: Story = {
  key: 'paper-has-an-opinion',
  title: 'Paper Has an Opinion',
  description: 'Matt or baryta, cotton or bamboo: what the sheet does to the picture, and how to let it.',
  author: 'leela',
  categories: ['Printing', 'Craft'],
  tags: ['paper', 'colour', 'prints'],
  banner: 'islands-at-dusk',
  gallery: ['jetty-blue-hour', 'surf-from-above', 'swell-storm'],
  intro: true,
  likes: 119,
  views: 2544,
  daysAgo: 86,
  status: 'approved',
  content: (figure) => `
<p>There is a drawer in my studio with one picture in it, forty times. It is a plain jetty at dusk, nothing clever, and every sheet is a different paper. When somebody asks me which paper is the best, I open the drawer and go and put the kettle on. By the time it boils they have three favourites, and the question has changed.</p>
<h2>A print is a reflection</h2>
<p>A screen makes light. Paper only gives back what falls on it, so the brightest white in your print is the paper itself under somebody’s ceiling lamp, and the deepest black is as dark as ink can persuade that surface to be. All of your picture has to live between those two. Glossy papers give you a longer ladder: their black is really black. Matt papers give you a shorter one and, in exchange, take away the reflection of the window.</p>
<p>That is the whole choice. The rest is temperament.</p>
${figure('jetty-blue-hour', 'The picture from the drawer. On baryta it is a night; on cotton rag it is still an evening.')}
<h2>Four papers and what they want</h2>
<h3>Cotton rag, matt</h3>
<p>Patient, a little warm, forgiving of grain. It wants fog, sand, skin and anything that was made before breakfast. It scuffs if you look at it sternly.</p>
<h3>Baryta</h3>
<p>The nearest thing to a darkroom print, with a slight shine that sits <em>on</em> the picture. It wants stars, wet stone and black-and-white. It shows fingerprints to everyone but the person who made them.</p>
<h3>Bamboo</h3>
<p>Cream-coloured, soft, and quieter than cotton. Greens like it very much. It will make a cold picture friendly, which is not always a kindness.</p>
<h3>Metallic</h3>
<p>For northern lights, neon and the sea at noon. One in fifty pictures needs it, and the other forty-nine look as if they were for sale at an airport.</p>
<h2>How to test without going mad</h2>
<ol>
<li>Choose one picture with a true black, a true white and a colour you know by heart. A fruit is good. Your mother’s sari is better.</li>
<li>Print it at postcard size on no more than five papers, with the maker’s own profile, and do not correct anything.</li>
<li>Leave them overnight. Ink goes on drying, and it changes.</li>
<li>Look at them in the morning by the window, at night under a lamp, and once in the corridor, where nobody ever looks.</li>
<li>Keep the one that you stopped comparing.</li>
</ol>
<h2>Let it win sometimes</h2>
<p>Last year I printed a storm on rag, because I print everything on rag. It came out polite. I made the blacks heavier, then the greens colder, and each proof was a more elaborate way of being polite. In the end Ritika, who frames for me in Kolkata, slid a sheet of baryta under my hand without a word. First proof. The wave had water in it.</p>
${figure('swell-storm', 'The storm that did not want to be polite.')}
<blockquote><p>You may have an opinion, and the paper has one. Only one of you is going to be on the wall for fifty years.</p></blockquote>
<p>If you order a print here and cannot decide, write to me. I will cut five strips of the same picture and send them in an envelope. You need only tell me which one you stopped comparing.</p>
`,
};
