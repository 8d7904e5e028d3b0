package id.timesync.license;

import java.math.BigInteger;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.spec.ECPrivateKeySpec;
import java.util.List;
import java.util.Map;

/** Both sides of a pairing, with the keys and random bytes of the vectors. */
final class PairingChecks {
  private final VectorCheck check;

  PairingChecks(VectorCheck check) {
    this.check = check;
  }

  void run(List<Map<String, String>> vectors) throws Exception {
    for (Map<String, String> vector : vectors) {
      checkHandshake(vector);
      checkMessages(vector);
    }
    checkRandomPairing(vectors.get(0));
  }

  private void checkHandshake(Map<String, String> vector) throws Exception {
    Pairing remote = side(vector, "remote", Pairing.REMOTE);
    Pairing display = side(vector, "display", Pairing.DISPLAY);
    check.expect(vector, "remotePoint", Bytes.toHex(remote.point()));
    remote.acceptPoint(display.point());
    display.acceptPoint(remote.point());
    check.expect(vector, "pairingKey", Bytes.toHex(remote.pairingKey()));
    check.expect(vector, "pairingKey", Bytes.toHex(display.pairingKey()));
    for (int index = 0; index < Pairing.DIGITS; index++) {
      byte[] fromRemote = remote.commitWith(nonce(vector, "remote"), index);
      byte[] fromDisplay = display.commitWith(nonce(vector, "display"), index);
      check.expect(vector, "remoteCommitment" + index, Bytes.toHex(fromRemote));
      check.expect(vector, "displayCommitment" + index, Bytes.toHex(fromDisplay));
    }
  }

  private void checkMessages(Map<String, String> vector) throws Exception {
    for (String role : new String[] {"remote", "display"}) {
      PairingSession sender = session(vector, role.equals("remote"));
      PairingSession receiver = session(vector, !role.equals("remote"));
      for (int index = 0; index < 3; index++) {
        byte[] message = Bytes.fromHex(vector.get("message" + index));
        byte[] sealed = sender.seal(message);
        check.expect(vector, role + "Sealed" + index, Bytes.toHex(sealed));
        byte[] changed = sealed.clone();
        changed[changed.length - 1] ^= 1;
        check.report(vector, "changed", "true", String.valueOf(receiver.open(changed) == null));
        check.expect(vector, "message" + index, Bytes.toHex(receiver.open(sealed)));
        check.report(vector, "replay", "true", String.valueOf(receiver.open(sealed) == null));
      }
    }
  }

  /** As in real life: right digits meet, a wrong one is found by the display first. */
  private void checkRandomPairing(Map<String, String> vector) throws Exception {
    String digits = Pairing.newDigits();
    check.report(vector, "right digits", "6", String.valueOf(rightDigits(digits, digits)));
    char other = digits.charAt(3) == '7' ? '8' : '7';
    String wrong = digits.substring(0, 3) + other + digits.substring(4);
    check.report(vector, "wrong digit", "3", String.valueOf(rightDigits(wrong, digits)));
  }

  private static int rightDigits(String typed, String shown) throws Exception {
    Pairing remote = Pairing.asRemote(typed);
    Pairing display = Pairing.asDisplay(shown);
    remote.acceptPoint(display.point());
    display.acceptPoint(remote.point());
    for (int index = 0; index < Pairing.DIGITS; index++) {
      display.acceptCommitment(remote.commit(index));
      remote.acceptCommitment(display.commit(index));
      if (!display.isRight(remote.nonce(), index)) return index;
      if (!remote.isRight(display.nonce(), index)) return index;
    }
    return Pairing.DIGITS;
  }

  private static Pairing side(Map<String, String> vector, String role, int code) throws Exception {
    BigInteger secret = new BigInteger(vector.get(role + "Private"), 16);
    KeyPair keys =
        new KeyPair(
            P256.publicKey(Bytes.fromHex(vector.get(role + "Point"))),
            KeyFactory.getInstance("EC")
                .generatePrivate(new ECPrivateKeySpec(secret, P256.curve())));
    return Pairing.withKeys(code, vector.get("digits"), keys);
  }

  private static PairingSession session(Map<String, String> vector, boolean isRemote)
      throws Exception {
    byte[] key = Bytes.fromHex(vector.get("pairingKey"));
    return PairingSession.open(isRemote, key, nonce(vector, "remote"), nonce(vector, "display"));
  }

  private static byte[] nonce(Map<String, String> vector, String role) {
    return Bytes.fromHex(vector.get(role + "Nonce"));
  }
}
