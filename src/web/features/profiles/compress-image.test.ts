import { describe, expect, it } from 'vitest';
import { fitSize, lowerQualityUntilSmall } from './compress-image.ts';

describe('a profile picture', () => {
  it.each([
    [
      { width: 4000, height: 3000 },
      { width: 600, height: 450 },
    ],
    [
      { width: 1000, height: 4000 },
      { width: 150, height: 600 },
    ],
    [
      { width: 600, height: 600 },
      { width: 600, height: 600 },
    ],
    [
      { width: 64, height: 48 },
      { width: 64, height: 48 },
    ],
    [
      { width: 9000, height: 1 },
      { width: 600, height: 1 },
    ],
  ])('fits into 600 by 600 pixels in its own shape: %o', (size, expected) => {
    expect(fitSize(size)).toEqual(expected);
  });

  const megabytes = (count: number) => count * 1024 * 1024;

  async function tryQualities(sizeAt: (quality: number) => number) {
    const tried: number[] = [];
    const image = await lowerQualityUntilSmall(async (quality) => {
      tried.push(quality);
      return { size: sizeAt(quality), quality };
    });
    return { tried, image };
  }

  it('keeps full quality where that is small enough', async () => {
    const { tried, image } = await tryQualities(() => megabytes(2));
    expect(tried).toEqual([1]);
    expect(image?.quality).toBe(1);
  });

  it('loses quality by a tenth at a time until it is no larger than 2 MB', async () => {
    const { tried, image } = await tryQualities((quality) => megabytes(quality > 0.65 ? 2.1 : 1.9));
    expect(tried).toEqual([1, 0.9, 0.8, 0.7, 0.6]);
    expect(image?.quality).toBe(0.6);
  });

  it('is given up where even the lowest quality is too large', async () => {
    const { tried, image } = await tryQualities(() => megabytes(3));
    expect(tried).toEqual([1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0]);
    expect(image).toBeUndefined();
  });
});
