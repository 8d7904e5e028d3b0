// A sheet as a PDF, without a browser. The library is read when the first one is asked for.
import { brand } from '@timesync/contract';
import { type FontName, loadFonts, openFont } from './fonts.ts';
import { PdfPen } from './pdf-pen.ts';

interface Sheet {
  size: 'A4' | 'A5' | 'A6';
  layout?: 'portrait' | 'landscape';
  title: string;
}

const FONTS: FontName[] = ['regular', 'bold', 'arabic'];

/** `draw` fills the first page, and adds others if it needs them. */
export async function makePdf(
  { size, layout = 'portrait', title }: Sheet,
  draw: (pen: PdfPen) => void,
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  await loadFonts();
  const document = new PDFDocument({
    size,
    layout,
    margin: 0,
    // No standard font: all letters are drawn with ours.
    font: '',
    info: { Title: title, Author: brand.name },
  });
  for (const name of FONTS) document.registerFont(name, openFont(name).bytes);
  const pieces: Buffer[] = [];
  document.on('data', (piece: Buffer) => pieces.push(piece));
  const end = new Promise((resolve, reject) => document.on('end', resolve).on('error', reject));
  draw(new PdfPen(document));
  document.end();
  await end;
  return Buffer.concat(pieces);
}
