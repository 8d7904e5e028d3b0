// A customer's proof shows the banking app's receipt: real image files from a real encoder, different
// for every order.
import type { Page } from '@playwright/test';
import type { Order } from '@timesync/contract';

export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const receiptSize = { width: 720, height: 1280 };

type Shown = Pick<Order, 'invoiceNumber' | 'payableAmount'>;

export async function pictureOfReceipt(
  page: Page,
  order: Shown,
  type: 'png' | 'jpeg' = 'png',
): Promise<PictureFile> {
  const lines = [
    'Transfer berhasil',
    `Rp ${order.payableAmount}`,
    `Berita: ${order.invoiceNumber}`,
  ];
  // Drawn, not photographed: a loaded machine now and then refuses to take a screenshot.
  const address = await page.evaluate(
    ({ width, height, lines, type }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('This browser cannot draw');
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, width, height);
      pen.fillStyle = '#0a7d4f';
      pen.font = '48px sans-serif';
      for (const [index, line] of lines.entries()) pen.fillText(line, 40, 120 + index * 120);
      return canvas.toDataURL(`image/${type}`);
    },
    { ...receiptSize, lines, type },
  );
  return { name: `bukti.${type}`, mimeType: `image/${type}`, buffer: decode(address) };
}

const PHOTO = { width: 2600, height: 1950 };

/** As large as a phone's camera makes it, and as noisy, hence many megabytes. */
export async function photoOfReceipt(page: Page): Promise<PictureFile> {
  const address = await page.evaluate(({ width, height }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const noise = new Uint8ClampedArray(width * height * 4);
    for (let index = 0; index < noise.length; index += 1) noise[index] = Math.random() * 256;
    canvas.getContext('2d')?.putImageData(new ImageData(noise, width, height), 0, 0);
    return canvas.toDataURL('image/jpeg', 0.5);
  }, PHOTO);
  return { name: 'kamera.jpg', mimeType: 'image/jpeg', buffer: decode(address) };
}

function decode(dataAddress: string): Buffer {
  return Buffer.from(dataAddress.replace(/^data:[^,]*,/, ''), 'base64');
}
