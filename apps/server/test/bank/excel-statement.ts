// An Excel file as Livin' by Mandiri gives it: a head of fourteen rows, a header in two languages, two
// rows a transaction (the day, then the time).
import { strToU8, zipSync } from 'fflate';
import { dayParts, goldenLines, indonesian } from './statement-lines.ts';

export type ExcelCell = string | number | { formula: string };

export function livinExcel(lines = goldenLines): Buffer {
  const head: ExcelCell[][] = [
    ['e-Statement'],
    [],
    ['Nama/Name', '', 'TIMESYNC NUSANTARA'],
    ['Cabang/Branch', '', 'KCP Malang'],
    ['Nomor Rekening/Account Number', '', '1230012345678'],
    ['Periode/Period', '', '01 Agu 2026 - 31 Agu 2026'],
    ['Mata Uang/Currency', '', 'IDR'],
    ['Saldo Awal/Initial Balance', '', '10.000.000,50'],
    [],
    ['No', 'Tanggal', 'Keterangan', 'Dana Masuk (IDR)', 'Dana Keluar (IDR)', 'Saldo (IDR)'],
    ['No', 'Date', 'Remarks', 'Incoming (IDR)', 'Outgoing (IDR)', 'Balance (IDR)'],
  ];
  const rows = lines.flatMap(({ day, text, amount, balance }, n): ExcelCell[][] => {
    const { year, date, monthName } = dayParts(day);
    const money = indonesian(amount);
    return [
      [
        ...[n + 1, `${date} ${monthName} ${year}`, text],
        ...[amount > 0 ? money : '0,00', amount < 0 ? money : '0,00', indonesian(balance)],
      ],
      ['', '10:15:27 WIB', '', '', '', ''],
    ];
  });
  return workbook([...head, ...rows, ['Saldo Akhir/Closing Balance', '', '11.879.769,06']]);
}

/** The smallest workbook that Excel opens; `more` adds to its only sheet. */
export function workbook(rows: ExcelCell[][], more = ''): Buffer {
  const sheet = rows.map((cells, r) => {
    const drawn = cells.map((cell, c) => drawCell(`${String.fromCharCode(65 + c)}${r + 1}`, cell));
    return `<row r="${r + 1}">${drawn.join('')}</row>`;
  });
  return packed({
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${sheet.join('')}</sheetData>${more}</worksheet>`,
  });
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** `files` beside, or instead of, the parts that every workbook has. */
export function packed(files: Record<string, string | Uint8Array>): Buffer {
  const parts: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Mutasi" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ...files,
  };
  const bytes = Object.entries(parts).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(bytes)));
}

function drawCell(at: string, cell: ExcelCell): string {
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c r="${at}"><f>${cell.formula}</f><v>1</v></c>`;
  const text = cell.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
}
