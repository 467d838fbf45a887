import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';

/** The text in a QR code that the page draws as SVG, as a camera reads it; null where none can be read. */
export async function readQrCode(code: Locator): Promise<string | null> {
  const { width, height, pixels } = await code.evaluate(async (svg) => {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: image.width, height: image.height });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    return { width: image.width, height: image.height, pixels: [...data] };
  });
  return jsQR(Uint8ClampedArray.from(pixels), width, height)?.data ?? null;
}
