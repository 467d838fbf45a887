import { aLampAndPaper } from './a-lamp-and-paper.ts';
import { countingWindows } from './counting-windows.ts';
import { darkroomPrincessStreet } from './darkroom-princess-street.ts';
import { fourHundredToTwelve } from './four-hundred-to-twelve.ts';
import { hangingARoom } from './hanging-a-room.ts';
import { lettersFromTheFerry } from './letters-from-the-ferry.ts';
import { monsoonLight } from './monsoon-light.ts';
import { paperHasAnOpinion } from './paper-has-an-opinion.ts';
import { readingTheSea } from './reading-the-sea.ts';
import { sevenNights } from './seven-nights.ts';
import { shutterOpen } from './shutter-open.ts';
import { somebodyElsesCamera } from './somebody-elses-camera.ts';
import type { Story } from './story.ts';
import { whatADuneTaught } from './what-a-dune-taught.ts';

/** Every story, published and not. */
export const allStories: readonly Story[] = [
  readingTheSea,
  sevenNights,
  whatADuneTaught,
  darkroomPrincessStreet,
  fourHundredToTwelve,
  paperHasAnOpinion,
  hangingARoom,
  somebodyElsesCamera,
  monsoonLight,
  shutterOpen,
  countingWindows,
  aLampAndPaper,
  lettersFromTheFerry,
];
