// People write thousands with dots: a number field would read "149.000" as 149 rupiah.
const WHOLE_RUPIAH = /^(-?)(?:rp\.?)?(\d+|\d{1,3}(?:\.\d{3})+)$/i;

/** `149000`, `149.000` and `Rp 149.000` are 149000; anything else, also a fraction, is NaN. */
export function parseRupiah(text: string): number {
  const [, sign, digits] = WHOLE_RUPIAH.exec(text.replace(/\s/g, '')) ?? [];
  return digits === undefined ? Number.NaN : Number(sign + digits.replaceAll('.', ''));
}
