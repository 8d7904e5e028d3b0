package id.timesync.license;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.PublicKey;
import java.util.Arrays;
import java.util.Map;

/** A JM1 token: the signed statement that a licence is bound to a device. */
public final class LicenseToken {
  public enum Result {
    OK,
    FORMAT,
    LENGTH,
    VERSION,
    UNKNOWN_KEY,
    SIGNATURE,
    OTHER_DEVICE,
    OTHER_DEVICE_TYPE,
    EXPIRED
  }

  /** What check found; token is null unless the result is OK. */
  public static final class Checked {
    public final Result result;
    public final LicenseToken token;

    private Checked(Result result, LicenseToken token) {
      this.result = result;
      this.token = token;
    }
  }

  private static final String PREFIX = "JM1";
  private static final byte[] CONTEXT = Bytes.ascii("JAMMASJID-LIC-v1\0");
  private static final int PAYLOAD_BYTES = 40;
  private static final int SYMBOLS = 167;
  private static final int PERMANENT = 1;
  private static final int AFTER_TRANSFER = 4;

  public final int keyId;
  public final boolean isPermanent;
  public final boolean isAfterTransfer;
  public final DeviceType deviceType;
  public final byte[] licensePublicId;
  public final byte[] deviceId;
  public final byte[] keyHash;
  public final long issuedAtSeconds;
  /** 0 is never. */
  public final long notAfterSeconds;
  public final int sequence;
  public final String init;

  private LicenseToken(byte[] payload) {
    ByteBuffer buffer = ByteBuffer.wrap(payload);
    keyId = payload[1] & 0xff;
    isPermanent = (payload[2] & PERMANENT) != 0;
    isAfterTransfer = (payload[2] & AFTER_TRANSFER) != 0;
    deviceType = DeviceType.ofCode(payload[3] & 0xff);
    licensePublicId = Arrays.copyOfRange(payload, 4, 10);
    deviceId = Arrays.copyOfRange(payload, 10, 20);
    keyHash = Arrays.copyOfRange(payload, 20, 24);
    issuedAtSeconds = buffer.getInt(24) & 0xffffffffL;
    notAfterSeconds = buffer.getInt(28) & 0xffffffffL;
    sequence = buffer.getShort(32) & 0xffff;
    StringBuilder letters = new StringBuilder();
    for (int place = 34; place < PAYLOAD_BYTES; place++) {
      letters.append((char) (payload[place] & 0xff));
    }
    init = letters.toString().replaceAll("\0+$", "");
  }

  /** The checks in their order; the first failure is the sentence to show. */
  public static Checked check(
      String text,
      Map<Integer, PublicKey> signingKeys,
      byte[] deviceId,
      DeviceType deviceType,
      long nowSeconds)
      throws GeneralSecurityException {
    String symbols = Base32.readSymbols(text);
    if (symbols == null || !symbols.matches("JM[0-9].*")) return failed(Result.FORMAT);
    if (!symbols.startsWith(PREFIX)) return failed(Result.VERSION);
    String body = symbols.substring(PREFIX.length());
    if (body.length() != SYMBOLS) return failed(Result.LENGTH);
    byte[] bytes = Base32.decode(body);
    if (bytes == null) return failed(Result.FORMAT);
    if (bytes[0] != 1) return failed(Result.VERSION);
    byte[] payload = Arrays.copyOfRange(bytes, 0, PAYLOAD_BYTES);
    LicenseToken token = new LicenseToken(payload);
    boolean isReadable = token.deviceType != null && token.init.matches("[A-Z0-9]{1,6}");
    if (!isReadable) return failed(Result.FORMAT);
    PublicKey key = signingKeys.get(token.keyId);
    if (key == null) return failed(Result.UNKNOWN_KEY);
    byte[] signature = Arrays.copyOfRange(bytes, PAYLOAD_BYTES, bytes.length);
    boolean isGenuine = P256.isSigned(key, Bytes.concat(CONTEXT, payload), signature);
    if (!isGenuine) return failed(Result.SIGNATURE);
    if (!Arrays.equals(token.deviceId, deviceId)) return failed(Result.OTHER_DEVICE);
    if (token.deviceType != deviceType) return failed(Result.OTHER_DEVICE_TYPE);
    if (token.isExpired(nowSeconds)) return failed(Result.EXPIRED);
    return new Checked(Result.OK, token);
  }

  /** The higher sequence of one licence wins; a token of another licence takes the place. */
  public boolean replaces(LicenseToken stored) {
    boolean isSameLicense = Arrays.equals(licensePublicId, stored.licensePublicId);
    return !isSameLicense || sequence >= stored.sequence;
  }

  /** A permanent token knows no clock. */
  private boolean isExpired(long nowSeconds) {
    return !isPermanent && notAfterSeconds != 0 && nowSeconds > notAfterSeconds;
  }

  private static Checked failed(Result result) {
    return new Checked(result, null);
  }
}
