// Multipart forms that no browser sends: limits broken, parts in any order, nested, under another
// boundary, and cut off anywhere.

export interface BrokenForm {
  /** The fault, to find it again. */
  name: string;
  contentType: string;
  body: Buffer;
}

const BOUNDARY = 'batas-formulir';

const text = (name: string, value = 'x') =>
  `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
const file = (name = 'file', value = 'isi berkas') =>
  `Content-Disposition: form-data; name="${name}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n${value}`;
const many = (count: number) => Array.from({ length: count }, (_, index) => text(`f${index}`));
const nested = [
  'Content-Disposition: form-data; name="file"',
  'Content-Type: multipart/mixed; boundary=dalam',
  '',
  `--dalam\r\n${file()}\r\n--dalam--`,
].join('\r\n');

/** Each breaks one rule of the parser; the parts beside the file, which comes before, between or after. */
const brokenRules: Record<string, string[]> = {
  nothing: [text('accountId', '7')],
  'too many fields': many(11),
  'far too many fields': many(30),
  'two files': [file()],
  'a file under another name': [file('lain')],
  'a file named like a prototype': [file('__proto__')],
  'a field named like a prototype': [text('__proto__'), text('toString')],
  'the file as text': [text('file')],
  'a field twice': [text('a'), text('a')],
  'a long field': [text('a', 'y'.repeat(5_000))],
  'a long name': [text('n'.repeat(5_000))],
  'many headers': [
    `${Array.from({ length: 30 }, (_, n) => `X-${n}: y`).join('\r\n')}\r\n${text('a')}`,
  ],
  'endless headers': [`X-Long: ${'y'.repeat(90_000)}\r\n${text('a')}`],
  'no headers': ['\r\nx', 'x'],
  'a part without a name': ['Content-Disposition: form-data\r\n\r\nx'],
  'another disposition': ['Content-Disposition: attachment; name="a"\r\n\r\nx'],
  'a line break in a name': [text('a%0d%0ab'), text('a\nb')],
  'a form in a form': [nested],
  'JSON that is none': [
    'Content-Disposition: form-data; name="a"\r\nContent-Type: application/json\r\n\r\n{',
  ],
};

const orders = ['first', 'between', 'last'] as const;
const boundaries = {
  own: BOUNDARY,
  another: 'lain',
  'a longer': `${BOUNDARY}x`,
  'a shorter': BOUNDARY.slice(0, -1),
  no: undefined,
};

/** Every broken rule in every order, complete and with its own boundary. */
export function wholeForms(): BrokenForm[] {
  return Object.entries(brokenRules).flatMap(([rule, parts]) =>
    orders.map((order) => {
      const middle = order === 'first' ? 0 : order === 'last' ? parts.length : parts.length >> 1;
      return {
        name: `${rule}, file ${order}`,
        contentType: `multipart/form-data; boundary=${BOUNDARY}`,
        body: encode(parts.toSpliced(middle, 0, file())),
      };
    }),
  );
}

/** The same form with only its first bytes: a request that is complete with half a form in it. */
export function cutAt({ name, contentType, body }: BrokenForm, length: number): BrokenForm {
  return { name: `${name}, cut at ${length}`, contentType, body: body.subarray(0, length) };
}

let made: BrokenForm[] | undefined;

/** Any rule, order and boundary, cut anywhere; every tenth is whole. */
export function randomForm(): BrokenForm {
  made ??= wholeForms();
  const form = pick(made);
  const [which, boundary] = pick(Object.entries(boundaries));
  const isOwn = Math.random() < 0.8;
  const said = isOwn
    ? form
    : {
        ...form,
        name: `${form.name}, ${which} boundary`,
        contentType: `multipart/form-data${boundary === undefined ? '' : `; boundary=${boundary}`}`,
      };
  return Math.random() < 0.1 ? said : cutAt(said, Math.floor(Math.random() * form.body.length));
}

function encode(parts: string[]): Buffer {
  const written = parts.map((part) => `--${BOUNDARY}\r\n${part}\r\n`).join('');
  return Buffer.from(`${written}--${BOUNDARY}--\r\n`);
}

function pick<T>(choices: readonly T[]): T {
  return choices[Math.floor(Math.random() * choices.length)] as T;
}
