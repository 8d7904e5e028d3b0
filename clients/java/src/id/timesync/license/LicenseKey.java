package id.timesync.license;

import java.util.Locale;

/** Finds typing errors in a licence key before the server is asked. */
public final class LicenseKey {
  public enum Result {
    OK,
    FORMAT,
    CHECKSUM
  }

  private static final String ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  /** Letters that only a prefix can have count beyond the alphabet. */
  private static final String ALL = ALPHABET + "ILOU";
  private static final int PRIME = 1021;
  private static final int[] PREFIX_WEIGHTS = {265, 846, 737, 837, 678, 243};
  private static final int[] BODY_WEIGHTS = {
    621, 722, 291, 395, 331, 601, 567, 481, 800, 848, 649, 55, 680, 47
  };
  private static final int SYMBOLS = 16;

  public final Result result;
  /** The key in its canonical spelling; null when it is not ok. */
  public final String key;
  public final String init;

  private LicenseKey(Result result, String key, String init) {
    this.result = result;
    this.key = key;
    this.init = init;
  }

  public static LicenseKey read(String typed) {
    String upper = typed.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]", "");
    int split = upper.length() - SYMBOLS;
    if (split < 1 || split > 6) return new LicenseKey(Result.FORMAT, null, null);
    String init = upper.substring(0, split);
    String symbols = upper.substring(split).replace('O', '0').replaceAll("[IL]", "1");
    if (symbols.indexOf('U') >= 0) return new LicenseKey(Result.FORMAT, null, null);
    int sum = 0;
    for (int index = 0; index < init.length(); index++) {
      sum += PREFIX_WEIGHTS[index] * ALL.indexOf(init.charAt(index));
    }
    for (int index = 0; index < BODY_WEIGHTS.length; index++) {
      sum += BODY_WEIGHTS[index] * ALPHABET.indexOf(symbols.charAt(index));
    }
    int check = ALPHABET.indexOf(symbols.charAt(14)) * 32 + ALPHABET.indexOf(symbols.charAt(15));
    if (check >= PRIME || (sum + check) % PRIME != 0) {
      return new LicenseKey(Result.CHECKSUM, null, null);
    }
    StringBuilder key = new StringBuilder(init);
    for (int at = 0; at < SYMBOLS; at += 4) key.append('-').append(symbols, at, at + 4);
    return new LicenseKey(Result.OK, key.toString(), init);
  }
}
