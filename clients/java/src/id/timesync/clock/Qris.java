package id.timesync.clock;

/** The text of a QRIS code: EMVCo fields, closed by a checksum. */
public final class Qris {
  private static final int MOST = 512;

  private Qris() {}

  /** A misprinted code would pay somebody else, so only a whole one is shown. */
  public static boolean isWhole(String payload) {
    if (payload.isEmpty() || payload.length() > MOST || !payload.matches("[ -~]+")) return false;
    if (!payload.equals(payload.trim()) || payload.length() < 8) return false;
    String body = payload.substring(0, payload.length() - 4);
    if (!body.endsWith("6304") || !payload.endsWith(checksum(body))) return false;
    if (!payload.startsWith("00")) return false;
    String kind = field(payload, "01");
    boolean isKnownKind = kind == null || kind.equals("11") || kind.equals("12");
    String merchant = field(payload, "59");
    String account = field(payload, "51");
    return isReadable(payload)
        && (account == null || isReadable(account))
        && isKnownKind
        && merchant != null
        && !merchant.isEmpty()
        && "ID".equals(field(payload, "58"));
  }

  /** The name to show beside the code. */
  public static String merchantName(String payload) {
    return field(payload, "59");
  }

  private static boolean isReadable(String payload) {
    int at = 0;
    while (at < payload.length()) {
      int next = end(payload, at);
      if (next < 0) return false;
      at = next;
    }
    return true;
  }

  private static String field(String payload, String tag) {
    int at = 0;
    while (at < payload.length()) {
      int next = end(payload, at);
      if (next < 0) return null;
      if (payload.startsWith(tag, at)) return payload.substring(at + 4, next);
      at = next;
    }
    return null;
  }

  /** Where the field that begins here ends; -1 when there is none. */
  private static int end(String payload, int at) {
    if (at + 4 > payload.length()) return -1;
    if (!payload.substring(at, at + 4).matches("[0-9]{4}")) return -1;
    int end = at + 4 + Integer.parseInt(payload.substring(at + 2, at + 4));
    return end <= payload.length() ? end : -1;
  }

  /** Returns the CRC-16/CCITT-FALSE. */
  private static String checksum(String text) {
    int crc = 0xffff;
    for (char letter : text.toCharArray()) {
      crc ^= letter << 8;
      for (int bit = 0; bit < 8; bit++) {
        crc = (crc & 0x8000) != 0 ? ((crc << 1) ^ 0x1021) & 0xffff : crc << 1;
      }
    }
    StringBuilder hex = new StringBuilder();
    for (int shift = 12; shift >= 0; shift -= 4) {
      hex.append("0123456789ABCDEF".charAt((crc >> shift) & 15));
    }
    return hex.toString();
  }
}
