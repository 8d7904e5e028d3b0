// A customer's proof is a screenshot of the banking app, so that is what is made here: real image
// files from a real encoder, different for every order.
import type { Page } from '@playwright/test';
import type { Order } from '@timesync/contract';

interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

type Shown = Pick<Order, 'invoiceNumber' | 'totalAmount'>;

export async function pictureOfReceipt(
  page: Page,
  order: Shown,
  type: 'png' | 'jpeg' = 'png',
): Promise<PictureFile> {
  const receipt = await page.context().newPage();
  await receipt.setContent(receiptHtml(order));
  const buffer = await receipt.screenshot({ type });
  await receipt.close();
  return { name: `bukti.${type}`, mimeType: `image/${type}`, buffer };
}

const PHOTO = { width: 4000, height: 3000 };

/** As large as a phone's camera makes it, and as noisy, hence many megabytes. */
export async function photoOfReceipt(page: Page): Promise<PictureFile> {
  const darkroom = await page.context().newPage();
  const address = await darkroom.evaluate(({ width, height }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const noise = new Uint8ClampedArray(width * height * 4);
    for (let index = 0; index < noise.length; index += 1) noise[index] = Math.random() * 256;
    canvas.getContext('2d')?.putImageData(new ImageData(noise, width, height), 0, 0);
    return canvas.toDataURL('image/jpeg', 0.5);
  }, PHOTO);
  await darkroom.close();
  const buffer = Buffer.from(address.replace('data:image/jpeg;base64,', ''), 'base64');
  return { name: 'kamera.jpg', mimeType: 'image/jpeg', buffer };
}

function receiptHtml({ invoiceNumber, totalAmount }: Shown): string {
  return `<body style="margin:0;padding:32px;font:18px sans-serif;background:#fff;color:#123">
    <h1 style="color:#0a7d4f">Transfer berhasil</h1>
    <p>15 November 2026, 10.42 WIB</p>
    <p style="font-size:32px">Rp ${totalAmount}</p>
    <p>Berita: ${invoiceNumber}</p>
  </body>`;
}
