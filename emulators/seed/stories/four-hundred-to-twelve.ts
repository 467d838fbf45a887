import type { Story } from './story.ts';

export const fourHundredToTwelve: Story = {
  key: 'four-hundred-to-twelve',
  title: 'How to Edit Four Hundred Pictures Down to Twelve',
  description:
    'A picture editor’s method, which needs a long table, a strong cup of tea and one honest friend.',
  author: 'farida',
  categories: ['Editing'],
  tags: ['sequence', 'portfolio', 'advice'],
  banner: 'foam-lace',
  gallery: [],
  intro: true,
  likes: 231,
  views: 4870,
  daysAgo: 70,
  status: 'approved',
  content: (figure) => `
<p>Every week somebody sends me a link with four hundred photographs in it and the words “I could not choose”. I am fond of these letters. They are honest, and they describe the job precisely: the pictures have been taken, and now somebody has to make the work.</p>
<p>I have edited for newspapers, where there were nine minutes, and for books, where there were two years. The method is the same. Only the tea gets cold at a different speed.</p>
<h2>First pass: with your feet</h2>
<p>Print everything, small and badly, nine to a page, and cut the pages up. I mean this literally. Lay four hundred scraps of paper on the floor and walk past them. Do not bend down. Whatever makes you stop goes on the table, and whatever does not stays on the floor. You will have about ninety on the table within twenty minutes, and you will feel that you have been unfair. You have been. So will every visitor be.</p>
<h2>Second pass: twins</h2>
<p>Now put together the pictures that say the same thing. The boat from the left and the boat from the right. The three sunsets. Of every family, one may stay. The trick is to choose not the best of them but the one that does not need the others. They are different pictures more often than you would think.</p>
${figure('foam-lace', 'One of a family of sixty. It is not the most dramatic; it is the one that needed no explaining.')}
<p>This gets you to thirty or so, and this is where most people stop. Thirty is a comfortable number. Nothing in it is bad. Nobody will remember it.</p>
<h2>Third pass: ask what each one does</h2>
<p>A sequence is a small machine. Give every picture a job and write it on the back:</p>
<ul>
<li><strong>Door</strong>: lets a stranger in. You need one, and it is rarely the best picture.</li>
<li><strong>Ground</strong>: tells you where you are standing.</li>
<li><strong>Turn</strong>: after it, you see the earlier ones differently.</li>
<li><strong>Breath</strong>: almost nothing in it. Without these the rest cannot be heard.</li>
<li><strong>End</strong>: leaves the door open. A picture that shuts it belongs in the middle.</li>
</ul>
<p>Two pictures with the same job are rivals. A picture with no job, however beautiful, is a guest who has come to the wrong wedding. Be kind, give it something to eat, and send it home.</p>
<h2>Fourth pass: the honest friend</h2>
<p>Lay out the fifteen that are left and fetch somebody who likes you and does not care about photography. Say nothing. Watch their hand: people touch the pictures they believe. Then ask one question only, “Which one would you not miss?”, and do as they say three times.</p>
${figure('lake-islet-fog', 'A breath, by Leela Varma. It hung between two storms in her last exhibition here, and people lowered their voices.')}
<p>Twelve.</p>
<h2>And the other three hundred and eighty-eight?</h2>
<p>Keep them in a box with the date on it, and open it after a year. There will be one in there that you did not see because you were not yet the person who took it. That one is not for this series. It is the door of the next.</p>
<blockquote><p>Nobody has ever come up to me at an opening and said, “I wish there had been more.” If you manage that, you have edited.</p></blockquote>
`,
};
