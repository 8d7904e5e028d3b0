package id.timesync.license;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** What paired apps say to each other in one connection: each message arrives once and in order. */
public final class PairingSession {
  private static final byte[] INFO = Bytes.ascii("JMP1-SESSION\0");
  private static final byte[] CONTEXT = Bytes.ascii("JMP1\0");
  private static final int COUNTER_BYTES = 8;

  private final byte[] ownKey;
  private final byte[] theirKey;
  private long sent = 0;
  private long received = 0;

  private PairingSession(byte[] ownKey, byte[] theirKey) {
    this.ownKey = ownKey;
    this.theirKey = theirKey;
  }

  /** The nonces are the 16 random bytes that each side sent when it connected. */
  public static PairingSession open(
      boolean isRemote, byte[] pairingKey, byte[] remoteNonce, byte[] displayNonce)
      throws GeneralSecurityException {
    byte[] keys = Pairing.hkdf(pairingKey, Bytes.concat(remoteNonce, displayNonce), INFO);
    byte[] fromRemote = Arrays.copyOf(keys, 16);
    byte[] fromDisplay = Arrays.copyOfRange(keys, 16, 32);
    return isRemote
        ? new PairingSession(fromRemote, fromDisplay)
        : new PairingSession(fromDisplay, fromRemote);
  }

  public byte[] seal(byte[] message) throws GeneralSecurityException {
    byte[] number = ByteBuffer.allocate(COUNTER_BYTES).putLong(sent++).array();
    return Bytes.concat(number, cipher(Cipher.ENCRYPT_MODE, ownKey, number).doFinal(message));
  }

  /** Null for what was changed, repeated or left out; the connection then ends. */
  public byte[] open(byte[] sealed) {
    if (sealed.length < COUNTER_BYTES || ByteBuffer.wrap(sealed).getLong() != received) return null;
    byte[] number = Arrays.copyOf(sealed, COUNTER_BYTES);
    byte[] content = Arrays.copyOfRange(sealed, COUNTER_BYTES, sealed.length);
    try {
      byte[] message = cipher(Cipher.DECRYPT_MODE, theirKey, number).doFinal(content);
      received++;
      return message;
    } catch (GeneralSecurityException changed) {
      return null;
    }
  }

  private static Cipher cipher(int mode, byte[] key, byte[] number)
      throws GeneralSecurityException {
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
    byte[] iv = Bytes.concat(new byte[4], number);
    cipher.init(mode, new SecretKeySpec(key, "AES"), new GCMParameterSpec(128, iv));
    cipher.updateAAD(Bytes.concat(CONTEXT, number));
    return cipher;
  }
}
