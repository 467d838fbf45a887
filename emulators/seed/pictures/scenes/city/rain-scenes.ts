import { paintSky } from '../../nature/sky.ts';
import { blurCanvas } from '../../render/blur.ts';
import { type Canvas, copyCanvas, fill, sample, shine } from '../../render/canvas.ts';
import { type Colour, clamp, colour, mix, smoothstep, times } from '../../render/colour.ts';
import { createNoise } from '../../render/noise.ts';
import type { Scenes } from '../scene.ts';

/** Draws discs of light as an open lens shows points that are out of focus. */
function paintDisc(
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  light: Colour,
  strength: number,
): void {
  for (let py = Math.floor(y - radius - 1); py <= y + radius + 1; py += 1) {
    for (let px = Math.floor(x - radius - 1); px <= x + radius + 1; px += 1) {
      const away = Math.hypot(px - x, py - y) / radius;
      const inside = clamp((1 - away) * radius * 0.5 + 0.5);
      if (inside > 0) shine(canvas, px, py, light, strength * inside * (0.72 + 0.4 * away ** 3));
    }
  }
}

export const rainScenes: Scenes = {
  'rain-lights': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    paintSky(canvas, height, [
      [0, '#0b1224'],
      [0.55, '#1f2338'],
      [1, '#0d0d14'],
    ]);
    const palette = ['#ffab4a', '#ffcf8f', '#ff5a36', '#ffe9c9', '#6fb6ff', '#4fd1a5', '#ff7f9f'].map(colour);
    for (let i = 0; i < 170; i += 1) {
      const row = random() ** 0.8;
      const y = height * (0.3 + 0.42 * row + random.normal() * 0.05);
      paintDisc(
        canvas,
        random(-0.05, 1.05) * width,
        y,
        mix(9, 44, row) * random(0.75, 1.15),
        random.pick(palette),
        random(0.08, 0.5),
      );
    }
    blurCanvas(canvas, 1.5);
    // The wet street doubles the lights, drawn downwards.
    for (let y = Math.floor(height * 0.76); y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const shifted = sample(canvas, x + 14 * noise.at(x * 0.02, y * 0.05), height * 1.5 - y);
        shine(canvas, x, y, shifted, 0.4 * smoothstep(0.76, 0.86, y / height));
      }
    }
    const scene = copyCanvas(canvas);
    const soft = copyCanvas(canvas);
    blurCanvas(soft, 14);
    fill(canvas, (x, y) => {
      const mist = 0.35 + 0.35 * noise.fbm((x / width) * 5, (y / width) * 5, 4);
      const a = sample(scene, x, y);
      const b = sample(soft, x, y);
      return [mix(a[0], b[0], mist) + 0.004, mix(a[1], b[1], mist) + 0.005, mix(a[2], b[2], mist) + 0.008];
    });
    for (let i = 0; i < 620; i += 1) {
      const size = 1.6 + 13 * random() ** 4.5;
      const [cx, cy] = [random(0, width), random(0, height)];
      const stretch = random(1, 1.25);
      for (let py = Math.floor(cy - size * stretch); py <= cy + size * stretch; py += 1) {
        for (let px = Math.floor(cx - size); px <= cx + size; px += 1) {
          const dx = (px - cx) / size;
          const dy = (py - cy) / (size * stretch);
          const away = Math.hypot(dx, dy) + 0.1 * noise.at(px * 0.2, py * 0.2 + i);
          if (away > 1 || px < 0 || py < 0 || px >= width || py >= height) continue;
          // A drop is a lens: it shows the street upside down.
          const bend = away ** 2;
          const seen = sample(soft, cx - dx * width * 0.16 * bend, cy - dy * height * 0.42 * bend);
          const rim =
            1 - 0.75 * smoothstep(0.72, 1, away) + 0.5 * Math.exp(-((dx + 0.3) ** 2 + (dy + 0.4) ** 2) * 14);
          const at = (py * width + px) * 3;
          const share = clamp((1 - away) * size * 0.7);
          const tone = times(seen, rim * 1.25);
          for (let c = 0; c < 3; c += 1)
            canvas.data[at + c] = mix(canvas.data[at + c] as number, tone[c] as number, share);
        }
      }
    }
    return { contrast: 0.3, bloom: 0.2, vignette: 0.25, grain: 3 };
  },
};
