package id.timesync.license;

import java.math.BigInteger;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.spec.ECPrivateKeySpec;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Runs every test vector through this client. Ends with 1 when one differs. */
public final class VectorCheck {
  private final Path folder;
  private final Map<Integer, PublicKey> signingKeys = new HashMap<Integer, PublicKey>();
  private final Map<Integer, PublicKey> sealingKeys = new HashMap<Integer, PublicKey>();
  private int checked = 0;
  private int failed = 0;

  private VectorCheck(Path folder) {
    this.folder = folder;
  }

  public static void main(String[] arguments) throws Exception {
    VectorCheck check = new VectorCheck(Paths.get(arguments[0]));
    check.readKeys();
    check.checkBase32();
    check.checkRequests();
    check.checkShortCodes();
    check.checkTokens();
    check.checkRevocationLists();
    check.checkAppUpdates();
    new ClockChecks(check, check.folder, check.signingKeys).run();
    new PairingChecks(check).run(VectorFile.read(check.folder.resolve("pairing.json")));
    System.out.println(check.checked + " checks, " + check.failed + " failed");
    System.exit(check.failed == 0 ? 0 : 1);
  }

  private void readKeys() throws Exception {
    for (Map<String, String> key : VectorFile.read(folder.resolve("keys.json"))) {
      int keyId = Integer.parseInt(key.get("keyId"));
      signingKeys.put(keyId, P256.publicKey(Bytes.fromHex(key.get("signingPublic"))));
      sealingKeys.put(keyId, P256.publicKey(Bytes.fromHex(key.get("sealingPublic"))));
    }
  }

  private void checkBase32() throws Exception {
    for (Map<String, String> vector : VectorFile.read(folder.resolve("base32.json"))) {
      byte[] bytes = Base32.decode(vector.get("text"));
      String result = bytes == null ? "format" : "ok";
      expect(vector, "result", result);
      if (bytes != null) expect(vector, "hex", Bytes.toHex(bytes));
      if (vector.get("name").startsWith("write")) {
        expect(vector, "text", Base32.encode(Bytes.fromHex(vector.get("hex"))));
      }
    }
  }

  private void checkRequests() throws Exception {
    KeyFactory keys = KeyFactory.getInstance("EC");
    for (Map<String, String> vector : VectorFile.read(folder.resolve("request.json"))) {
      BigInteger secret = new BigInteger(vector.get("ephemeralPrivate"), 16);
      PrivateKey ephemeral = keys.generatePrivate(new ECPrivateKeySpec(secret, P256.curve()));
      PublicKey point = P256.publicKey(Bytes.fromHex(vector.get("ephemeralPublic")));
      int keyId = Integer.parseInt(vector.get("keyId"));
      ActivationRequest request = requestOf(vector);
      String code = request.code(keyId, sealingKeys.get(keyId), new KeyPair(point, ephemeral));
      expect(vector, "code", code);
      boolean isFresh = !request.code(keyId, sealingKeys.get(keyId)).equals(code);
      report(vector, "a fresh key makes another code", "true", String.valueOf(isFresh));
    }
  }

  private void checkShortCodes() throws Exception {
    for (Map<String, String> vector : VectorFile.read(folder.resolve("short-code.json"))) {
      ActivationRequest request = requestOf(vector);
      expect(vector, "code", ShortCode.make(request));
      expect(vector, "result", nameOf(ShortCode.check(vector.get("typed"), request)));
    }
  }

  private void checkTokens() throws Exception {
    for (Map<String, String> vector : VectorFile.read(folder.resolve("token.json"))) {
      LicenseToken.Checked found =
          LicenseToken.check(
              vector.get("token"),
              signingKeys,
              Bytes.fromHex(vector.get("deviceId")),
              typeOf(vector),
              Long.parseLong(vector.get("nowSeconds")));
      expect(vector, "result", nameOf(found.result));
      if (found.token == null) continue;
      expect(vector, "init", found.token.init);
      expect(vector, "sequence", String.valueOf(found.token.sequence));
      expect(vector, "licensePublicId", Bytes.toHex(found.token.licensePublicId));
    }
  }

  private void checkRevocationLists() throws Exception {
    for (Map<String, String> vector : VectorFile.read(folder.resolve("revocation-list.json"))) {
      byte[] bytes = Bytes.fromHex(vector.get("list"));
      checkList(vector, RevocationList.read(bytes, signingKeys));
      checkList(vector, RevocationList.read(vector.get("text"), signingKeys));
    }
  }

  private void checkList(Map<String, String> vector, RevocationList list) throws Exception {
    boolean isRevoked =
        list.isRevoked(
            Bytes.fromHex(vector.get("licensePublicId")),
            Bytes.fromHex(vector.get("deviceId")),
            Integer.parseInt(vector.get("sequence")));
    boolean isGood = list.result == RevocationList.Result.OK;
    expect(vector, "result", !isGood ? nameOf(list.result) : isRevoked ? "revoked" : "held");
  }

  private void checkAppUpdates() throws Exception {
    for (Map<String, String> vector : VectorFile.read(folder.resolve("app-update.json"))) {
      byte[] bytes = Bytes.fromHex(vector.get("manifest"));
      checkUpdate(vector, AppUpdate.read(bytes, signingKeys));
      checkUpdate(vector, AppUpdate.read(vector.get("text"), signingKeys));
    }
  }

  private void checkUpdate(Map<String, String> vector, AppUpdate update) {
    AppUpdate.Result result =
        update.check(
            vector.get("app").equals("display") ? AppUpdate.DISPLAY : AppUpdate.REMOTE,
            vector.get("packageName"),
            Long.parseLong(vector.get("versionCode")),
            Bytes.fromHex(vector.get("signer")),
            Integer.parseInt(vector.get("sdk")),
            Long.parseLong(vector.get("fileBytes")),
            Bytes.fromHex(vector.get("fileSha256")));
    expect(vector, "result", nameOf(result));
  }

  private static ActivationRequest requestOf(Map<String, String> vector) {
    return new ActivationRequest(
        typeOf(vector),
        Bytes.fromHex(vector.get("deviceId")),
        Bytes.fromHex(vector.get("nonce")),
        Bytes.fromHex(vector.get("secret")));
  }

  private static DeviceType typeOf(Map<String, String> vector) {
    return DeviceType.ofCode(Integer.parseInt(vector.get("deviceType")));
  }

  /** OTHER_DEVICE is written other-device in the vectors. */
  static String nameOf(Enum<?> result) {
    return result.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  void expect(Map<String, String> vector, String field, String actual) {
    report(vector, field, vector.get(field), actual);
  }

  void report(Map<String, String> vector, String what, String expected, String actual) {
    checked++;
    if (expected != null && expected.equals(actual)) return;
    failed++;
    System.err.println(vector.get("name") + ": " + what + " is " + actual + ", not " + expected);
  }
}
