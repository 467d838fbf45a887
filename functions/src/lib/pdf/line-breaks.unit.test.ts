import { beforeAll, expect, test } from 'vitest';
import { loadFontsFor } from './fonts/fonts.ts';
import { layOutText } from './text-layout.ts';

const THAI = 'กรุงเทพมหานครเป็นเมืองหลวง';
const BURMESE = 'ရန်ကုန်မြို့သည်မြန်မာနိုင်ငံ';

beforeAll(() => loadFontsFor([THAI, BURMESE, 'བཀྲ་ཤིས་བདེ་ལེགས', '東京都渋谷区、神宮前「さくら」 서울']));

/** The lines of a text, on each of which there is room for this many characters. */
const breakText = (text: string, width: number) =>
  layOutText(text, { face: 'text', width, measure: (run) => run.text.length }).map((line) => line.text);

test.each([
  ['東京都渋谷区、神宮前', 6, ['東京都渋谷', '区、神宮前']],
  ['東京「さくら」都', 3, ['東京', '「さく', 'ら」都']],
  ['建国路88号院3楼', 5, ['建国路88', '号院3楼']],
  ['Rua 東京都渋谷区', 6, ['Rua 東京', '都渋谷区']],
  ['བཀྲ་ཤིས་བདེ་ལེགས', 9, ['བཀྲ་ཤིས་', 'བདེ་ལེགས']],
  ['Fort Road/Kochi 12', 9, ['Fort ', 'Road/Koch', 'i 12']],
])('When %j is broken into lines of %i, then nothing that belongs together is torn apart', (text, width, lines) => {
  expect(breakText(text, width)).toEqual(lines);
});

test.each([
  [THAI, 15, ['กรุงเทพมหานคร', 'เป็นเมืองหลวง']],
  [BURMESE, 16, ['ရန်ကုန်မြို့သည်', 'မြန်မာနိုင်ငံ']],
])('When %j has no spaces, then its lines end between words', (text, width, lines) => {
  expect(breakText(text, width)).toEqual(lines);
});
