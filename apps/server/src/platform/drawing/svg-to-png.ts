// sharp could draw SVG too, but its SVG loader is disabled for the whole process so that no upload
// reaches it. This renderer has no access to fonts, files or the network.
import { readFile } from 'node:fs/promises';
import { loadSharp } from '../files/pictures/load-sharp.ts';
import { packageFile } from '../files/server-files.ts';
import { lazyAsync } from '../lazy-async.ts';

/** Enough for even grounds and smooth edges, at a third of the size. */
const COLOURS = 128;

const loadResvg = lazyAsync(async () => {
  const resvg = await import('@resvg/resvg-wasm');
  await resvg.initWasm(await readFile(packageFile('@resvg/resvg-wasm/index_bg.wasm')));
  return resvg;
});

export async function svgToPng(svg: string): Promise<Buffer> {
  const { Resvg } = await loadResvg();
  const drawing = new Resvg(svg);
  const rendered = drawing.render();
  const { width, height, pixels } = rendered;
  const raw = Buffer.from(pixels);
  rendered.free();
  drawing.free();
  const sharp = await loadSharp();
  return sharp(raw, { raw: { width, height, channels: 4 } })
    .png({ palette: true, colours: COLOURS, effort: 1 })
    .toBuffer();
}
