// Papers are files, not JSON, so they are no route objects.
import { buildPath } from '../wire/route.ts';

export const paperPaths = {
  receipt: '/transaction/:id/kwitansi.pdf',
  invoice: '/transaction/:id/invoice.pdf',
  /** Both, and the proof of the transfer, for the treasurer's file. */
  archive: '/transaction/:id/berkas.zip',
} as const;
export type Paper = keyof typeof paperPaths;

export function paperUrl(paper: Paper, orderId: number): string {
  return buildPath(paperPaths[paper], { id: orderId });
}
