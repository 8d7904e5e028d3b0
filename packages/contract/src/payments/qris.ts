// The owner's QRIS code as text: EMVCo fields of two digits tag, two digits length, value, closed
// by a CRC-16/CCITT-FALSE. Reading it shows the merchant; only the amount may be added.
export interface Qris {
  merchantName: string;
  merchantCity: string;
  /** The merchant's national number, as printed on the code. */
  nmid: string | undefined;
  isStatic: boolean;
  amount: number | undefined;
}

export class QrisError extends Error {}

interface Field {
  tag: string;
  value: string;
}

const TAG = {
  kind: '01',
  currency: '53',
  amount: '54',
  tips: ['55', '56', '57'],
  country: '58',
  merchantName: '59',
  merchantCity: '60',
  crc: '63',
  qrisMerchant: '51',
  qrisNmid: '02',
};
const STATIC = '11';
const DYNAMIC = '12';
const RUPIAH = '360';
const CRC_FIELD = `${TAG.crc}04`;
const MAX_AMOUNT = 1_000_000_000_000;

/**
 * Throws a sentence for the owner when the text is no code that a shop can show to everybody: one
 * that was made for a single payment is worthless after it.
 */
export function readShopQris(payload: string): Qris {
  const qris = readQris(payload);
  if (!qris.isStatic) {
    throw new QrisError(
      'Kode ini hanya untuk satu pembayaran. Pakai QRIS yang dicetak untuk toko Anda.',
    );
  }
  return qris;
}

/** Throws a sentence for the owner when the text is no whole QRIS code in rupiah. */
export function readQris(payload: string): Qris {
  const fields = readFields(payload);
  const merchantName = fieldValue(fields, TAG.merchantName);
  if (!merchantName) throw new QrisError('Kode ini tidak memuat nama merchant.');
  if (fieldValue(fields, TAG.country) !== 'ID')
    throw new QrisError('Kode ini bukan QRIS Indonesia.');
  if (fieldValue(fields, TAG.currency) !== RUPIAH)
    throw new QrisError('Kode ini bukan untuk rupiah. Pakai QRIS dalam rupiah.');
  const merchant = fieldValue(fields, TAG.qrisMerchant);
  const amount = fieldValue(fields, TAG.amount);
  return {
    merchantName,
    merchantCity: fieldValue(fields, TAG.merchantCity) ?? '',
    nmid: merchant === undefined ? undefined : fieldValue(splitFields(merchant), TAG.qrisNmid),
    isStatic: fieldValue(fields, TAG.kind) !== DYNAMIC,
    amount: amount === undefined ? undefined : Number(amount),
  };
}

/** The same code with this amount. Codes with a tip or a fee of their own are refused. */
export function withQrisAmount(payload: string, amount: number): string {
  const fields = readFields(payload);
  if (fields.some(({ tag }) => TAG.tips.includes(tag))) {
    throw new QrisError('Kode ini menambah tip atau biaya sendiri, jadi nominal tidak bisa diisi.');
  }
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > MAX_AMOUNT) {
    throw new QrisError('Nominal tidak bisa dimasukkan ke kode ini.');
  }
  const others = fields.filter(({ tag }) => tag !== TAG.amount && tag !== TAG.crc);
  const withAmount = others.flatMap((field) =>
    field.tag === TAG.country ? [{ tag: TAG.amount, value: String(amount) }, field] : [field],
  );
  const body = withAmount
    .map((field) => (field.tag === TAG.kind ? { ...field, value: DYNAMIC } : field))
    .map(writeField)
    .join('');
  return closed(body);
}

function readFields(payload: string): Field[] {
  const text = payload.trim();
  if (closed(text.slice(0, -CRC_FIELD.length - 4)) !== text) {
    throw new QrisError('Kode QRIS tidak utuh. Ambil gambar atau teksnya sekali lagi.');
  }
  const fields = splitFields(text);
  if (
    fields[0]?.tag !== '00' ||
    ![STATIC, DYNAMIC].includes(fieldValue(fields, TAG.kind) ?? STATIC)
  ) {
    throw new QrisError('Kode ini bukan QRIS.');
  }
  return fields;
}

function splitFields(text: string): Field[] {
  const fields: Field[] = [];
  for (let at = 0; at < text.length; ) {
    const [, tag, length] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
    const value = text.slice(at + 4, at + 4 + Number(length));
    if (tag === undefined || value.length !== Number(length)) {
      throw new QrisError('Kode QRIS tidak terbaca. Ambil gambar atau teksnya sekali lagi.');
    }
    fields.push({ tag, value });
    at += 4 + value.length;
  }
  return fields;
}

function fieldValue(fields: Field[], tag: string): string | undefined {
  return fields.find((field) => field.tag === tag)?.value;
}

function writeField({ tag, value }: Field): string {
  return `${tag}${String(value.length).padStart(2, '0')}${value}`;
}

function closed(body: string): string {
  const text = body + CRC_FIELD;
  return text + crc16(text).toString(16).toUpperCase().padStart(4, '0');
}

/** CRC-16/CCITT-FALSE: polynomial 1021, start FFFF, over the UTF-8 bytes. */
function crc16(text: string): number {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : crc << 1;
    }
  }
  return crc;
}
