package id.timesync.license;

import id.timesync.clock.ClockSettings;
import id.timesync.clock.ClockState;
import id.timesync.clock.HijriDate;
import id.timesync.clock.PrayerTimes;
import id.timesync.clock.SettingsText;
import id.timesync.clock.Zone;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.security.PublicKey;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;

/** The vectors of the clock: keys, times, dates, phases and settings. */
final class ClockChecks {
  private static final long DAY_MILLIS = 86400000L;

  private final VectorCheck check;
  private final Path folder;
  private final Map<Integer, PublicKey> signingKeys;

  ClockChecks(VectorCheck check, Path folder, Map<Integer, PublicKey> signingKeys) {
    this.check = check;
    this.folder = folder;
    this.signingKeys = signingKeys;
  }

  void run() throws Exception {
    checkLicenseKeys();
    List<String> towns = checkTimes();
    checkHijriDates();
    checkPhases();
    checkSettings(towns);
  }

  private void checkLicenseKeys() throws Exception {
    for (Map<String, String> vector : VectorFile.read(folder.resolve("license-key.json"))) {
      LicenseKey read = LicenseKey.read(vector.get("typed"));
      check.expect(vector, "result", VectorCheck.nameOf(read.result));
      check.expect(vector, "key", read.key == null ? "" : read.key);
      check.expect(vector, "init", read.init == null ? "" : read.init);
    }
  }

  /** Returns the slugs of the towns. */
  private List<String> checkTimes() throws Exception {
    List<String> towns = new ArrayList<String>();
    for (Map<String, String> vector : VectorFile.read(folder.resolve("times.json"))) {
      towns.add(vector.get("name"));
      double latitude = Double.parseDouble(vector.get("latitude"));
      double longitude = Double.parseDouble(vector.get("longitude"));
      int height = Integer.parseInt(vector.get("height"));
      Zone zone = Zone.valueOf(vector.get("zone"));
      for (String field : vector.keySet()) {
        if (!field.startsWith("on2")) continue;
        PrayerTimes times =
            PrayerTimes.compute(latitude, longitude, height, dayOf(field.substring(2)));
        StringBuilder shown = new StringBuilder();
        for (PrayerTimes.Name name : PrayerTimes.Name.values()) {
          if (shown.length() > 0) shown.append(' ');
          shown.append(zone.clockTime(times.get(name)));
        }
        check.expect(vector, field, shown.toString());
      }
    }
    return towns;
  }

  /** Returns the days since 1970 of a date such as 20260101. */
  private static long dayOf(String date) {
    Calendar utc = Calendar.getInstance(TimeZone.getTimeZone("UTC"), Locale.ROOT);
    utc.clear();
    utc.set(
        Integer.parseInt(date.substring(0, 4)),
        Integer.parseInt(date.substring(4, 6)) - 1,
        Integer.parseInt(date.substring(6)));
    return utc.getTimeInMillis() / DAY_MILLIS;
  }

  private void checkHijriDates() throws Exception {
    for (Map<String, String> vector : VectorFile.read(folder.resolve("hijri.json"))) {
      HijriDate shown =
          HijriDate.shown(
              Long.parseLong(vector.get("atSeconds")) * 1000,
              Zone.WIB,
              Long.parseLong(vector.get("maghribSeconds")) * 1000,
              Integer.parseInt(vector.get("addedDays")));
      check.expect(vector, "hijri", shown == null ? "" : shown.toString());
    }
  }

  private void checkPhases() throws Exception {
    for (Map<String, String> vector : VectorFile.read(folder.resolve("phases.json"))) {
      ClockSettings settings = unsigned(vector.get("code"));
      ClockState state =
          ClockState.at(
              settings,
              Double.parseDouble(vector.get("latitude")),
              Double.parseDouble(vector.get("longitude")),
              Integer.parseInt(vector.get("townHeight")),
              Zone.valueOf(vector.get("zone")),
              Long.parseLong(vector.get("atSeconds")) * 1000);
      check.expect(vector, "phase", VectorCheck.nameOf(state.getPhase()));
      check.expect(vector, "prayer", VectorCheck.nameOf(state.getPrayer()));
      check.expect(vector, "remainingSeconds", String.valueOf(state.getRemainingMillis() / 1000));
    }
  }

  private ClockSettings unsigned(String code) throws Exception {
    List<String> anyTown = new ArrayList<String>();
    anyTown.add("kota-jakarta");
    anyTown.add("kab-sidoarjo");
    anyTown.add("kota-bandung");
    return PortableSettings.accept(code, signingKeys, null, 0, anyTown).settings;
  }

  private void checkSettings(List<String> towns) throws Exception {
    List<String> known = Collections.unmodifiableList(towns);
    for (Map<String, String> vector : VectorFile.read(folder.resolve("settings.json"))) {
      String id = vector.get("licensePublicId");
      byte[] tag = PortableSettings.tagOf(id.isEmpty() ? null : Bytes.fromHex(id));
      long counter = Long.parseLong(vector.get("counter"));
      PortableSettings found =
          PortableSettings.accept(vector.get("code"), signingKeys, tag, counter, known);
      check.expect(vector, "result", VectorCheck.nameOf(found.result));
      boolean isRead = found.settings != null;
      byte[] text =
          isRead
              ? SettingsText.write(found.settings).getBytes(Charset.forName("UTF-8"))
              : new byte[0];
      check.expect(vector, "text", Bytes.toHex(text));
      check.expect(vector, "newCounter", isRead ? String.valueOf(found.counter) : "");
    }
  }
}
