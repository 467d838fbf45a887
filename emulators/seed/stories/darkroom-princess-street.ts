import type { Story } from './story.ts';

export const darkroomPrincessStreet: Story = {
  key: 'darkroom-princess-street',
  title: 'The Darkroom on Princess Street',
  description: 'Eight beginners, one sink, a red bulb, and the moment a picture comes up out of white paper.',
  author: 'leela',
  categories: ['Darkroom', 'Teaching'],
  tags: ['film', 'Fort Kochi', 'black and white'],
  banner: 'silk',
  gallery: ['leaf-veins', 'ink-drift'],
  intro: true,
  likes: 203,
  views: 4116,
  daysAgo: 54,
  status: 'approved',
  content: (figure) => `
<p>The room used to be a pantry. It has a stone sink long enough to bathe a goat in, a window that took me a whole day and four rolls of tape to close, and a shelf at exactly the height at which everybody hits their head once. On the first evening of every February class I point at the shelf and say, “That is the shelf,” and on the second evening eight people know what I meant.</p>
<p>Nobody needs to learn this any more. I say that on the first evening as well. You can make a black-and-white print at the press of a button, and it will be a good one. Then I switch on the red bulb, and the objection goes quiet by itself.</p>
<h2>What we do, and in which order</h2>
<ol>
<li>We make a mess without any negative at all: paper, a torch, our hands. Everybody takes home the shadow of their own hand.</li>
<li>We print somebody’s mistake. There is always a volunteer.</li>
<li>We learn the test strip, which is the only truly honest thing in photography.</li>
<li>We each make one print and spend three evenings on it.</li>
</ol>
<p>Three evenings for one print sounds like a punishment. By the third, people ask for a fourth.</p>
<h2>The test strip</h2>
<p>You take a narrow piece of paper and expose it in steps: two seconds, four, eight, sixteen. You develop it, and there they lie side by side, all the pictures yours could be. Too thin, thin, nearly, heavy, lost. You have to point at one and say why. It is very hard to be vague in front of a test strip.</p>
<p>Mathew, who repairs outboard motors and came because his daughter gave him the course for his sixtieth birthday, pointed at the gap between two steps. “There,” he said. “It is in there somewhere.” That is as good a description of craft as I have heard.</p>
${figure('leaf-veins', 'The leaf that everybody prints in the second week. Put it in the enlarger instead of a negative and it becomes a river.')}
<h2>The tray</h2>
<p>And then there is the tray. White paper, clear liquid, red light. You rock it gently by one corner and count. For ten seconds nothing happens, and it seems entirely possible that nothing will. Then there is a grey somewhere, in the place where the deepest black is going to be, and a second one; and all at once it is a face, a boat, a street, coming <em>up</em>, as if it had been at the bottom all the time.</p>
<p>I have done this some nine thousand times. I still stop talking.</p>
<blockquote><p>It is not nostalgia. Nostalgia is about what is over, and this is the only kind of photography in which you can watch it begin.</p></blockquote>
<h2>What they take home</h2>
<p>At the end we pin eight prints to a string across Princess Street, from our balcony to the tailor’s, and the tailor decides whose is best. He is incorruptible and likes anything with cloth in it. That is how I began to photograph my mother’s silk.</p>
${figure('silk', 'Red silk. The tailor’s verdict on my print of it was that the hem is uneven.')}
<p>The next class starts on the first Monday of February. Bring an apron, and one negative that you have never understood. Mind the shelf.</p>
`,
};
