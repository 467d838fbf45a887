import type { Story } from './story.ts';

export const shutterOpen: Story = {
  key: 'shutter-open',
  title: 'Half an Hour with the Shutter Open',
  description: 'Star trails step by step, and what to do with your hands while the earth turns.',
  author: 'tenzin',
  categories: ['Craft', 'Night sky'],
  tags: ['star trails', 'technique', 'long exposure'],
  banner: 'star-trails-pole',
  gallery: ['star-trails-pines', 'peaks-by-starlight'],
  intro: false,
  likes: 173,
  views: 3746,
  daysAgo: 176,
  status: 'approved',
  content: (figure) => `
<p>Everyone who sees a picture of star trails for the first time asks how it was done, and when you tell them they are a little disappointed. You open the shutter. You wait. The earth does it.</p>
<p>Still, there are ways to get it wrong, and I have been through most of them on your behalf.</p>
<h2>Find the middle</h2>
<p>All the stars turn around one point, and in our half of the world that point is next to Polaris. Decide where in the frame you want it before anything else. In the middle the sky becomes a target. At one side it becomes a wind. With the pole out of the picture altogether the lines are long and nearly parallel, which suits trees.</p>
${figure('star-trails-pines', 'Looking away from the pole: twenty minutes above pines at Jibhi. The lines lean because the earth does.')}
<h2>Find the ground</h2>
<p>Stars alone are geometry. They need one dark, patient thing to turn around: a ridge, a chorten, a dead tree, a lorry. Go up in daylight and look for a shape that you would recognise as a shadow puppet. If it needs detail to be beautiful, it is for another evening.</p>
<h2>Settings</h2>
<p>I write them on tape and stick it to the tripod, because at minus fifteen I cannot subtract.</p>
<ol>
<li>Focus on a far lamp or a bright star, by magnified view, and then tape the ring. Tape it again.</li>
<li>Aperture f/4. Wide open the brightest stars become plates; stopped down the faint ones are lost, and the faint ones are the silk.</li>
<li>ISO 400 for half an hour on a moonless night, 200 with a quarter moon.</li>
<li>Long-exposure noise reduction <strong>off</strong>, or the camera will sit for another half hour photographing the inside of its own cap.</li>
<li>One test at ISO 6400 and thirty seconds, to see whether the horizon is straight. It is not. Correct it.</li>
</ol>
<p>Thirty minutes gives arcs as long as your thumb. For closed circles you need the whole night: one half hour after another, laid on top of each other at home. I did that once behind my mother’s house, sixteen frames. She came out at three to ask whether I had forgotten the camera.</p>
${figure('star-trails-pole', 'The sixteen frames. The small bright ring closest to the middle is Polaris itself, which is not quite at the pole.')}
<h2>Half an hour</h2>
<p>Now you have pressed the button and there is nothing left to do. This is the part that nobody writes about, and I think it is the reason that I do this at all.</p>
<p>You may not use a torch. You may not look at your phone, because its light will reach the ground in front of the lens. You should not walk about. For thirty minutes you have been given a place to stand, a good excuse, and the entire sky.</p>
<p>The first five minutes I think of things I ought to have done. The next ten I am cold. Somewhere around the twentieth the eyes open in a way that they do not in the ordinary dark: the ground comes up, the snow shows its folds, and you notice that starlight throws a shadow. It is faint and has a soft edge. It is yours.</p>
<blockquote><p>The picture is what you bring back for the others. The half hour is what you are paid.</p></blockquote>
<p>When the timer ends I close the shutter and wait for another minute, out of politeness.</p>
`,
};
