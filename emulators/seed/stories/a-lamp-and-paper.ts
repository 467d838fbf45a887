import type { Story } from './story.ts';

export const aLampAndPaper: Story = {
  key: 'a-lamp-and-paper',
  title: 'A Lamp, Some Paper and a Rainy Day',
  description: 'Nowhere to go and nothing to photograph: an exercise in making light do all the work.',
  author: 'noor',
  categories: ['Craft', 'Still life'],
  tags: ['exercise', 'studio', 'light'],
  banner: 'paper-waves',
  gallery: ['paper-layers-blue', 'glass-light', 'blind-light'],
  intro: false,
  likes: 0,
  views: 0,
  daysAgo: 0,
  status: 'approved',
  content: (figure) => `
<p>It has been raining in Byculla since Tuesday. The street is a canal with taxis in it, my shoes are on the stove, and I have not left the studio for two days. This is when I like to give myself the exercise that my teacher gave us in the first week, and that I have given to every student since. It costs about as much as a cup of coffee.</p>
<p>You need one lamp that can be moved, ten sheets of paper, a table, and the curtains drawn. You may use any camera, including the one in your telephone. You may not use anything that is beautiful already.</p>
<h2>Hour one: one sheet</h2>
<p>Put a sheet of white paper on the table and light it from straight above. Photograph it. Congratulations: you have made a picture of nothing.</p>
<p>Now bring the lamp down until it is level with the table and shines <em>along</em> the paper. Suddenly there is a landscape. The sheet was never flat; it has a grain, a curl, a dent from your own thumb. Nothing on the table has changed except where the light comes from. Walk the lamp around in a circle and make eight pictures. Lay them in a row. If you ever wonder again why people get up at four to photograph a hill, look at that row.</p>
<h2>Hour two: a fold</h2>
<p>Fold the sheet once, sharply, and stand it up like a tent. You now have a lit side and a dark side, and an edge. Your task is to make the dark side beautiful. Most people look only at the lit one.</p>
<ul>
<li>Hold a second sheet near it, out of the picture, and see the shadow fill.</li>
<li>Take it away slowly. There is a distance at which the shadow is neither grey nor black but has depth. Mark that place on the table.</li>
<li>Replace the white sheet by a coloured one, and watch the shadow take the colour as if it had been waiting for it.</li>
</ul>
${figure('paper-layers-blue', 'Only blue paper, one lamp from the left. The lowest sheet is the wrapper that the others came in.')}
<h2>Hour three: a sea</h2>
<p>Cut a wave along the edge of each sheet that is left. Do not draw it first. Stack them with something small between the layers (I use slices of a wine cork) so that each throws a shadow on the one behind. Put the lamp high on one side.</p>
<p>It will look like a child’s theatre. Go closer. Lower the camera. Move the lamp by the width of a hand, and again. There is going to be a moment when you forget that it is paper, and you should take the picture a little <em>before</em> that moment, so that the person who looks at it may have it for themselves.</p>
${figure('paper-waves', 'Cream paper, one afternoon, one lamp. The rain can be heard in it, if you ask me.')}
<h2>What it is for</h2>
<p>I have photographed buildings worth four hundred crores and deserts that are older than speech, and I have never learned as much from any of them as from ten sheets of paper on a wet day. Out there you are given a subject, and it is so large that it hides the light. In here there is no subject. There is only the light, and you can pick it up and move it.</p>
<blockquote><p>If you can make a picture out of nothing, think how careful you will be with something.</p></blockquote>
<p>The rain has stopped, I notice. I am going to finish the corner of this one first.</p>
`,
};
