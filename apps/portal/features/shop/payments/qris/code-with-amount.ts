// A generated code is shown only after it was read back from its drawing and matches.

import { readQris, withQrisAmount } from '@timesync/contract';
import { qrModules } from '@timesync/ui';

const PIXELS_PER_MODULE = 4;

export async function codeWithAmount(payload: string, amount: number): Promise<string | undefined> {
  try {
    const code = withQrisAmount(payload, amount);
    const read = await readDrawn(code);
    return read === code && readQris(read).amount === amount ? code : undefined;
  } catch {
    // A code with its own tip, or one that could not be read back: the plain one is shown.
    return undefined;
  }
}

async function readDrawn(code: string): Promise<string> {
  const { decodeQR } = await import('qr/decode.js');
  return decodeQR(drawPixels(qrModules(code, 'medium')));
}

function drawPixels(modules: boolean[][]) {
  const side = modules.length * PIXELS_PER_MODULE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    const row = modules[Math.floor(pixel / side / PIXELS_PER_MODULE)];
    if (row?.[Math.floor((pixel % side) / PIXELS_PER_MODULE)])
      data.fill(0, pixel * 4, pixel * 4 + 3);
  }
  return { width: side, height: side, data };
}
