package id.timesync.license;

/**
 * Crockford base32. Reading is tolerant (any case, any separators, O is 0, I and L are 1) but gives
 * each code one meaning: bits that no byte needs must be zero.
 */
public final class Base32 {
  static final String ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

  private Base32() {}

  public static String encode(byte[] bytes) {
    StringBuilder text = new StringBuilder();
    int bits = 0;
    int bitCount = 0;
    for (byte value : bytes) {
      bits = (bits << 8) | (value & 0xff);
      bitCount += 8;
      while (bitCount >= 5) {
        bitCount -= 5;
        text.append(ALPHABET.charAt((bits >> bitCount) & 31));
      }
      bits &= (1 << bitCount) - 1;
    }
    if (bitCount > 0) text.append(ALPHABET.charAt((bits << (5 - bitCount)) & 31));
    return text.toString();
  }

  /** The symbols that a person meant; null when a letter is not of the alphabet. */
  static String readSymbols(String typed) {
    StringBuilder symbols = new StringBuilder();
    for (char letter : typed.toCharArray()) {
      // Not Character.toUpperCase: on a Turkish box a dotted i would become another letter.
      char upper = letter >= 'a' && letter <= 'z' ? (char) (letter - 32) : letter;
      boolean isSymbol = (upper >= 'A' && upper <= 'Z') || (upper >= '0' && upper <= '9');
      if (!isSymbol) continue;
      if (upper == 'U') return null;
      symbols.append(upper == 'O' ? '0' : upper == 'I' || upper == 'L' ? '1' : upper);
    }
    return symbols.toString();
  }

  /** Null when the text is not what encode makes of some bytes. */
  public static byte[] decode(String typed) {
    String symbols = readSymbols(typed);
    if (symbols == null) return null;
    byte[] bytes = new byte[symbols.length() * 5 / 8];
    int bits = 0;
    int bitCount = 0;
    int length = 0;
    for (char symbol : symbols.toCharArray()) {
      bits = (bits << 5) | ALPHABET.indexOf(symbol);
      bitCount += 5;
      if (bitCount < 8) continue;
      bitCount -= 8;
      bytes[length++] = (byte) (bits >> bitCount);
      bits &= (1 << bitCount) - 1;
    }
    return bitCount < 5 && bits == 0 ? bytes : null;
  }
}
