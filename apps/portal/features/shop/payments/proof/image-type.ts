// The image types that the server accepts as proof. Others are refused before the upload, with a hint.
const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp'];
export const ACCEPTED_TYPES = ACCEPTED.join(',');
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

type ChosenFile = Pick<File, 'name' | 'type'>;

/** Some Android pickers name no type; the ending of the name must do then. */
function isAccepted({ name, type }: ChosenFile): boolean {
  return type ? ACCEPTED.includes(type) : /\.(jpe?g|png|webp)$/i.test(name);
}

function isHeic({ name, type }: ChosenFile): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

/** Why this file cannot be a proof, or nothing when it can. */
export function imageTypeProblem(file: ChosenFile): string | undefined {
  if (isAccepted(file)) return undefined;
  if (isHeic(file)) {
    return 'Foto ini berformat HEIC yang belum dapat kami baca. Buka fotonya, ambil screenshot, lalu pilih screenshot itu.';
  }
  return 'File ini bukan gambar JPG, PNG, atau WebP. Pilih foto atau screenshot bukti transfer.';
}
