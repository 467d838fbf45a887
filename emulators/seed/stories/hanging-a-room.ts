import type { Story } from './story.ts';

export const hangingARoom: Story = {
  key: 'hanging-a-room',
  title: 'Hanging a Room That Does Not Exist',
  description:
    'Notes from our online exhibitions: walls without nails, and visitors who can leave with one finger.',
  author: 'farida',
  categories: ['Exhibitions'],
  tags: ['curating', 'sequence', 'the house'],
  banner: 'window-light',
  gallery: ['dune-shadows', 'moonlit-sea'],
  intro: false,
  likes: 97,
  views: 1988,
  daysAgo: 104,
  status: 'approved',
  content: (figure) => `
<p>For eleven years I hung pictures on real walls. I know what a 4 mm screw does to a heritage building and how a conservator sounds when she finds out. So when we opened the exhibition hall here, which has no walls at all, I thought: at last, somewhere that I cannot damage.</p>
<p>I was wrong about that. A room on a screen can be ruined just as thoroughly, only without dust.</p>
<h2>What a wall does</h2>
<p>A wall is generous. It lets you see a picture out of the corner of your eye before you have decided to look at it. It lets you walk past. It lets you stand with somebody and not talk. On a screen there is one picture, then the next, and the visitor’s thumb is already moving.</p>
<p>It took me four exhibitions to see that the answer is not to imitate the wall. No painted parquet, no little benches. The answer is to take seriously the one thing that the screen does better: it can put a single photograph in the dark, with nothing whatever beside it, in front of somebody who is sitting down.</p>
${figure('window-light', 'Noor Haddad’s window, which opens its own exhibition soon. On a wall this would need a wall; here it only needs the lights off.')}
<h2>The rules I hang by now</h2>
<ul>
<li><strong>Eight to fourteen pictures.</strong> At five seconds each that is about a minute for those who run, and there is a quarter of an hour in it for those who do not.</li>
<li><strong>The first picture must work at the size of a stamp</strong>, because that is how it will be met: on a telephone, on a train.</li>
<li><strong>Never two verticals in a row</strong> unless you mean it. On a wide screen a vertical picture is a corridor. Two of them are a delay.</li>
<li><strong>Words before and after, never during.</strong> The label can wait. If it cannot, the picture is not finished.</li>
<li><strong>An end.</strong> Exhibitions close. The date is on the door, and on that evening the lights do go off.</li>
</ul>
<h2>Why they close</h2>
<p>I am asked about this more than about anything else. It costs nothing to leave a page where it is, so why take it down?</p>
<p>Because people come on the last evening. In January, in the final hour of <em>At the Foot of the Sky</em>, there were more visitors in that room than in the two weeks before. They had been meaning to. Many of them left a line in the book. One wrote only, “I have walked around the stove.” There was no stove, of course. It had been in the real room, in Kaza, eleven hundred kilometres away, and Tenzin had mentioned it in his text.</p>
${figure('cloud-inversion', 'The opening picture of “At the Foot of the Sky”. It had to be hung around the stovepipe.')}
<blockquote><p>An open door that never shuts is just a hole in the wall.</p></blockquote>
<h2>If you would like to hang one</h2>
<p>Bring fewer pictures than you planned and one sentence more than you wanted to write. Tell me which photograph you are least sure of. It is usually the one the room should be built around, and if it is not, we shall at least have started by being honest with each other.</p>
`,
};
