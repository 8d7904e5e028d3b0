import { screens } from './screens.ts';

/** The clock of a link as a picture; takes the query of that link. */
export const clockPicture = `${screens.clock}/gambar.png`;

/** Its times as a document to print, with `bulan=2027-02` or `bulan=ramadan`. */
export const clockSheet = `${screens.clock}/jadwal.pdf`;

/** The same times in the wide shape of a link's preview. */
export const WIDE_PICTURE = { parameter: 'bentuk', value: 'lebar', width: 1200, height: 630 };

/** Lets a phone install the clock of a link; takes the query of that link. */
export const clockManifest = `${screens.clock}/aplikasi.webmanifest`;
