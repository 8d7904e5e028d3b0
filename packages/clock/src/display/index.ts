// The clock on a web page. An entry of its own, because it needs a browser's elements and the server has none.
export { showDonation } from './donation.ts';
export { faceMarkup, isQuiet, showFace } from './face.ts';
export { html } from './html.ts';
export { type LocatedTown, locateTown } from './locate-town.ts';
export { qrMarkup } from './qr-markup.ts';
