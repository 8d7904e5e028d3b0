// Each file stays below a megabyte: visitors sit on slow lines.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { FRAMES_PER_SECOND } from './record-frames.mjs';

const LARGEST_BYTES = 1_000_000;

/** The matrix that browsers assume for high definition; left open, the greens would shift. */
const hdColours = (size = 'iw:ih') => [
  ...['-vf', `scale=${size}:flags=lanczos:out_color_matrix=bt709`, '-colorspace', 'bt709'],
  ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-pix_fmt', 'yuv420p'],
];
const HD_COLOURS = hdColours();
/** For phones; the name says its width (media-picture.tsx). */
const SMALL_COLOURS = hdColours('640:360');

export function encodePicture(file, target) {
  const avif = (crf) => [
    '-c:v',
    'libaom-av1',
    '-still-picture',
    '1',
    '-crf',
    crf,
    '-cpu-used',
    '5',
  ];
  const webp = ['-c:v', 'libwebp', '-quality', '82', '-compression_level', '6'];
  encode(['-i', file, ...HD_COLOURS, ...avif('30')], `${target}.avif`);
  encode(['-i', file, ...SMALL_COLOURS, ...avif('40')], `${target}-640.avif`);
  encode(['-i', file, ...webp], `${target}.webp`);
}

export function encodeVideo(folder, target) {
  const frames = ['-framerate', String(FRAMES_PER_SECOND), '-i', join(folder, 'frame-%04d.jpg')];
  const webm = ['-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0', '-cpu-used', '4', '-row-mt', '1'];
  const mp4 = ['-c:v', 'libx264', '-crf', '26', '-preset', 'medium', '-movflags', '+faststart'];
  encode([...frames, '-an', ...HD_COLOURS, ...webm], `${target}.webm`);
  encode([...frames, '-an', ...HD_COLOURS, ...mp4], `${target}.mp4`);
}

function encode(args, target) {
  const { status, error } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...args, target], {
    stdio: 'inherit',
  });
  if (error) throw new Error(`ffmpeg is missing: ${error.message}`);
  if (status !== 0) throw new Error(`ffmpeg could not write ${target}`);
  const { size } = statSync(target);
  console.log(`${target}: ${Math.round(size / 1000)} KB`);
  if (size > LARGEST_BYTES) throw new Error(`${target} is larger than a megabyte`);
}
