// Loaded by the first picture: most processes never see one, and it takes 10 MB. What it may read is
// settled before anybody gets it.
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
  // One picture at a time on one thread: an upload must not take the machine from everyone else.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
});
