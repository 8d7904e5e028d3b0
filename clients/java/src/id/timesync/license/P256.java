package id.timesync.license;

import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.InvalidKeyException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PublicKey;
import java.security.Signature;
import java.security.SignatureException;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;

/** Keys and signatures on P-256 (secp256r1) with what every Android ships. */
public final class P256 {
  static final int SIGNATURE_BYTES = 64;
  private static final int COORDINATE_BYTES = 32;

  private P256() {}

  public static KeyPair generate() throws GeneralSecurityException {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
    generator.initialize(new ECGenParameterSpec("secp256r1"));
    return generator.generateKeyPair();
  }

  /** Takes 04 | x | y; the server publishes it in base32. */
  public static PublicKey publicKey(byte[] point) throws GeneralSecurityException {
    if (point.length != 1 + 2 * COORDINATE_BYTES || point[0] != 4) {
      throw new InvalidKeyException("Not an uncompressed P-256 point");
    }
    BigInteger x = new BigInteger(1, Arrays.copyOfRange(point, 1, 33));
    BigInteger y = new BigInteger(1, Arrays.copyOfRange(point, 33, 65));
    ECPublicKeySpec spec = new ECPublicKeySpec(new ECPoint(x, y), curve());
    return KeyFactory.getInstance("EC").generatePublic(spec);
  }

  /** AlgorithmParameters "EC" came with Android 8; a generated key knows its curve on all. */
  static ECParameterSpec curve() throws GeneralSecurityException {
    return ((ECPublicKey) generate().getPublic()).getParams();
  }

  /** 04 | x | y. */
  static byte[] point(PublicKey publicKey) {
    ECPoint point = ((ECPublicKey) publicKey).getW();
    byte[] x = coordinate(point.getAffineX());
    return Bytes.concat(new byte[] {4}, x, coordinate(point.getAffineY()));
  }

  /** 02 | x when y is even, 03 | x when it is odd. */
  static byte[] compress(PublicKey publicKey) {
    ECPoint point = ((ECPublicKey) publicKey).getW();
    byte[] sign = {(byte) (point.getAffineY().testBit(0) ? 3 : 2)};
    return Bytes.concat(sign, coordinate(point.getAffineX()));
  }

  /** Takes the raw signature r | s; Java wants it in DER. */
  static boolean isSigned(PublicKey key, byte[] message, byte[] signature)
      throws GeneralSecurityException {
    Signature verifier = Signature.getInstance("SHA256withECDSA");
    verifier.initVerify(key);
    verifier.update(message);
    try {
      return verifier.verify(toDer(signature));
    } catch (SignatureException unreadable) {
      return false;
    }
  }

  private static byte[] toDer(byte[] signature) {
    byte[] r = derInteger(Arrays.copyOfRange(signature, 0, COORDINATE_BYTES));
    byte[] s = derInteger(Arrays.copyOfRange(signature, COORDINATE_BYTES, SIGNATURE_BYTES));
    return Bytes.concat(new byte[] {0x30, (byte) (r.length + s.length)}, r, s);
  }

  private static byte[] derInteger(byte[] number) {
    byte[] content = new BigInteger(1, number).toByteArray();
    return Bytes.concat(new byte[] {0x02, (byte) content.length}, content);
  }

  /** BigInteger drops leading zeros and adds one for its sign. */
  private static byte[] coordinate(BigInteger value) {
    byte[] bytes = value.toByteArray();
    byte[] fixed = new byte[COORDINATE_BYTES];
    int length = Math.min(bytes.length, COORDINATE_BYTES);
    System.arraycopy(bytes, bytes.length - length, fixed, COORDINATE_BYTES - length, length);
    return fixed;
  }
}
