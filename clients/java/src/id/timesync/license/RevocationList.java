package id.timesync.license;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.PublicKey;
import java.util.Arrays;
import java.util.Map;

/** The signed list of activations that hold no more. */
public final class RevocationList {
  public enum Result {
    OK,
    FORMAT,
    VERSION,
    UNKNOWN_KEY,
    SIGNATURE
  }

  /** Stands for the licence of a device that knows only its 20 digits; its sequence is 0. */
  public static final byte[] NO_LICENSE_PUBLIC_ID = new byte[6];

  private static final byte[] CONTEXT = Bytes.ascii("JAMMASJID-REV-v1\0");
  private static final byte[] TAG_CONTEXT = Bytes.ascii("JM1-REVOKED\0");
  private static final int HEAD_BYTES = 17;
  private static final int ENTRY_BYTES = 10;

  public final Result result;
  /** Never go back to a list with a lower number. */
  public final long number;
  private final ByteBuffer body;
  private final int count;

  private RevocationList(Result result, byte[] body) {
    boolean isGood = result == Result.OK;
    this.result = result;
    this.body = ByteBuffer.wrap(body);
    this.number = isGood ? this.body.getInt(5) & 0xffffffffL : 0;
    this.count = isGood ? this.body.getInt(13) : 0;
  }

  /** Takes the list as GET /device/v1/revocations answers it, in base64url. */
  public static RevocationList read(String text, Map<Integer, PublicKey> signingKeys)
      throws GeneralSecurityException {
    byte[] bytes = Base64Url.decode(text);
    if (bytes == null) return new RevocationList(Result.FORMAT, new byte[0]);
    return read(bytes, signingKeys);
  }

  /** Anything but OK leaves the device as it is: keep the list that is stored. */
  public static RevocationList read(byte[] bytes, Map<Integer, PublicKey> signingKeys)
      throws GeneralSecurityException {
    int length = Math.max(0, bytes.length - P256.SIGNATURE_BYTES);
    byte[] body = Arrays.copyOfRange(bytes, 0, length);
    byte[] signature = Arrays.copyOfRange(bytes, length, bytes.length);
    return new RevocationList(verify(body, signature, signingKeys), body);
  }

  private static Result verify(byte[] body, byte[] signature, Map<Integer, PublicKey> signingKeys)
      throws GeneralSecurityException {
    if (body.length < HEAD_BYTES) return Result.FORMAT;
    if (body[0] != 'J' || body[1] != 'M' || body[2] != 'R') return Result.FORMAT;
    if (body[3] != '1') return Result.VERSION;
    long count = ByteBuffer.wrap(body).getInt(13) & 0xffffffffL;
    if (body.length != HEAD_BYTES + count * ENTRY_BYTES) return Result.FORMAT;
    PublicKey key = signingKeys.get(body[4] & 0xff);
    if (key == null) return Result.UNKNOWN_KEY;
    boolean isGenuine = P256.isSigned(key, Bytes.concat(CONTEXT, body), signature);
    return isGenuine ? Result.OK : Result.SIGNATURE;
  }

  public boolean isRevoked(byte[] licensePublicId, byte[] deviceId, int sequence)
      throws GeneralSecurityException {
    MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
    byte[] hash = sha256.digest(Bytes.concat(TAG_CONTEXT, licensePublicId, deviceId));
    long tag = unsigned(ByteBuffer.wrap(hash).getLong(0));
    int low = 0;
    int high = count;
    while (low < high) {
      int middle = (low + high) >>> 1;
      int start = HEAD_BYTES + middle * ENTRY_BYTES;
      long found = unsigned(body.getLong(start));
      if (found == tag) return sequence <= (body.getShort(start + 8) & 0xffff);
      if (found < tag) low = middle + 1;
      else high = middle;
    }
    return false;
  }

  /** Tags are sorted without a sign; Long.compareUnsigned came with Android 8. */
  private static long unsigned(long value) {
    return value ^ Long.MIN_VALUE;
  }
}
