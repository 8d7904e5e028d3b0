package id.timesync.license;

import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.security.GeneralSecurityException;
import java.security.PublicKey;
import java.util.Arrays;
import java.util.Map;

/** A newer version of this app: what was signed about it, and whether to take its file. */
public final class AppUpdate {
  public enum Result {
    OK,
    FORMAT,
    VERSION,
    UNKNOWN_KEY,
    SIGNATURE,
    OTHER_APP,
    OTHER_SIGNER,
    OLDER,
    ANDROID_TOO_OLD,
    CHANGED
  }

  public static final int DISPLAY = 1;
  public static final int REMOTE = 2;

  private static final byte[] CONTEXT = Bytes.ascii("JAMMASJID-APP-v1\0");
  private static final int HEAD_BYTES = 84;

  public final Result result;
  public final int app;
  public final long versionCode;
  public final int minSdk;
  public final long bytes;
  public final byte[] sha256;
  public final byte[] signerSha256;
  public final String packageName;

  private AppUpdate(Result result, byte[] body) {
    ByteBuffer view = ByteBuffer.wrap(Arrays.copyOf(body, Math.max(body.length, HEAD_BYTES)));
    this.result = result;
    this.app = view.get(5);
    this.versionCode = view.getInt(10) & 0xffffffffL;
    this.minSdk = view.getShort(14) & 0xffff;
    this.bytes = view.getInt(16) & 0xffffffffL;
    this.sha256 = Arrays.copyOfRange(view.array(), 20, 52);
    this.signerSha256 = Arrays.copyOfRange(view.array(), 52, HEAD_BYTES);
    this.packageName = new String(nameOf(body), Charset.forName("US-ASCII"));
  }

  /** Takes the manifest as GET /device/v1/releases answers it, or the text of a .jmu file. */
  public static AppUpdate read(String text, Map<Integer, PublicKey> signingKeys)
      throws GeneralSecurityException {
    byte[] decoded = Base64Url.decode(text);
    if (decoded == null) return new AppUpdate(Result.FORMAT, new byte[0]);
    return read(decoded, signingKeys);
  }

  /** Anything but OK: the fields are not trusted, and the installed app stays. */
  public static AppUpdate read(byte[] manifest, Map<Integer, PublicKey> signingKeys)
      throws GeneralSecurityException {
    int length = Math.max(0, manifest.length - P256.SIGNATURE_BYTES);
    byte[] body = Arrays.copyOfRange(manifest, 0, length);
    byte[] signature = Arrays.copyOfRange(manifest, length, manifest.length);
    return new AppUpdate(verify(body, signature, signingKeys), body);
  }

  /**
   * What to do with a file: only OK is handed to Android's installer. Take the installed values from
   * PackageManager (the signer is the SHA-256 of the signing certificate), and hash the file while it
   * is copied to the device's own storage, not on the stick: it could change in between.
   */
  public Result check(
      int installedApp,
      String installedPackage,
      long installedVersionCode,
      byte[] installedSignerSha256,
      int sdk,
      long fileBytes,
      byte[] fileSha256) {
    if (result != Result.OK) return result;
    if (app != installedApp || !packageName.equals(installedPackage)) return Result.OTHER_APP;
    if (!Arrays.equals(signerSha256, installedSignerSha256)) return Result.OTHER_SIGNER;
    if (versionCode <= installedVersionCode) return Result.OLDER;
    if (minSdk > sdk) return Result.ANDROID_TOO_OLD;
    boolean isWhole = bytes == fileBytes && Arrays.equals(sha256, fileSha256);
    return isWhole ? Result.OK : Result.CHANGED;
  }

  private static Result verify(byte[] body, byte[] signature, Map<Integer, PublicKey> signingKeys)
      throws GeneralSecurityException {
    if (body.length <= HEAD_BYTES) return Result.FORMAT;
    if (body[0] != 'J' || body[1] != 'M' || body[2] != 'U') return Result.FORMAT;
    if (body[3] != '1') return Result.VERSION;
    if (body[5] != DISPLAY && body[5] != REMOTE) return Result.FORMAT;
    if (!isPackageName(nameOf(body))) return Result.FORMAT;
    PublicKey key = signingKeys.get(body[4] & 0xff);
    if (key == null) return Result.UNKNOWN_KEY;
    boolean isGenuine = P256.isSigned(key, Bytes.concat(CONTEXT, body), signature);
    return isGenuine ? Result.OK : Result.SIGNATURE;
  }

  private static byte[] nameOf(byte[] body) {
    return Arrays.copyOfRange(body, Math.min(HEAD_BYTES, body.length), body.length);
  }

  private static boolean isPackageName(byte[] name) {
    if (name.length > 200 || !isLetter(name[0])) return false;
    for (byte symbol : name) {
      boolean isDigit = symbol >= '0' && symbol <= '9';
      if (!isLetter(symbol) && !isDigit && symbol != '_' && symbol != '.') return false;
    }
    return true;
  }

  private static boolean isLetter(byte symbol) {
    return (symbol >= 'A' && symbol <= 'Z') || (symbol >= 'a' && symbol <= 'z');
  }
}
