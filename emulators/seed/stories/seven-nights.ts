import type { Story } from './story.ts';

export const sevenNights: Story = {
  key: 'seven-nights',
  title: 'Seven Nights Above Langza',
  description:
    'A tent, a flask, minus twenty-two degrees, and a galaxy that kept its appointment on the sixth night.',
  author: 'tenzin',
  categories: ['Journeys', 'Night sky'],
  tags: ['Spiti', 'Milky Way', 'winter'],
  banner: 'milky-way-ridge',
  gallery: ['peaks-by-starlight', 'milky-way-lake', 'winter-tree', 'moon-over-ridge'],
  intro: true,
  likes: 267,
  views: 5480,
  daysAgo: 25,
  status: 'approved',
  content: (figure) => `
<p>Langza has a Buddha, a school and thirty-odd houses, and above it a shelf of yellow grass where the yaks go in summer. I had promised my sister I would be back in Kaza by Sunday. I put up the tent on a Monday, so I had seven nights, and I had decided to spend them all on one ridge.</p>
<p>People imagine that this sort of work is about cameras. It is about socks, mostly, and about having one idea and not being talked out of it by the cold.</p>
<h2>First night, second night</h2>
<p>Cloud. I lay and listened to it. If you have never heard cloud at 4,500 metres: it takes away the river. Around two the river came back, I put my head out, and the whole sky was there and already going grey at one side. I had slept through the hour I came for.</p>
<p>On the second night I set three alarms and the batteries of all three died.</p>
<h2>Third night: the wrong moon</h2>
<p>I had the moonset wrong by a day. This is an embarrassing thing for a man with a star map in a waterproof sleeve to admit. A half moon hung over the ridge until four, and in its light the snow on Chau Chau Kang Nilda was so bright that I could have read my own mistake by it. So I photographed that.</p>
${figure('peaks-by-starlight', 'The wrong moon, and what it was good for. Thirteen seconds, and no lamp anywhere.')}
<p>I have since sold more prints of that picture than of the one I had planned. There is a lesson in this, which I try not to learn, because then I would stop planning.</p>
<h2>Fourth and fifth: company</h2>
<p>A boy called Norbu came up from the village on the fourth afternoon with roasted barley and a great many questions. Why at night? Why so long? Could it photograph what was behind the mountain? He stayed until the stars came and then would not go, so I walked him down, and his grandmother made me stay for soup, and that was the fourth night.</p>
<p>On the fifth he came back with two cousins. I taught them to find north:</p>
<ol>
<li>Find the seven stars that look like the ladle.</li>
<li>Take the two at the end of the bowl and go on in the direction they point, five times as far.</li>
<li>The star you reach is not very bright. It does not need to be. It is the one that stays.</li>
</ol>
<p>The youngest asked why we do not notice the others moving. I said that we move with them. She said that was not an answer, and she was right, and I lay awake over it.</p>
<h2>Sixth night</h2>
<p>It was so cold that the zip of the tent made sparks. I had the camera outside in a sack from sunset, so that it would be as cold as the air and not fog over, and I kept the batteries against my stomach. At a quarter to two the Milky Way stood up on the ridge exactly as the map had promised: straight, like smoke from a stove on a day with no wind.</p>
<p>Twenty seconds at f/2.8. I made four frames and my fingers stopped doing what I asked. Three have a satellite in them.</p>
${figure('milky-way-ridge', 'The fourth frame.')}
<blockquote><p>I did not feel small. People always say small. I felt that I had been let in.</p></blockquote>
<h2>Seventh night</h2>
<p>I slept. Norbu’s grandmother had sent up a hot stone wrapped in a cloth, and I put my feet on it and did not wake until the yaks did. There are nights for photographs, and there is a limit to what one should ask of a ridge.</p>
`,
};
