import { imageCompression } from '#contract/constants.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest size within the limits that keeps the shape; nothing is made larger. */
export function fitSize({ width, height }: Size): Size {
  const { maxWidthPx, maxHeightPx } = imageCompression;
  const scale = Math.min(1, maxWidthPx / width, maxHeightPx / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Encodes at full quality, then a step lower each time until the result is small enough; undefined if none is. */
export async function lowerQualityUntilSmall<Image extends { readonly size: number }>(
  encode: (quality: number) => Promise<Image>,
): Promise<Image | undefined> {
  const { firstQuality, qualityStep, maxBytes } = imageCompression;
  const steps = Math.round(firstQuality / qualityStep);
  for (let step = 0; step <= steps; step++) {
    // Counted in whole steps, as 1 - 0.1 - 0.1 … does not end at 0.
    const quality = Math.round((firstQuality - step * qualityStep) * 10) / 10;
    const image = await encode(quality);
    if (image.size <= maxBytes) return image;
  }
  return undefined;
}

/** A small JPEG, drawn anew, so that nothing a camera wrote beside the picture is left; undefined where none can be made. */
export async function compressImage(file: Blob): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!picture) return undefined;
  const { width, height } = fitSize(picture);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // JPEG knows no transparency and would turn it black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  return await lowerQualityUntilSmall((quality) => encodeJpeg(canvas, quality));
}

const encodeJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the browser made no picture'))),
      'image/jpeg',
      quality,
    ),
  );
