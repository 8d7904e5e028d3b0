/** Sentences of `errorCatalogue` that a screen says by itself: the whole of it would be on every screen. */
export const screenSentences = {
  LOGIN_REFUSED: 'Login gagal, periksa email & password',
  PROOF_CHANGED: 'Pelanggan baru saja mengirim bukti lain. Periksa bukti yang terbaru.',
  LICENSE_KEY_FORMAT: 'License key tidak lengkap. Bentuknya seperti TV-XXXX-XXXX-XXXX-XXXX.',
};
