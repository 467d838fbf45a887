import type { Story } from './story.ts';

export const whatADuneTaught: Story = {
  key: 'what-a-dune-taught',
  title: 'What a Dune Taught an Architect',
  description:
    'I came to the desert to photograph lines. It took three winters to find out who was drawing them.',
  author: 'noor',
  categories: ['Craft', 'Desert'],
  tags: ['composition', 'Thar', 'light'],
  banner: 'dune-crest',
  gallery: ['dune-shadows', 'dune-wind', 'dune-from-above'],
  intro: true,
  likes: 142,
  views: 2987,
  daysAgo: 41,
  status: 'approved',
  content: (figure) => `
<p>In my second year at university a professor took my drawing of a stair, turned it upside down, and asked me whether it was any worse. It was not. He said, “Then there is nothing holding it to the ground,” and gave it back. I thought about that for fifteen years and understood it on a Thursday in the Thar, lying on my stomach, with sand in a lens that cost more than my first car.</p>
<p>I had gone to the dunes for lines. From photographs I knew that they had good ones. What I had not understood is that each of those lines is the edge of a decision.</p>
<h2>Every line has a cause</h2>
<p>A dune has a gentle side and a steep side. The wind pushes sand up the gentle one, grain by grain, and at the top it falls over. The steep side is always at the same angle, about thirty-four degrees, because that is as steep as dry sand can stand. It does not matter whether the dune is as high as a kerb or as a cathedral. Thirty-four degrees.</p>
<p>Once you know this you can read a dune as you would a section drawing. The crest is where two forces agree to stop. If the crest is sharp, they agreed recently.</p>
${figure('dune-shadows', 'Two slopes, one agreement. I waited forty minutes for the shadow to reach the line and four for it to leave.')}
<h2>The sun draws, too</h2>
<p>At noon a dune is a heap. There is no other word for it. For two hours after sunrise and two before sunset the light comes in flatter than the steep side, and then half of every dune goes dark along its own edge. The photograph is made by that edge, and the edge walks. I learned to choose a place for the camera in the middle of the day, when there is nothing to see, by asking only where the line would be at half past four.</p>
<p>My notes for one such afternoon say:</p>
<ul>
<li>14.10: heap.</li>
<li>15.05: heap with intentions.</li>
<li>15.50: left slope is going. Lens at 110.</li>
<li>16.22: <strong>now</strong>.</li>
<li>16.26: too late, but nice.</li>
</ul>
<h2>Footprints</h2>
<p>You get one approach. I walk in from behind the camera position, along the line I will not be photographing, and I do not change my mind, because a changed mind leaves a trail. A student once asked why I did not remove the footprints on the computer. I said that I would also have to remove the reason I was careful.</p>
${figure('dune-wind', 'Late May. In this wind the crest is moving while the shutter is open; at one two-thousandth of a second it does not show.')}
<h2>Upside down</h2>
<p>That Thursday I turned the camera over to shake it out, and looked at the last frame the wrong way up on its little screen. It was worse. It was clearly, undeniably worse: all the weight fell out of the top of it. There was something holding that line to the ground. It was only sand, and the ground was only more sand, but there it was, the thing my professor had been looking for in my stair.</p>
<blockquote><p>A line that could be anywhere is decoration. A line that can only be here is a place.</p></blockquote>
<p>I wrote to tell him. He is ninety-one. He wrote back that the stair had also been too narrow.</p>
`,
};
