// E-statements laid out as four banks print them: pieces of text at positions, no lines of a table.
import PDFDocument from 'pdfkit';
import {
  american,
  dayParts,
  type GoldenLine,
  goldenLines,
  indonesian,
  OPENING,
} from './statement-lines.ts';

/** x of the left edge, of the right edge for numbers, or of the middle. */
type Cell = [x: number, text: string, align?: 'right' | 'centre'];

const ROW = 13;
const BOTTOM = 780;

export interface PdfOptions {
  /** Copies of the whole document behind each other. */
  pages?: number;
  userPassword?: string;
  /** The pages have no text, as those of a scanner. */
  isBlank?: boolean;
  /** Every word is drawn by itself, as some banks' programs do. */
  isWordByWord?: boolean;
}

async function draw(lines: Cell[][], header: Cell[][], options: PdfOptions = {}): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 0, ...options });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on('end', resolve));
  document.fontSize(8);
  let y = 40;
  const put = (cells: Cell[]) => {
    for (const [x, text, align] of cells) {
      const width = document.widthOfString(text);
      const left = x - (align === 'right' ? width : align === 'centre' ? width / 2 : 0);
      const words = options.isWordByWord ? text.split(' ') : [text];
      words.reduce((at, word) => {
        document.text(word, at, y, { lineBreak: false });
        return at + document.widthOfString(`${word} `);
      }, left);
    }
    y += ROW;
  };
  for (const line of options.isBlank ? [] : lines) {
    if (y > BOTTOM) {
      document.addPage();
      y = 40;
      for (const cells of header) put(cells);
    }
    put(line);
  }
  for (let page = 1; page < (options.pages ?? 1); page += 1) document.addPage();
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** `40 TANGGAL | 90 KETERANGAN`: each piece with its x. */
const row = (pieces: string, align?: 'centre'): Cell[] =>
  pieces.split(' | ').map((piece) => {
    const [x, ...words] = piece.split(' ');
    return [Number(x), words.join(' '), align];
  });
/** `Periode : Agustus 2026`, with the colon at its own x. */
const field = (x: number, colon: number, name: string, value: string) =>
  row(`${x} ${name} | ${colon} : | ${colon + 10} ${value}`);

const CLOSING = american(goldenLines.at(-1)?.balance ?? 0);

const short = (day: string) => `${dayParts(day).date}/${dayParts(day).month}`;

/** Day and month only, DB marks what leaves, a balance only where the day ends. */
export function bcaPdf(lines = goldenLines): Promise<Buffer> {
  const columns = row('40 TANGGAL | 90 KETERANGAN | 330 CBG | 400 MUTASI | 500 SALDO');
  const money = (x: number, text: string): Cell => [x, text, 'right'];
  const rows = lines.flatMap(({ day, text, amount, balance }, n): Cell[][] => {
    const [first = '', ...rest] = text.match(/.{1,30}(\s|$)/g) ?? [];
    const endsDay = lines[n + 1]?.day !== day;
    return [
      [
        [40, short(day)],
        [90, first.trim()],
        money(430, american(amount)),
        ...(amount < 0 ? [[435, 'DB'] as Cell] : []),
        ...(endsDay ? [money(530, american(balance))] : []),
      ],
      ...rest.map((part): Cell[] => [[90, part.trim()]]),
    ];
  });
  return draw(
    [
      [[40, 'REKENING TAHAPAN']],
      field(300, 380, 'NO. REKENING', '0123456789'),
      field(300, 380, 'PERIODE', 'AGUSTUS 2026'),
      columns,
      [[40, '01/08'], [90, 'SALDO AWAL'], money(530, american(OPENING))],
      ...rows,
      field(90, 170, 'SALDO AWAL', american(OPENING)),
      row('90 MUTASI CR | 170 : | 180 2,394,768.56 | 280 6'),
      row('90 MUTASI DB | 170 : | 180 515,000.00 | 280 2'),
      field(90, 170, 'SALDO AKHIR', CLOSING),
    ],
    [columns],
  );
}

/**
 * BCA's real e-Statement, its places taken from one of 2021 and from public readers of it: each
 * heading in the middle above its column, every word by itself, the text in two columns.
 */
export function bcaEstatementPdf(lines = goldenLines): Promise<Buffer> {
  const columns = row('57 TANGGAL | 190 KETERANGAN | 317 CBG | 398 MUTASI | 513 SALDO', 'centre');
  const rows = lines.flatMap(({ day, text, amount, balance }, n): Cell[][] => {
    const words = text.split(' ');
    const endsDay = lines[n + 1]?.day !== day;
    return [
      [
        [40, short(day)],
        [86, words.slice(0, 3).join(' ')],
        [192, words.slice(3, 4).join(' ')],
        [308, '0938'],
        [428, american(amount), 'right'],
        ...(amount < 0 ? [[436, 'DB'] as Cell] : []),
        ...(endsDay ? [[556, american(balance), 'right'] as Cell] : []),
      ],
      ...words.slice(4).map((word): Cell[] => [[192, word]]),
    ];
  });
  const sum = (name: string, amount: string): Cell[] => [
    [86, name],
    [170, ':'],
    [262, amount, 'right'],
  ];
  return draw(
    [
      row('40 REKENING TAHAPAN | 400 KCU CONTOH'),
      row('40 TAKMIR CONTOH | 330 NO. REKENING | 410 : | 420 0123456789'),
      field(330, 410, 'PERIODE', 'AGUSTUS 2026'),
      columns,
      [
        [40, '01/08'],
        [86, 'SALDO AWAL'],
        [556, american(OPENING), 'right'],
      ],
      ...rows,
      sum('SALDO AWAL', american(OPENING)),
      sum('MUTASI CR', '2,394,768.56'),
      sum('MUTASI DB', '515,000.00'),
      sum('SALDO AKHIR', CLOSING),
    ],
    [columns],
    { isWordByWord: true },
  );
}

/** Signs before the amount, the time below the day. */
function mandiriRows(lines: GoldenLine[]): Cell[][] {
  return lines.flatMap((line, n): Cell[][] => [
    [
      [40, String(n + 1)],
      [70, named(line)],
      [150, line.text.slice(0, 50)],
      [450, `${line.amount < 0 ? '-' : '+'}${indonesian(line.amount)}`, 'right'],
      [540, indonesian(line.balance), 'right'],
    ],
    [[70, '10:15:27 WIB']],
  ]);
}

/** Mandiri's e-Statement of 2023: a heading in two lines, some of its words between them. */
export function mandiriEstatementPdf(lines = goldenLines): Promise<Buffer> {
  const header: Cell[][] = [
    row('95 Tanggal | 425 Nominal | 515 Saldo', 'centre'),
    row('42 No | 95 Transaksi | 260 Keterangan | 425 (IDR) | 515 (IDR)', 'centre'),
  ];
  return draw(
    [
      field(40, 220, 'Nomor Rekening', '1230012345678'),
      field(40, 220, 'Periode', '01 Agu 2026 - 31 Agu 2026'),
      field(40, 220, 'Saldo Awal', indonesian(OPENING)),
      ...header,
      ...mandiriRows(lines),
    ],
    header,
    { isWordByWord: true },
  );
}

/** Two columns of money, the four sums in a line of their own. */
export function briPdf(lines = goldenLines, options?: PdfOptions): Promise<Buffer> {
  const columns = row(
    '40 Tanggal Transaksi | 130 Uraian Transaksi | 325 Teller | 385 Debet | 450 Kredit | 520 Saldo',
  );
  const rows = lines.map(({ day, text, amount, balance }): Cell[] => {
    const { year, month, date } = dayParts(day);
    return [
      [40, `${date}/${month}/${year.slice(2)} 10:15:27`],
      [130, text.slice(0, 40)],
      [325, '8888003'],
      [412, amount < 0 ? american(amount) : '0.00', 'right'],
      [475, amount > 0 ? american(amount) : '0.00', 'right'],
      [550, american(balance), 'right'],
    ];
  });
  return draw(
    [
      [[40, 'LAPORAN TRANSAKSI FINANSIAL']],
      field(40, 130, 'No. Rekening', '012301000456789'),
      field(40, 130, 'Periode Transaksi', '01/08/26 - 31/08/26'),
      columns,
      ...rows,
      row(
        '40 Saldo Awal | 150 Total Transaksi Debet | 290 Total Transaksi Kredit | 450 Saldo Akhir',
      ),
      row(`40 ${american(OPENING)} | 150 515,000.00 | 290 2,394,768.56 | 450 ${CLOSING}`),
    ],
    [columns],
    options,
  );
}

/** Livin': a header in two languages, signs before the amount, the time below the day. */
export function mandiriPdf(lines = goldenLines): Promise<Buffer> {
  const header = [
    row('40 No | 70 Tanggal | 150 Keterangan | 400 Nominal (IDR) | 490 Saldo (IDR)'),
    row('40 No | 70 Date | 150 Remarks | 400 Amount (IDR) | 490 Balance (IDR)'),
  ];
  return draw(
    [
      field(40, 220, 'Nomor Rekening/Account Number', '1230012345678'),
      field(40, 220, 'Periode/Period', '01 Agu 2026 - 31 Agu 2026'),
      field(40, 220, 'Saldo Awal/Initial Balance', indonesian(OPENING)),
      field(40, 220, 'Saldo Akhir/Closing Balance', '11.879.769,06'),
      ...header,
      ...mandiriRows(lines),
    ],
    header,
  );
}

/** Jago: newest first, source and details apart. */
export function jagoPdf(lines = goldenLines): Promise<Buffer> {
  const columns = row(
    '40 Tanggal & Waktu | 130 Sumber/Tujuan | 260 Rincian Transaksi | 370 Catatan | 430 Jumlah | 510 Saldo',
  );
  const rows = lines.toReversed().flatMap((line): Cell[][] => [
    [
      [40, named(line)],
      [130, line.text.slice(0, 26)],
      [260, 'Transfer'],
      [460, `${line.amount < 0 ? '-' : '+'}${indonesian(line.amount)}`, 'right'],
      [540, indonesian(line.balance), 'right'],
    ],
    [[40, '10:15']],
  ]);
  return draw([[[40, 'Pockets Transactions History']], columns, ...rows], [columns]);
}

function named({ day }: GoldenLine): string {
  const { year, date, monthName } = dayParts(day);
  return `${date} ${monthName} ${year}`;
}
