package id.timesync.clock;

/** What the display shows at one moment. */
public final class ClockState {
  public enum Phase {
    NORMAL,
    TARHIM,
    ADHAN,
    IQOMAH,
    KHUTBAH,
    PRAYER,
    DARK
  }

  private static final PrayerTimes.Name[] PRAYERS = {
    PrayerTimes.Name.SUBUH,
    PrayerTimes.Name.ZUHUR,
    PrayerTimes.Name.ASHAR,
    PrayerTimes.Name.MAGHRIB,
    PrayerTimes.Name.ISYA
  };
  private static final int ADHAN_MINUTES = 4;
  private static final int KHUTBAH_MINUTES = 30;

  private final Phase phase;
  private final PrayerTimes.Name prayer;
  private final long remainingMillis;
  private final PrayerTimes times;

  private ClockState(Phase phase, PrayerTimes.Name prayer, long remainingMillis, PrayerTimes times) {
    this.phase = phase;
    this.prayer = prayer;
    this.remainingMillis = remainingMillis;
    this.times = times;
  }

  public Phase getPhase() {
    return phase;
  }

  /** The prayer of this phase; in NORMAL and DARK the next one. */
  public PrayerTimes.Name getPrayer() {
    return prayer;
  }

  /** Until the phase ends; in NORMAL and DARK until the next adhan. */
  public long getRemainingMillis() {
    return remainingMillis;
  }

  public PrayerTimes getTimes() {
    return times;
  }

  public static ClockState at(
      ClockSettings settings,
      double latitude,
      double longitude,
      int townHeight,
      Zone zone,
      long atMillis) {
    long day = zone.dayAt(atMillis);
    PrayerTimes times = PrayerTimes.of(settings, latitude, longitude, townHeight, zone, day);
    ClockState tarhim = null;
    ClockState later = null;
    for (int index = 0; index < PRAYERS.length; index++) {
      ClockState found = stageAt(settings, times, index, Zone.isFriday(day), atMillis);
      if (found == null) continue;
      if (found.phase != Phase.TARHIM) later = found;
      else if (tarhim == null) tarhim = found;
    }
    if (later != null) return later;
    if (tarhim != null) return tarhim;
    Phase quiet = settings.isDark(zone.minuteOfDay(atMillis)) ? Phase.DARK : Phase.NORMAL;
    for (PrayerTimes.Name prayer : PRAYERS) {
      long next = times.get(prayer);
      if (next > atMillis) return new ClockState(quiet, prayer, next - atMillis, times);
    }
    PrayerTimes tomorrow =
        PrayerTimes.of(settings, latitude, longitude, townHeight, zone, day + 1);
    long next = tomorrow.get(PrayerTimes.Name.SUBUH);
    return new ClockState(quiet, PrayerTimes.Name.SUBUH, next - atMillis, times);
  }

  /** The phase of this prayer at this moment, or null. */
  private static ClockState stageAt(
      ClockSettings settings, PrayerTimes times, int index, boolean isFriday, long atMillis) {
    PrayerTimes.Name prayer = PRAYERS[index];
    boolean isJumat = isFriday && prayer == PrayerTimes.Name.ZUHUR;
    Phase[] phases = {
      Phase.TARHIM, Phase.ADHAN, isJumat ? Phase.KHUTBAH : Phase.IQOMAH, Phase.PRAYER
    };
    int[] minutes = {
      settings.tarhimMinutes,
      ADHAN_MINUTES,
      isJumat ? KHUTBAH_MINUTES : settings.iqomah[index],
      settings.prayerMinutes
    };
    long from = times.get(prayer) - settings.tarhimMinutes * Zone.MINUTE_MILLIS;
    for (int stage = 0; stage < phases.length; stage++) {
      long until = from + minutes[stage] * Zone.MINUTE_MILLIS;
      if (atMillis >= from && atMillis < until) {
        return new ClockState(phases[stage], prayer, until - atMillis, times);
      }
      from = until;
    }
    return null;
  }
}
