import type { Canvas } from './canvas.ts';

/** Three running means, near to a Gaussian, over interleaved channels; radii in pixels, in place. */
export function blurField(
  data: Float32Array,
  width: number,
  height: number,
  channels: number,
  radiusX: number,
  radiusY: number,
): void {
  const line = new Float32Array(Math.max(width, height) * channels);
  for (let pass = 0; pass < 3; pass += 1) {
    if (radiusX >= 0.5) {
      for (let y = 0; y < height; y += 1) {
        average(data, y * width * channels, channels, width, channels, Math.round(radiusX), line);
      }
    }
    if (radiusY >= 0.5) {
      for (let x = 0; x < width; x += 1) {
        average(data, x * channels, width * channels, height, channels, Math.round(radiusY), line);
      }
    }
  }
}

export function blurCanvas(canvas: Canvas, radiusX: number, radiusY = radiusX): void {
  blurField(canvas.data, canvas.width, canvas.height, 3, radiusX, radiusY);
}

function average(
  data: Float32Array,
  start: number,
  stride: number,
  count: number,
  channels: number,
  radius: number,
  line: Float32Array,
): void {
  const weight = 1 / (2 * radius + 1);
  const last = count - 1;
  for (let channel = 0; channel < channels; channel += 1) {
    const from = start + channel;
    let sum = 0;
    for (let i = -radius; i <= radius; i += 1) {
      sum += data[from + Math.min(last, Math.max(0, i)) * stride] as number;
    }
    for (let i = 0; i < count; i += 1) {
      line[i] = sum * weight;
      const enter = i + radius + 1;
      const leave = i - radius;
      sum +=
        (data[from + (enter > last ? last : enter) * stride] as number) -
        (data[from + (leave < 0 ? 0 : leave) * stride] as number);
    }
    for (let i = 0; i < count; i += 1) data[from + i * stride] = line[i] as number;
  }
}
