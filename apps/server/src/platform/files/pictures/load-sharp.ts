// Loaded with the first picture: most processes never need it, and it takes 10 MB. The allowed
// formats are set before it is returned.
import { lazyAsync } from '../../lazy-async.ts';

export type { Metadata } from 'sharp';

export const loadSharp = lazyAsync(async () => {
  const { default: sharp } = await import('sharp');
  // libvips reads dozens of formats, among them SVG, PDF and TIFF. Only these three are let in.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
    ],
  });
  // One picture at a time on one thread, so that an upload does not slow down other requests.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
});
