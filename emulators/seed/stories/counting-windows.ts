import type { Story } from './story.ts';

export const countingWindows: Story = {
  key: 'counting-windows',
  title: 'Counting Windows',
  description:
    'One apartment block in Parel, photographed from the same roof for a year, until it became a calendar.',
  author: 'noor',
  categories: ['City', 'Projects'],
  tags: ['Mumbai', 'architecture', 'dusk'],
  banner: 'facade-dusk',
  gallery: ['facade-night', 'facade-balconies', 'skyline-dawn', 'streets-from-above'],
  intro: false,
  likes: 128,
  views: 2690,
  daysAgo: 203,
  status: 'approved',
  content: (figure) => `
<p>When I moved to Mumbai I did not sleep. It was not the noise. I grew up beside a bus station and can sleep through a brass band. It was that I did not know anybody’s hours. In Amman I could have told you by the lit windows on our hill who was ill, who was in love and who had an exam. Here there was a wall of a hundred and eighty windows opposite, and all of them were strangers.</p>
<p>So I began to count. Every evening, twenty minutes after sunset, from the roof, beside the water tank: how many are lit? I wrote it down. On the fourth evening I took the camera up as well.</p>
<h2>The rules</h2>
<p>Architects cannot do anything without rules, so there were rules:</p>
<ul>
<li>The same place, marked with a cross of white paint. The landlord believes it has to do with the drains.</li>
<li>The same lens, 120 mm, at f/5.6.</li>
<li>Twenty minutes after sunset, when the sky and the lamps are equally bright. In June that is a quarter to eight, in December before half past six.</li>
<li>No window larger than a grain of rice. I am not interested in what people do. I am interested in <em>that</em> they are there.</li>
</ul>
${figure('facade-dusk', 'An ordinary Friday in November. The lamp that is always first belongs to a tailor; I learned that later.')}
<h2>What a wall says in a year</h2>
<p>The first thing I saw was the week. Sunday is late and warm: many lamps, yellow ones, and curtains left open. Monday is white, because it is kitchens. On Thursdays there is a gap in the fourth column for which I never found the reason.</p>
<p>Then came the year. In the last week of the school exams the children’s windows stayed on until one. On the first night of Navratri the whole of the east side went dark at eight, and there was music from behind the building. When the monsoon broke, everybody came to the windows at the same moment and stood there with their lamps behind them. It was the only evening on which I could have counted people. I forgot to.</p>
<p>And in August there was a night when I could not settle and went up at a quarter to eleven, against my own rules.</p>
${figure('facade-night', 'Outside the rules. A different wall: everybody asleep, or nearly.')}
<h2>The letter</h2>
<p>In October I put a note in the entrance, in English, Hindi and my first Marathi, saying who I was and what I had been doing, with a small print and a promise to stop. Nine people came to my roof the following Sunday. They wanted to see the cross. They wanted above all to find their own windows, and when each had found theirs they found each other’s: <em>that</em> is you? You are the blue one?</p>
<blockquote><p>“We have lived here for twenty-two years,” said Mrs Kulkarni from the fifth floor, “and we have never seen the building. You cannot, you see, from inside.”</p></blockquote>
<p>A large print hangs in their lobby now. Somebody has marked the floors on the glass with a felt pen, and next to the fourth column, where the Thursday gap is, there is an arrow and the word <em>choir</em>.</p>
<p>I sleep very well.</p>
`,
};
