package id.timesync.license;

/** Base64url without padding, as the server sends lists; java.util.Base64 came with Android 8. */
final class Base64Url {
  private static final String ALPHABET =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

  private Base64Url() {}

  /** Null when the text is not what some bytes are written as. */
  static byte[] decode(String text) {
    byte[] bytes = new byte[text.length() * 6 / 8];
    int bits = 0;
    int bitCount = 0;
    int length = 0;
    for (int place = 0; place < text.length(); place++) {
      int value = ALPHABET.indexOf(text.charAt(place));
      if (value < 0) return null;
      bits = (bits << 6) | value;
      bitCount += 6;
      if (bitCount < 8) continue;
      bitCount -= 8;
      bytes[length++] = (byte) (bits >> bitCount);
      bits &= (1 << bitCount) - 1;
    }
    return bitCount < 6 && bits == 0 ? bytes : null;
  }
}
