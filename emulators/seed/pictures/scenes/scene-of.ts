import { grownScenes } from './abstract/grown-scenes.ts';
import { lightScenes } from './abstract/light-scenes.ts';
import { liquidScenes } from './abstract/liquid-scenes.ts';
import { paperScenes } from './abstract/paper-scenes.ts';
import { vesselScenes } from './abstract/vessel-scenes.ts';
import { facadeScenes } from './city/facade-scenes.ts';
import { rainScenes } from './city/rain-scenes.ts';
import { skylineScenes } from './city/skyline-scenes.ts';
import { streetScenes } from './city/street-scenes.ts';
import { duneScenes } from './dune/dune-scenes.ts';
import { sandScenes } from './dune/sand-scenes.ts';
import { countryScenes } from './land/country-scenes.ts';
import { lakeScenes } from './land/lake-scenes.ts';
import { mountainScenes } from './land/mountain-scenes.ts';
import { ridgeScenes } from './land/ridge-scenes.ts';
import { treeScenes } from './land/tree-scenes.ts';
import { auroraScenes } from './night/aurora-scenes.ts';
import { moonScenes } from './night/moon-scenes.ts';
import { starScenes } from './night/star-scenes.ts';
import type { Scene, Scenes } from './scene.ts';
import { glitterScenes } from './sea/glitter-scenes.ts';
import { shoreScenes } from './sea/shore-scenes.ts';
import { slowWaterScenes } from './sea/slow-water-scenes.ts';
import { surfScenes } from './sea/surf-scenes.ts';
import { swellScenes } from './sea/swell-scenes.ts';

const scenes: Scenes = {
  ...ridgeScenes,
  ...mountainScenes,
  ...lakeScenes,
  ...treeScenes,
  ...countryScenes,
  ...duneScenes,
  ...sandScenes,
  ...starScenes,
  ...moonScenes,
  ...auroraScenes,
  ...slowWaterScenes,
  ...shoreScenes,
  ...surfScenes,
  ...swellScenes,
  ...glitterScenes,
  ...facadeScenes,
  ...skylineScenes,
  ...streetScenes,
  ...rainScenes,
  ...paperScenes,
  ...lightScenes,
  ...liquidScenes,
  ...grownScenes,
  ...vesselScenes,
};

/** How the picture of that key is painted. */
export function sceneOf(key: string): Scene {
  const scene = scenes[key];
  if (scene === undefined) throw new RangeError(`Nobody paints "${key}"`);
  return scene;
}
