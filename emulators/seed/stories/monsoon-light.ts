import type { Story } from './story.ts';

export const monsoonLight: Story = {
  key: 'monsoon-light',
  title: 'Monsoon Light, and How to Stay Dry Enough',
  description:
    'Four months of grey are not grey at all. A field guide to the wettest and softest light in the world.',
  author: 'leela',
  categories: ['Craft', 'Monsoon'],
  tags: ['weather', 'Western Ghats', 'light'],
  banner: 'ridges-monsoon',
  gallery: ['ridges-monsoon', 'lake-islet-fog', 'green-hills', 'rain-lights'],
  intro: false,
  likes: 214,
  views: 4402,
  daysAgo: 148,
  status: 'approved',
  content: (figure) => `
<p>Every year in the last week of May a photographer from a dry country writes and asks me whether it is worth coming during the rains. I always answer the same: it is worth coming <em>for</em> them. Then I send a list of shoes.</p>
<p>People who do not live under it imagine the monsoon as one long rain. It is a season with a day of its own inside every day: it darkens, bursts, drips, steams and clears, sometimes five times before supper, and each of these has a light that you will not meet in any other month.</p>
<h2>Five lights</h2>
<h3>Before</h3>
<p>The ten minutes in which the sky goes the colour of a slate and everything below it seems lit from within. Walls, buses, laundry, a white cow. Expose for the pale thing and let the sky be as dark as it likes.</p>
<h3>During</h3>
<p>From under a roof. At 1/60 the rain is a set of strings; at 1/500 it is beads. Neither is more true. Shoot towards the brighter side, or it will not show at all.</p>
<h3>Just after</h3>
<p>The road is a mirror, and everybody comes out at once. You have until the first lorry.</p>
<h3>Steam</h3>
<p>In the hills the forest breathes out. Cloud is not lying on the trees, it is coming <em>from</em> them, and if you watch one valley for a quarter of an hour you see it go in and out.</p>
${figure('ridges-monsoon', 'Steam, at Vagamon. There were two hills when I put up the tripod. I stopped counting at nine.')}
<h3>The clearing</h3>
<p>Once in a while, at six in the evening, a slit opens in the west and for three minutes a low yellow sun goes under the whole lid of cloud. I have seen bus drivers stop for it.</p>
<h2>Staying dry enough</h2>
<ul>
<li><strong>You</strong> are going to be wet. Accept it by the second day. Quick-drying trousers, rubber sandals with a heel strap, an umbrella that somebody’s uncle would carry.</li>
<li><strong>The camera</strong> needs to be dry on the inside only. A hotel shower cap, a cotton towel around your neck, and do not change lenses outdoors, ever, not even quickly.</li>
<li><strong>The lens</strong> fogs when it is cooler than the air. Do not carry it out of an air-conditioned room; let it sleep in the bathroom.</li>
<li><strong>Leeches</strong> are not interested in photography. Salt in a sock.</li>
</ul>
<h2>The grey that is not</h2>
<p>Set your camera to daylight and leave it there. On automatic it will see all that soft blue and green, decide that you have made a mistake, and correct it to the colour of a dentist’s ceiling. The monsoon is not neutral. Its shadows are green because the light in them has come through leaves, and its highlights are the faint violet of wet slate.</p>
${figure('lake-islet-fog', 'Fog after a night of rain. I measured the brightest and the darkest part of the water, and they differ by a stop and a half.')}
<p>There is very little contrast in it: a stop and a half, two. Do not add any. Beginners pull such a picture apart on the computer until it has proper blacks, and wonder where the weather went. It was in the greys.</p>
<blockquote><p>My grandmother used to say that in July you should not ask what the time is, only whether the rain has been. It is good advice about exposure as well.</p></blockquote>
<p>Bring a book. Bring a second pair of everything. And when it clears, put the book down at once, because it does not wait for the end of a paragraph.</p>
`,
};
