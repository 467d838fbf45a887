import { fill } from '../../render/canvas.ts';
import { blend, type Colour, clamp, colour, mix, ramp, smoothstep, times } from '../../render/colour.ts';
import { createNoise } from '../../render/noise.ts';
import type { Scenes } from '../scene.ts';

interface Vessel {
  x: number;
  foot: number;
  tall: number;
  /** Half width at a height of 0 (foot) to 1 (rim), as a share of the height. */
  profile: (up: number) => number;
  glaze: Colour;
}

export const vesselScenes: Scenes = {
  'still-life-bowls': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const horizon = height * 0.58;
    const wallTone = ramp([
      [0, '#c9c2b4'],
      [0.45, '#a9a294'],
      [1, '#6d6860'],
    ]);
    const table = colour('#8d7c68');
    const bottle = (up: number) =>
      (up < 0.58 ? 0.21 + 0.035 * Math.sin(up * 5) : mix(0.225, 0.062, smoothstep(0.58, 0.76, up))) +
      (up > 0.965 ? 0.018 : 0);
    const bowl = (up: number) => 0.3 + 0.75 * Math.sqrt(clamp(up)) * 0.75;
    const jug = (up: number) =>
      0.26 +
      0.15 * Math.sin(0.35 + up * 2.9) -
      0.09 * smoothstep(0.62, 0.9, up) +
      0.05 * smoothstep(0.88, 1, up);
    const vessels: Vessel[] = [
      { x: 0.4, foot: 0.715, tall: 0.46, profile: bottle, glaze: colour('#d5cfc2') },
      { x: 0.585, foot: 0.745, tall: 0.29, profile: jug, glaze: colour('#a9b3b1') },
      { x: 0.47, foot: 0.82, tall: 0.115, profile: bowl, glaze: colour('#d9b79a') },
    ];
    const sun = colour('#fff1dc');
    const shade = colour('#7d8798');
    const lit = (base: Colour, direct: number, around: number): Colour => [
      base[0] * (sun[0] * direct + shade[0] * around),
      base[1] * (sun[1] * direct + shade[1] * around),
      base[2] * (sun[2] * direct + shade[2] * around),
    ];
    fill(canvas, (px, py) => {
      const x = px / width;
      const y = py / height;
      // The window stands at the left: light fades across wall and table.
      const fade = 1.12 - 0.75 * x;
      const cloth =
        noise.at(px * 0.5, py * 0.05) * 0.02 +
        noise.fbm(px * 0.004, py * 0.03, 4) * 0.08 +
        noise.at(px * 0.06, py * 0.7) * 0.02;
      const front = py > horizon + 1.5 * noise.at(px * 0.01, 2);
      let tone: Colour = front
        ? lit(table, fade * 0.95 * (1 + cloth), 0.5)
        : times(
            wallTone(clamp(x * 0.95 + 0.12 * (1 - y))),
            0.92 *
              (1 + 0.03 * noise.fbm(px * 0.02, py * 0.02, 5) + 0.06 * noise.fbm(px * 0.003, py * 0.003, 3)),
          );
      if (front) tone = times(tone, mix(0.78, 1.04, smoothstep(horizon, height, py)));
      for (const vessel of vessels) {
        const footY = vessel.foot * height;
        const wide = vessel.tall * height * vessel.profile(0.25);
        const dx = (px - vessel.x * width) / wide;
        const dy = (py - footY) / (wide * 0.24);
        // Close under the vessel it is dark; the cast shadow runs off to the right and grows soft.
        const contact = Math.exp(-Math.max(0, Math.hypot(dx, dy * 1.1) - 0.72) * 3.4) * 0.55;
        const run = clamp(dx / 4.4);
        const cast =
          smoothstep(-0.4, 0.5, dx) *
          Math.exp(-((Math.abs(dy + dx * 0.1) / (0.75 + run * 1.3)) ** 2)) *
          (1 - run) *
          0.55;
        if (front || dy > -1.4) tone = times(tone, 1 - clamp(front ? Math.max(contact, cast) : 0));
      }
      for (const vessel of vessels) {
        const tall = vessel.tall * height;
        const dx = px - vessel.x * width;
        const rimY = vessel.foot * height - tall;
        const rim = vessel.profile(1) * tall;
        const bottom = vessel.profile(0) * tall;
        const lower = Math.abs(dx) < bottom ? Math.sqrt(1 - (dx / bottom) ** 2) * bottom * 0.17 : 0;
        const up = (vessel.foot * height + lower * 0.9 - py) / tall;
        const mouth = Math.hypot(dx / rim, (py - rimY) / (rim * 0.17));
        if (mouth < 1) {
          const deep = smoothstep(-1, 0.9, dx / rim);
          const edge = smoothstep(0.93, 0.86, mouth);
          tone = blend(
            lit(vessel.glaze, 0.85 * fade, 0.5),
            lit(vessel.glaze, 0.08 + 0.42 * deep * fade, 0.22),
            edge,
          );
          continue;
        }
        if (up < 0 || up > 1) continue;
        const radius = vessel.profile(clamp(up)) * tall;
        const share = clamp(radius - Math.abs(dx) + 0.5);
        if (share <= 0) continue;
        const across = clamp(dx / radius, -1, 1);
        const swell = (vessel.profile(clamp(up + 0.02)) - vessel.profile(clamp(up - 0.02))) / 0.04;
        const out = Math.sqrt(1 - across * across);
        const length = Math.hypot(1, swell);
        const facing = clamp((-across * 0.8 + out * 0.42 + swell * 0.42) / length);
        const bounce = 0.3 + 0.3 * smoothstep(0.4, 1, across) + 0.22 * smoothstep(0.35, 0, up);
        const speck =
          1 +
          0.05 * noise.fbm(dx * 0.05 + vessel.x * 90, py * 0.05, 4) +
          (noise.points(dx * 0.11 + 40, py * 0.11).first < 0.13 ? -0.16 : 0) +
          0.02 * Math.sin(py * 0.55 + 2 * noise.at(px * 0.01, py * 0.02));
        const gloss =
          Math.exp(-(((across + 0.5) / 0.1) ** 2)) * Math.exp(-(((up - 0.42) / 0.26) ** 2)) * 0.13;
        const body = times(lit(vessel.glaze, facing * 1.02 * (0.75 + 0.25 * fade), bounce * 0.62), speck);
        tone = blend(tone, [body[0] + gloss, body[1] + gloss, body[2] + gloss], share);
      }
      return tone;
    });
    return { contrast: 0.3, vignette: 0.28, grain: 2.5 };
  },
};
