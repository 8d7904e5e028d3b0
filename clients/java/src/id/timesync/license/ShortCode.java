package id.timesync.license;

import java.math.BigInteger;
import java.security.GeneralSecurityException;

/** The 20 digits that a person types with the TV remote. */
public final class ShortCode {
  public enum Result {
    OK,
    /** The text does not have twenty digits. */
    FORMAT,
    /** A typing error: the check digits do not fit. */
    CHECKSUM,
    /** Typed right, but the answer to another request. */
    WRONG
  }

  private static final byte[] CONTEXT = Bytes.ascii("JM1-SHORT\0");
  private static final BigInteger BODY_LIMIT = BigInteger.TEN.pow(18);
  private static final BigInteger MODULUS = BigInteger.valueOf(97);

  private ShortCode() {}

  public static Result check(String typed, ActivationRequest request)
      throws GeneralSecurityException {
    String digits = asciiDigits(typed).replaceAll("[^0-9A-Za-z]", "");
    if (!digits.matches("[0-9]{20}")) return Result.FORMAT;
    if (!new BigInteger(digits).mod(MODULUS).equals(BigInteger.ONE)) return Result.CHECKSUM;
    return digits.equals(make(request)) ? Result.OK : Result.WRONG;
  }

  /** A phone set to Arabic, Persian or Urdu types digits of its own. */
  private static String asciiDigits(String typed) {
    StringBuilder text = new StringBuilder();
    for (char letter : typed.toCharArray()) {
      boolean isArabic = letter >= 0x660 && letter <= 0x669;
      boolean isPersian = letter >= 0x6f0 && letter <= 0x6f9;
      text.append(isArabic || isPersian ? (char) ('0' + (letter & 15)) : letter);
    }
    return text.toString();
  }

  static String make(ActivationRequest request) throws GeneralSecurityException {
    byte[] type = {(byte) request.deviceType.code};
    byte[] message = Bytes.concat(CONTEXT, request.deviceId, type, request.nonce);
    byte[] hash = ActivationRequest.hmac(request.secret, message);
    long body = new BigInteger(1, hash).mod(BODY_LIMIT).longValue();
    long check = 98 - (body % 97) * 100 % 97;
    return digits(body, 18) + digits(check, 2);
  }

  /** Not String.format: an Arabic locale would write other digits. */
  private static String digits(long number, int length) {
    StringBuilder text = new StringBuilder(Long.toString(number));
    while (text.length() < length) text.insert(0, '0');
    return text.toString();
  }
}
