package id.timesync.clock;

/** Everything that a committee sets about its clock, as docs/clock.md lists it. */
public final class ClockSettings {
  private static final String USUAL_RUNNING_TEXT =
      "Selamat datang di rumah Allah \u00b7 Luruskan dan rapatkan saf \u00b7 Mohon nada dering HP"
          + " dimatikan \u00b7 Kajian rutin setiap Ahad ba\u2019da Subuh";

  String mosque = "Masjid Al-Ikhlas";
  String citySlug = "kota-jakarta";
  String position = "";
  Integer height = null;
  String theme = "zamrud";
  String runningText = USUAL_RUNNING_TEXT;
  int[] iqomah = {12, 8, 8, 6, 8};
  int[] corrections = new int[8];
  int hijriDays = 0;
  Integer fridayAt = null;
  int prayerMinutes = 10;
  Integer darkFrom = null;
  Integer darkTo = null;
  String donation = "";
  int tarhimMinutes = 0;

  ClockSettings() {}

  /** The settings of a clock that nobody has set. */
  public static ClockSettings usual() {
    return new ClockSettings();
  }

  public String getMosque() {
    return mosque;
  }

  public String getCitySlug() {
    return citySlug;
  }

  public boolean hasPosition() {
    return !position.isEmpty();
  }

  /** Degrees; only where there is a position. */
  public double getLatitude() {
    return Double.parseDouble(position.substring(0, position.indexOf(',')));
  }

  public double getLongitude() {
    return Double.parseDouble(position.substring(position.indexOf(',') + 1));
  }

  /** Metres that maghrib and terbit are corrected for; null is the height of the town. */
  public Integer getHeight() {
    return height;
  }

  /** zamrud, malam or marmer. */
  public String getTheme() {
    return theme;
  }

  public String getRunningText() {
    return runningText;
  }

  /** Minutes from the end of the adhan; 0 is subuh, 4 is isya. */
  public int getIqomahMinutes(int prayer) {
    return iqomah[prayer];
  }

  public int getCorrection(PrayerTimes.Name name) {
    return corrections[name.ordinal()];
  }

  public int getHijriDays() {
    return hijriDays;
  }

  public int getPrayerMinutes() {
    return prayerMinutes;
  }

  public int getTarhimMinutes() {
    return tarhimMinutes;
  }

  /** The text of a QRIS code, or nothing. */
  public String getDonation() {
    return donation;
  }

  public boolean isDark(int minuteOfDay) {
    if (darkFrom == null || darkTo == null) return false;
    return darkFrom < darkTo
        ? minuteOfDay >= darkFrom && minuteOfDay < darkTo
        : minuteOfDay >= darkFrom || minuteOfDay < darkTo;
  }
}
