package id.timesync.license;

import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;
import javax.crypto.KeyAgreement;

/**
 * JMP1: the remote-control app and the display meet on the local network. One object is one attempt
 * with one set of digits; the calls follow the messages of docs/device-protocol.md.
 */
public final class Pairing {
  public static final int DIGITS = 6;
  static final int REMOTE = 1;
  static final int DISPLAY = 2;
  private static final byte[] KEY_INFO = Bytes.ascii("JMP1-PAIR\0");
  private static final byte[] DIGIT_CONTEXT = Bytes.ascii("JMP1-DIGIT\0");
  private static final int NONCE_BYTES = 16;

  private final int role;
  private final String digits;
  private final KeyPair keys;
  private byte[] remotePoint;
  private byte[] displayPoint;
  private byte[] pairingKey;
  private byte[] nonce;
  private byte[] theirCommitment;

  private Pairing(int role, String digits, KeyPair keys) {
    this.role = role;
    this.digits = digits;
    this.keys = keys;
  }

  /** The phone, with the digits that its person typed. */
  public static Pairing asRemote(String typedDigits) throws GeneralSecurityException {
    return new Pairing(REMOTE, typedDigits, P256.generate());
  }

  /** The display, with the digits that it shows. */
  public static Pairing asDisplay(String shownDigits) throws GeneralSecurityException {
    return new Pairing(DISPLAY, shownDigits, P256.generate());
  }

  static Pairing withKeys(int role, String digits, KeyPair keys) {
    return new Pairing(role, digits, keys);
  }

  public static String newDigits() {
    StringBuilder text = new StringBuilder(String.valueOf(new SecureRandom().nextInt(1000000)));
    while (text.length() < DIGITS) text.insert(0, '0');
    return text.toString();
  }

  /** The first message of either side. */
  public byte[] point() {
    return P256.point(keys.getPublic());
  }

  /** The other side's first message. */
  public void acceptPoint(byte[] other) throws GeneralSecurityException {
    remotePoint = role == REMOTE ? point() : other;
    displayPoint = role == REMOTE ? other : point();
    KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
    agreement.init(keys.getPrivate());
    agreement.doPhase(P256.publicKey(other), true);
    byte[] salt = Bytes.concat(remotePoint, displayPoint);
    pairingKey = hkdf(agreement.generateSecret(), salt, KEY_INFO);
  }

  /** What this side says about a digit before either shows it; `index` counts from 0. */
  public byte[] commit(int index) throws GeneralSecurityException {
    byte[] fresh = new byte[NONCE_BYTES];
    new SecureRandom().nextBytes(fresh);
    return commitWith(fresh, index);
  }

  byte[] commitWith(byte[] fresh, int index) throws GeneralSecurityException {
    nonce = fresh;
    return commitment(fresh, role, index);
  }

  public void acceptCommitment(byte[] theirs) {
    theirCommitment = theirs;
  }

  /** The display shows its nonce only after `isRight` was true for the remote's. */
  public byte[] nonce() {
    return nonce;
  }

  /** Whether the other side meant the same digit. If not: end, and new digits on the screen. */
  public boolean isRight(byte[] theirNonce, int index) throws GeneralSecurityException {
    if (theirNonce.length != NONCE_BYTES) return false;
    byte[] expected = commitment(theirNonce, role == REMOTE ? DISPLAY : REMOTE, index);
    return MessageDigest.isEqual(expected, theirCommitment);
  }

  /** Returns the key to store; call it only after all six digits were right. */
  public byte[] pairingKey() {
    return pairingKey;
  }

  private byte[] commitment(byte[] with, int ofRole, int index) throws GeneralSecurityException {
    byte[] head = {(byte) ofRole, (byte) index, (byte) (digits.charAt(index) - '0')};
    byte[] message = Bytes.concat(DIGIT_CONTEXT, head, remotePoint, displayPoint);
    return ActivationRequest.hmac(with, message);
  }

  /** One round of HKDF-SHA256: 32 bytes. */
  static byte[] hkdf(byte[] secret, byte[] salt, byte[] info) throws GeneralSecurityException {
    byte[] extracted = ActivationRequest.hmac(salt, secret);
    return Arrays.copyOf(ActivationRequest.hmac(extracted, Bytes.concat(info, new byte[] {1})), 32);
  }
}
