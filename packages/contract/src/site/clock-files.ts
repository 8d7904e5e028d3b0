import { screens } from './screens.ts';

/** The clock of a link as a picture; takes the query of that link. */
export const clockPicture = `${screens.clock}/gambar.png`;

/** Its times on paper, with `bulan=2027-02` or `bulan=ramadan`. */
export const clockSheet = `${screens.clock}/jadwal.pdf`;
