package id.timesync.license;

import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * What an offline device says about itself, for the QR and the Kode Perangkat. Store the code, the
 * nonce and the secret, and show the same code until the device is activated.
 */
public final class ActivationRequest {
  public static final int DEVICE_ID_BYTES = 10;
  public static final int NONCE_BYTES = 4;
  public static final int SECRET_BYTES = 16;
  private static final byte VERSION = 1;
  private static final int KEY_BYTES = 16;
  private static final int IV_BYTES = 12;
  private static final int TAG_BITS = 128;
  private static final byte[] INFO = Bytes.ascii("JAMMASJID-SEAL-v1\0");

  public final DeviceType deviceType;
  public final byte[] deviceId;
  public final byte[] nonce;
  public final byte[] secret;

  public ActivationRequest(DeviceType deviceType, byte[] deviceId, byte[] nonce, byte[] secret) {
    Bytes.requireLength("deviceId", deviceId, DEVICE_ID_BYTES);
    Bytes.requireLength("nonce", nonce, NONCE_BYTES);
    Bytes.requireLength("secret", secret, SECRET_BYTES);
    this.deviceType = deviceType;
    this.deviceId = deviceId.clone();
    this.nonce = nonce.clone();
    this.secret = secret.clone();
  }

  /** For a device that has no stored nonce and secret. */
  public static ActivationRequest fresh(DeviceType deviceType, byte[] deviceId) {
    SecureRandom random = new SecureRandom();
    byte[] nonce = new byte[NONCE_BYTES];
    byte[] secret = new byte[SECRET_BYTES];
    random.nextBytes(nonce);
    random.nextBytes(secret);
    return new ActivationRequest(deviceType, deviceId, nonce, secret);
  }

  /** The 144 symbols of the code; the QR shows APP_URL/aktivasi/ and then the code. */
  public String code(int keyId, PublicKey serverKey) throws GeneralSecurityException {
    return code(keyId, serverKey, P256.generate());
  }

  /** With a given ephemeral key, for the test vectors. A real one is used once. */
  String code(int keyId, PublicKey serverKey, KeyPair ephemeral) throws GeneralSecurityException {
    byte[] point = P256.compress(ephemeral.getPublic());
    byte[] head = {VERSION, (byte) keyId, (byte) deviceType.code};
    byte[] authenticated = Bytes.concat(head, deviceId, nonce, point);

    KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
    agreement.init(ephemeral.getPrivate());
    agreement.doPhase(serverKey, true);
    byte[] derived = hkdf(agreement.generateSecret(), point);

    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
    SecretKeySpec key = new SecretKeySpec(derived, 0, KEY_BYTES, "AES");
    byte[] iv = Arrays.copyOfRange(derived, KEY_BYTES, KEY_BYTES + IV_BYTES);
    cipher.init(Cipher.ENCRYPT_MODE, key, new GCMParameterSpec(TAG_BITS, iv));
    cipher.updateAAD(authenticated);
    byte[] sealed = cipher.doFinal(secret);
    return CodeRows.addChecks(Base32.encode(Bytes.concat(authenticated, sealed)));
  }

  /** HKDF-SHA256 (RFC 5869); 28 bytes are one round. */
  private static byte[] hkdf(byte[] shared, byte[] salt) throws GeneralSecurityException {
    byte[] extracted = hmac(salt, shared);
    return hmac(extracted, Bytes.concat(INFO, new byte[] {1}));
  }

  static byte[] hmac(byte[] key, byte[] message) throws GeneralSecurityException {
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256"));
    return mac.doFinal(message);
  }
}
