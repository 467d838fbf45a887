import type { Story } from './story.ts';

export const somebodyElsesCamera: Story = {
  key: 'somebody-elses-camera',
  title: 'My First Camera Was Somebody Else’s',
  description: 'A German dentist, a broken ankle, and eleven days of carrying a machine I was not to touch.',
  author: 'tenzin',
  categories: ['First camera', 'Journeys'],
  tags: ['Ladakh', 'beginnings', 'film'],
  banner: 'ridges-blue-hour',
  gallery: ['glacier-valley'],
  intro: false,
  likes: 156,
  views: 3312,
  daysAgo: 121,
  status: 'approved',
  content: (figure) => `
<p>In 2009 I was nineteen and carried things over the Kongmaru La for money. That August the thing was a camera. It belonged to a dentist from Kassel called Herr Brandt, it lived in an orange case with foam inside, and on the first morning he told me, through the guide, that it had cost more than a house. He did not say what kind of house. I carried it as you would a full bowl of soup.</p>
<p>My instructions were simple:</p>
<ol>
<li>Always behind him, never further than ten steps.</li>
<li>When he lifts his hand, put down the case and open it.</li>
<li>Do not touch.</li>
</ol>
<h2>Ten steps behind</h2>
<p>You learn a great deal about a man from ten steps behind. Herr Brandt walked like somebody listening for something. He would stop, look, walk on, come back, and crouch until his knees cracked. Often he did not lift his hand at all. I began to guess. When he stopped I looked where he looked and tried to say to myself what he had seen. The first days I was always wrong. I thought he looked at mountains. He looked at where the light was going to be.</p>
<p>By the sixth day I was putting down the case before he lifted his hand. He noticed. He said nothing about it, but on that evening he showed me the picture in the finder, upside down and the wrong way round, and let me pull the cloth over my own head.</p>
${figure('ridges-blue-hour', 'What I remember from under the cloth: ridge behind ridge, all of it blue. I made this one fifteen years later.')}
<h2>The ankle</h2>
<p>On the eighth day he slipped on the scree below Nimaling and his ankle turned black. There was no question of walking. We put him on a pony, and he looked back at the pass with such a face that I said, in the eleven words of English I had, that I could go up, now, alone, and do the picture.</p>
<p>He thought about it while the pony ate a whole thistle. Then he took off his light meter, which hung on a bootlace, and put it around my neck. He drew on my arm with a ball pen: f/22, and the seconds, and an arrow for the side the sun would come from. He gave me two sheets of film. Not ten. Two.</p>
<p>I have been on that pass thirty, forty times, and I have never been so careful of every stone.</p>
<h2>Two sheets</h2>
<p>The first sheet I exposed with the lens cap on. I know, because I found it in my hand afterwards. I sat down beside the case and cried a bit. Then the sun came round the shoulder from exactly where the arrow said, and I did the second one.</p>
<p>He wrote in November. There was a print in the envelope, about the size of a prayer book, and on the back of it, in pencil, the place, the date, and <em>Photo: T. Wangdu</em>. It was the first time I had seen my name with that word.</p>
${figure('glacier-valley', 'The far end of another valley, on a lighter camera. The habit of crouching until the knees crack has stayed.')}
<blockquote><p>He could have written “assistant”. I have thought about it often. It would have been one word, and I would be carrying soup.</p></blockquote>
<p>The light meter still works. It hangs on the tripod, on the same bootlace. When I teach I let people borrow it, one at a time, and I give them two frames.</p>
`,
};
