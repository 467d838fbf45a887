import type { Story } from './story.ts';

export const readingTheSea: Story = {
  key: 'reading-the-sea',
  title: 'Reading the Sea Before Sunrise',
  description:
    'What the radio, the crows and the smell of a harbour can tell a photographer at half past four.',
  author: 'leela',
  categories: ['Craft', 'Sea'],
  tags: ['long exposure', 'planning', 'Malabar'],
  banner: 'slow-water-dawn',
  gallery: ['posts-in-still-water', 'slow-water-slate', 'sea-stacks'],
  intro: true,
  likes: 184,
  views: 3921,
  daysAgo: 16,
  status: 'approved',
  content: (figure) => `
<p>My father never owned a barometer. He had a transistor radio, a rooftop and a low opinion of both, and between the three of them he was right about the sea more often than the newspaper. When I began to photograph the coast I bought the apps, all of them. After the second ruined lens I went back to the roof.</p>
<p>This is what I look and listen for, in order, before I decide whether to carry a tripod down to the water or go back to bed.</p>
<h2>The bulletin is about boats, not about light</h2>
<p>The fishermen’s bulletin at 4.30 gives wind, swell height and swell period. Photographers skip the last figure, and it is the only one I write down. A swell of one metre every six seconds is a washing machine. The same metre every fourteen seconds is a breath: the water has time to arrive, spread out and leave again, and a two-minute exposure will hold eight or nine of those breaths and turn them into mist.</p>
<p>Below eight seconds I take the long lens and look for shapes. Above twelve I take the filters.</p>
${figure('slow-water-slate', 'Fourteen seconds between waves, two minutes on one frame. The dark line is a shoal, and the only thing that stayed put.')}
<h2>Crows are early, kites are late</h2>
<p>If the crows are on the sand at five, the tide has turned and there is something to eat. If they are still arguing in the palms, it has not, and whatever you want to photograph at the water’s edge will be under the water’s edge. I have never known them to be wrong by more than ten minutes.</p>
<p>Brahminy kites, on the other hand, wait for warm air. The moment the first one circles without flapping, the land has begun to heat up, the breeze will go round to the west within half an hour, and the glassy surface you came for is finished. Pack up, or change your idea.</p>
<h2>What I carry down</h2>
<ul>
<li>One body and two lenses. The third lens is how you come home with nothing.</li>
<li>A ten-stop and a six-stop filter, in a cloth bag that can be opened with one hand.</li>
<li>A shower cap from a hotel, for the camera. Nothing better has been invented.</li>
<li>A head torch with red tape over it, so that the fishermen can see you and you can see the sea.</li>
<li>Tea, for whoever asks what you are doing. Somebody always asks, and they always know the place better.</li>
</ul>
<h2>Then wait for the second colour</h2>
<p>The first colour of the morning is loud. It comes about twenty-five minutes before the sun, it is orange, and everybody photographs it. Then it goes, and people put their phones away. Some eight minutes later there is a second colour, lower and much quieter: a pink that is mostly grey, the same in the sky as in the water. On a calm day there is no horizon in it at all.</p>
<blockquote><p>A good morning has one picture in it. The skill is not to have used yourself up by the time it comes.</p></blockquote>
<p>That pink is what I go for. I set the exposure during the first colour, when I can still see the dials, and then I do not touch the camera. I stand beside it and drink somebody’s tea.</p>
${figure('slow-water-dawn', 'The second colour, on a November morning at Kannur: ninety seconds at f/11.')}
<p>Most days it does not happen. The bulletin said calm and the sea did not listen, or the crows knew something. On those days I write down the period, the wind and the crows, and go home. I have eleven notebooks of mornings on which I did not take a picture. They are the most useful thing I own.</p>
`,
};
