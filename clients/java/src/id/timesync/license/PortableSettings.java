package id.timesync.license;

import id.timesync.clock.ClockSettings;
import id.timesync.clock.SettingsText;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.PublicKey;
import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** JMS1: a clock's settings from a QR code, a stick or the network, and what the box does with them. */
public final class PortableSettings {
  public enum Result {
    APPLY,
    /** Show the mosque and the town, and let the person decide. */
    ASK,
    FORMAT,
    VERSION,
    LENGTH,
    CHECKSUM,
    UNKNOWN_KEY,
    SIGNATURE,
    DONATION,
    TOWN,
    OLDER
  }

  private static final byte[] CONTEXT = Bytes.ascii("JAMMASJID-SET-v1\0");
  private static final byte[] TAG_CONTEXT = Bytes.ascii("JMS1-LICENSE\0");
  private static final int HEAD_BYTES = 10;
  private static final int CRC_BYTES = 4;
  private static final int MOST_BYTES = 2000;
  private static final int LONGEST_TEXT = 4096;

  public final Result result;
  /** Null unless the result is APPLY or ASK. */
  public final ClockSettings settings;
  /** What the box keeps and shows once it uses the settings. */
  public final long counter;

  private PortableSettings(Result result, ClockSettings settings, long counter) {
    this.result = result;
    this.settings = settings;
    this.counter = counter;
  }

  /** Takes null where the box was activated by digits: they do not tell it its licence. */
  public static byte[] tagOf(byte[] licensePublicId) throws GeneralSecurityException {
    if (licensePublicId == null) return null;
    MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
    return Arrays.copyOf(sha256.digest(Bytes.concat(TAG_CONTEXT, licensePublicId)), 4);
  }

  /** Anything but APPLY and ASK leaves the settings in use as they are. */
  public static PortableSettings accept(
      String text,
      Map<Integer, PublicKey> signingKeys,
      byte[] myTag,
      long myCounter,
      Collection<String> towns)
      throws GeneralSecurityException {
    String symbols = Base32.readSymbols(text);
    if (symbols == null || !symbols.matches("JMS[0-9].*")) return refused(Result.FORMAT);
    if (symbols.charAt(3) != '1') return refused(Result.VERSION);
    byte[] bytes = Base32.decode(symbols.substring(4));
    if (bytes == null || bytes.length > MOST_BYTES || bytes.length == 0) return refused(Result.LENGTH);
    boolean isSigned = bytes[0] == 1;
    int length = bytes.length - (isSigned ? P256.SIGNATURE_BYTES : 0);
    if (length <= HEAD_BYTES + CRC_BYTES) return refused(Result.LENGTH);
    byte[] body = Arrays.copyOf(bytes, length);
    CRC32 crc = new CRC32();
    crc.update(body, 0, length - CRC_BYTES);
    ByteBuffer view = ByteBuffer.wrap(body);
    if ((int) crc.getValue() != view.getInt(length - CRC_BYTES)) return refused(Result.CHECKSUM);
    if (!isSigned && bytes[0] != 0) return refused(Result.VERSION);
    if (isSigned) {
      PublicKey key = signingKeys.get(body[1] & 0xff);
      if (key == null) return refused(Result.UNKNOWN_KEY);
      byte[] signature = Arrays.copyOfRange(bytes, length, bytes.length);
      boolean isGenuine = P256.isSigned(key, Bytes.concat(CONTEXT, body), signature);
      if (!isGenuine) return refused(Result.SIGNATURE);
    }
    String canonical = unfold(Arrays.copyOfRange(body, HEAD_BYTES, length - CRC_BYTES));
    if (canonical == null) return refused(Result.FORMAT);
    SettingsText.Read read = SettingsText.read(canonical);
    if (!read.isOk()) return refused(Result.valueOf(read.getProblem().toUpperCase(Locale.ROOT)));
    ClockSettings settings = read.getSettings();
    boolean isKnownTown = settings.hasPosition() || towns.contains(settings.getCitySlug());
    if (!isKnownTown) return refused(Result.TOWN);
    boolean isMine = isSigned && Arrays.equals(Arrays.copyOfRange(body, 2, 6), myTag);
    if (!isMine) return new PortableSettings(Result.ASK, settings, myCounter);
    long counter = view.getInt(6) & 0xffffffffL;
    if (counter < myCounter) return refused(Result.OLDER);
    return new PortableSettings(Result.APPLY, settings, counter);
  }

  private static PortableSettings refused(Result result) {
    return new PortableSettings(result, null, 0);
  }

  /** Null when the bytes are no whole text, or more than settings can be. */
  private static String unfold(byte[] folded) {
    Inflater inflater = new Inflater(true);
    try {
      inflater.setDictionary(SettingsDictionary.BYTES);
      // The platform may ask for one more byte at the end of raw data.
      inflater.setInput(Arrays.copyOf(folded, folded.length + 1));
      byte[] text = new byte[LONGEST_TEXT + 1];
      int length = 0;
      while (!inflater.finished() && length < text.length) {
        int more = inflater.inflate(text, length, text.length - length);
        if (more == 0 && !inflater.finished()) return null;
        length += more;
      }
      boolean isWhole = inflater.finished() && inflater.getRemaining() == 1;
      if (!isWhole || length > LONGEST_TEXT) return null;
      ByteBuffer utf8 = ByteBuffer.wrap(text, 0, length);
      return Charset.forName("UTF-8").newDecoder().decode(utf8).toString();
    } catch (DataFormatException unreadable) {
      return null;
    } catch (CharacterCodingException unreadable) {
      return null;
    } finally {
      inflater.end();
    }
  }
}
