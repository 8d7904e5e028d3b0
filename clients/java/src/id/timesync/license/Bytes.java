package id.timesync.license;

import java.nio.charset.Charset;

/** Byte arrays, without what only newer Androids have. */
final class Bytes {
  private Bytes() {}

  static byte[] concat(byte[]... parts) {
    int length = 0;
    for (byte[] part : parts) length += part.length;
    byte[] whole = new byte[length];
    int offset = 0;
    for (byte[] part : parts) {
      System.arraycopy(part, 0, whole, offset, part.length);
      offset += part.length;
    }
    return whole;
  }

  static byte[] ascii(String text) {
    return text.getBytes(Charset.forName("US-ASCII"));
  }

  static byte[] fromHex(String hex) {
    byte[] bytes = new byte[hex.length() / 2];
    for (int index = 0; index < bytes.length; index++) {
      bytes[index] = (byte) Integer.parseInt(hex.substring(2 * index, 2 * index + 2), 16);
    }
    return bytes;
  }

  static String toHex(byte[] bytes) {
    StringBuilder hex = new StringBuilder();
    for (byte value : bytes) {
      hex.append(Character.forDigit((value >> 4) & 15, 16));
      hex.append(Character.forDigit(value & 15, 16));
    }
    return hex.toString();
  }

  static void requireLength(String name, byte[] bytes, int length) {
    if (bytes.length == length) return;
    throw new IllegalArgumentException(name + " must have " + length + " bytes");
  }
}
