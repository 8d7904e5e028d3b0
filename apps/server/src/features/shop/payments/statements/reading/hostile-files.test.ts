// Files that are made to hurt: refused by name, in a process that can be ended (T87).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { livinExcel, packed, workbook } from '../../../../../../test/bank/excel-statement.ts';
import { briPdf } from '../../../../../../test/bank/pdf-statements.ts';
import { startChildProgram } from '../../../../../../test/child-program.ts';
import { programFile } from '../../../../../platform/files/server-files.ts';
import { examineStatement } from './read-in-process.ts';
import { StatementError } from './statement-error.ts';

const MEGABYTE = 1024 * 1024;
const options = { today: '2026-11-17', fileName: 'mutasi', confirmedYear: undefined };
const examine = (bytes: Buffer) => examineStatement(1, bytes, options);

const HEADER = ['Tanggal', 'Keterangan', 'Debit', 'Kredit', 'Saldo'];
const ROW = ['01/08/2026', 'SETORAN', '', '5.000', '15.000'];

/** More than the 32 MB that a file may unpack to. */
const BOMB_BYTES = 33 * MEGABYTE;
const zipBomb = packed({ 'xl/worksheets/sheet1.xml': new Uint8Array(BOMB_BYTES) });

/** The archive says that the sheet is small. */
function lyingZipBomb(): Buffer {
  const bytes = Buffer.from(zipBomb);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(BOMB_BYTES);
  for (let at = bytes.indexOf(size); at >= 0; at = bytes.indexOf(size, at)) {
    bytes.writeUInt32LE(1_000, at);
  }
  return bytes;
}

function xmlBomb(): Buffer {
  const levels = Array.from(
    { length: 12 },
    (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`,
  );
  const sheet = `<!DOCTYPE s [<!ENTITY l0 "ha">${levels.join('')}]><worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&l12;</t></is></c></row></sheetData></worksheet>`;
  return packed({ 'xl/worksheets/sheet1.xml': sheet });
}

let packedStream: Buffer | undefined;

/** A page whose content unpacks to more than it may take. */
function pdfBomb(): Buffer {
  packedStream ??= deflateSync(Buffer.alloc(160 * MEGABYTE, 'q Q '), { level: 1 });
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<<>>>>',
  ].map((content, n) => Buffer.from(`${n + 1} 0 obj ${content} endobj\n`));
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects,
    Buffer.from(`4 0 obj <</Length ${packedStream.length}/Filter/FlateDecode>> stream\n`),
    packedStream,
    Buffer.from('\nendstream endobj\ntrailer <</Root 1 0 R>>\n%%EOF'),
  ]);
}

/** A sheet of 3,000 rows with one cell each, in this column. */
function sheetWithCellsIn(column: string): Buffer {
  const rows = Array.from(
    { length: 3_000 },
    (_, n) => `<row r="${n + 1}"><c r="${column}${n + 1}"><v>1</v></c></row>`,
  );
  const sheet = `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`;
  return packed({ 'xl/worksheets/sheet1.xml': sheet });
}

test.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
  ['a zip bomb', () => zipBomb, /terlalu besar setelah dibuka/],
  ['a zip bomb that lies about its size', lyingZipBomb, /./],
  ['cells in the last column', () => sheetWithCellsIn('XFD'), /lebih lebar dari 200 kolom/],
  ['cells in column 201', () => sheetWithCellsIn('GS'), /lebih lebar dari 200 kolom/],
  ['cells in column 200', () => sheetWithCellsIn('GR'), /belum dikenal/],
  ['an XML bomb', xmlBomb, /Excel yang rusak/],
  ['a formula', () => workbook([HEADER, [...ROW.slice(0, 4), { formula: 'A1+1' }]]), /rumus/],
  ['201 pages', () => briPdf(undefined, { pages: 201 }), /201 halaman/],
  ['a locked PDF', () => briPdf(undefined, { userPassword: 'rahasia' }), /buka kuncinya dulu/],
  ['a scanned PDF', () => briPdf([], { pages: 2, isBlank: true }), /hasil pindai/],
  ['a PDF bomb', pdfBomb, /terlalu berat|hasil pindai|rusak/],
  ['a million empty rows', () => Buffer.from(',\n'.repeat(MEGABYTE)), /belum dikenal/],
])('%s is refused by name', async (_, make, sentence) => {
  const { outcome } = await examine(await make());
  expect(outcome).toBeInstanceOf(StatementError);
  expect((outcome as StatementError).message).toMatch(sentence);
});

test('merged cells are read by their content', async () => {
  const merged = '<mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells>';
  const rows = [['Mutasi'], HEADER, ROW, ['02/08/2026', 'BIAYA', '1.000', '', '14.000']];
  const { outcome } = await examine(workbook(rows, merged));
  expect(outcome).toMatchObject({ rows: [{ isProven: false }, { isProven: true }] });
});

test('the next file is read after one that was refused', async () => {
  const [, second] = await Promise.all([examine(xmlBomb()), examine(livinExcel())]);
  expect(second.outcome).toMatchObject({ accountNumber: '1230012345678' });
});

test('a reader that takes too much of the processor is ended', async () => {
  const limits = programFile('features/shop/payments/statements/reading/reader-limits.ts');
  const source = `
    import { Worker } from 'node:worker_threads';
    const limits = new Worker(${JSON.stringify(limits)}, { workerData: 200, execArgv: [] });
    limits.once('online', () => {
      while (process.cpuUsage().user < 2_000_000) for (let n = 0; n < 1e6; n += 1);
      process.exit();
    });`;
  const reader = spawn(process.execPath, ['--input-type=module', '--eval', source]);
  expect(await once(reader, 'exit')).toEqual([null, 'SIGKILL']);
});

test('bombs take no memory from the process that has them read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'timesync-bombs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = { small: livinExcel(), zip: lyingZipBomb(), pdf: pdfBomb() };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  const { firstLine } = startChildProgram(`
    import { readFileSync } from 'node:fs';
    import { examineStatement } from '${import.meta.dirname}/read-in-process.ts';
    const examine = (name) =>
      examineStatement(1, readFileSync('${folder}/' + name), ${JSON.stringify(options)});
    await examine('small');
    const before = process.resourceUsage().maxRSS;
    for (const name of ['zip', 'pdf']) await examine(name);
    console.log((process.resourceUsage().maxRSS - before) / 1024);
    process.exit();
  `);
  // Megabytes at the highest; the PDF alone unpacks to 160.
  expect(Number(await firstLine)).toBeLessThan(50);
});
