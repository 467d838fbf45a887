import type { Canvas } from '../render/canvas.ts';
import type { Finish } from '../render/develop.ts';
import type { Random } from '../render/random.ts';

/** Paints a picture into an empty canvas of any size and says how to finish it. */
export type Scene = (canvas: Canvas, random: Random) => Finish;

export type Scenes = Readonly<Record<string, Scene>>;
