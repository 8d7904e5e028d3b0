package id.timesync.license;

/**
 * Twelve rows of eleven symbols and a check symbol, so that the phone can say in which row a code
 * was copied wrong.
 */
public final class CodeRows {
  private static final int DATA_SYMBOLS = 11;
  private static final int ROW_SYMBOLS = DATA_SYMBOLS + 1;
  /** x^5 + x^2 + 1 */
  private static final int FIELD_POLYNOMIAL = 0x25;

  private CodeRows() {}

  static String addChecks(String data) {
    StringBuilder code = new StringBuilder();
    int rows = data.length() / DATA_SYMBOLS;
    for (int row = 0; row < rows; row++) {
      int sum = 0;
      for (int place = 0; place < DATA_SYMBOLS; place++) {
        char symbol = data.charAt(row * DATA_SYMBOLS + place);
        sum = timesX(sum) ^ Base32.ALPHABET.indexOf(symbol);
        code.append(symbol);
      }
      code.append(Base32.ALPHABET.charAt(timesX(sum) ^ (row + 1)));
    }
    return code.toString();
  }

  /** The rows as the screen shows them: XXXX-XXXX-XXXX. */
  public static String[] split(String code) {
    String[] rows = new String[code.length() / ROW_SYMBOLS];
    for (int row = 0; row < rows.length; row++) {
      int start = row * ROW_SYMBOLS;
      rows[row] =
          code.substring(start, start + 4)
              + "-"
              + code.substring(start + 4, start + 8)
              + "-"
              + code.substring(start + 8, start + 12);
    }
    return rows;
  }

  private static int timesX(int element) {
    int shifted = element << 1;
    return (shifted & 32) == 0 ? shifted : shifted ^ FIELD_POLYNOMIAL;
  }
}
