import { extractText, getDocumentProxy } from 'unpdf';

/** The words of a PDF in their order, with one space between them. */
export async function pdfText(bytes: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { text } = await extractText(document, { mergePages: true });
  await document.loadingTask.destroy();
  return text.replace(/\s+/g, ' ');
}
