import { cityLightScenes } from './city-light-scenes.ts';
import { duneScenes } from './dune-scenes.ts';
import { facadeScenes } from './facade-scenes.ts';
import { landScenes } from './land-scenes.ts';
import { mountainScenes } from './mountain-scenes.ts';
import { movingSeaScenes } from './moving-sea-scenes.ts';
import { nightScenes } from './night-scenes.ts';
import { ridgeScenes } from './ridge-scenes.ts';
import { skylineScenes } from './skyline-scenes.ts';
import { stillSeaScenes } from './still-sea-scenes.ts';
import type { Scene, Scenes } from './scene.ts';

const scenes: Scenes = {
  ...ridgeScenes,
  ...mountainScenes,
  ...landScenes,
  ...stillSeaScenes,
  ...movingSeaScenes,
  ...duneScenes,
  ...facadeScenes,
  ...skylineScenes,
  ...cityLightScenes,
  ...nightScenes,
};

/** How the picture of that key is painted. */
export function sceneOf(key: string): Scene {
  const scene = scenes[key];
  if (scene === undefined) throw new RangeError(`Nobody paints "${key}"`);
  return scene;
}
