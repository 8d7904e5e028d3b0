package id.timesync.clock;

/** The eight times of one day at one place, in milliseconds since 1970, as the ministry publishes them. */
public final class PrayerTimes {
  public enum Name {
    IMSAK,
    SUBUH,
    TERBIT,
    DHUHA,
    ZUHUR,
    ASHAR,
    MAGHRIB,
    ISYA
  }

  private final long[] times;

  private PrayerTimes(long[] times) {
    this.times = times;
  }

  public long get(Name name) {
    return times[name.ordinal()];
  }

  /** Without any corrections; height in metres; `day` counts from 1970 on the calendar of the place. */
  public static PrayerTimes compute(double latitude, double longitude, int height, long day) {
    Day sky = new Day(latitude, longitude, day);
    double horizon = -1 - 1.76 / 60 * Math.sqrt(height);
    long subuh = sky.minuteAfter(sky.hours(-20, false)) + 2 * Zone.MINUTE_MILLIS;
    return new PrayerTimes(
        new long[] {
          subuh - 10 * Zone.MINUTE_MILLIS,
          subuh,
          sky.minuteAfter(sky.hours(horizon, false)) - 3 * Zone.MINUTE_MILLIS,
          sky.minuteAfter(sky.hours(4.5, false)) + 2 * Zone.MINUTE_MILLIS,
          sky.minuteAfter(sky.transitHours()) + 3 * Zone.MINUTE_MILLIS,
          sky.minuteAfter(sky.hours(sky.asharAltitude(), true)) + 2 * Zone.MINUTE_MILLIS,
          sky.minuteAfter(sky.hours(horizon, true)) + 2 * Zone.MINUTE_MILLIS,
          sky.minuteAfter(sky.hours(-18, true)) + 2 * Zone.MINUTE_MILLIS
        });
  }

  /** With the mosque's corrections and height, else the town's, and Jumat at its own hour. */
  public static PrayerTimes of(
      ClockSettings settings,
      double latitude,
      double longitude,
      int townHeight,
      Zone zone,
      long day) {
    int height = settings.height == null ? townHeight : settings.height;
    PrayerTimes computed = compute(latitude, longitude, height, day);
    long[] times = new long[computed.times.length];
    for (int index = 0; index < times.length; index++) {
      times[index] = computed.times[index] + settings.corrections[index] * Zone.MINUTE_MILLIS;
    }
    if (settings.fridayAt != null && Zone.isFriday(day)) {
      times[Name.ZUHUR.ordinal()] = zone.startOf(day) + settings.fridayAt * Zone.MINUTE_MILLIS;
    }
    return new PrayerTimes(times);
  }

  /** The sun over one place on one day; hours count from midnight UTC of that date. */
  private static final class Day {
    private final double latitude;
    private final double longitude;
    private final long midnight;
    private final Sun before;
    private final Sun today;
    private final Sun after;
    private final double transit;

    Day(double latitude, double longitude, long day) {
      this.latitude = latitude;
      this.longitude = longitude;
      midnight = day * Zone.DAY_MILLIS;
      double julianDay = day + 2440587.5;
      before = new Sun(julianDay - 1);
      today = new Sun(julianDay);
      after = new Sun(julianDay + 1);
      transit = approximateTransit();
    }

    /** A part of the day. */
    private double approximateTransit() {
      double found = whole((today.rightAscension - longitude - today.siderealTime) / 360);
      double expected = whole((12 - longitude / 15) / 24);
      if (found - expected > 0.5) return found - 1;
      return expected - found > 0.5 ? found + 1 : found;
    }

    double transitHours() {
      double sidereal = Sun.turn(today.siderealTime + 360.985647 * transit);
      double hourAngle = sidereal + longitude - Sun.turn(rightAscension(transit));
      if (hourAngle < -180 || hourAngle > 180) hourAngle -= 360 * Math.round(hourAngle / 360);
      return (transit - hourAngle / 360) * 24;
    }

    /** When the sun's centre is at this altitude. */
    double hours(double altitude, boolean afterTransit) {
      double part =
          Sun.acos(
                  (Sun.sin(altitude) - Sun.sin(latitude) * Sun.sin(today.declination))
                      / (Sun.cos(latitude) * Sun.cos(today.declination)))
              / 360;
      double at = afterTransit ? transit + part : transit - part;
      double sidereal = Sun.turn(today.siderealTime + 360.985647 * at);
      double declination =
          interpolate(
              today.declination,
              today.declination - before.declination,
              after.declination - today.declination,
              at);
      double hourAngle = sidereal + longitude - Sun.turn(rightAscension(at));
      double height =
          Sun.asin(
              Sun.sin(latitude) * Sun.sin(declination)
                  + Sun.cos(latitude) * Sun.cos(declination) * Sun.cos(hourAngle));
      double correction =
          (height - altitude)
              / (360 * Sun.cos(declination) * Sun.cos(latitude) * Sun.sin(hourAngle));
      return (at + correction) * 24;
    }

    /** A shadow as long as the thing and its shadow at noon. */
    double asharAltitude() {
      return Sun.atan(1 / (1 + Sun.tan(Math.abs(latitude - today.declination))));
    }

    private double rightAscension(double at) {
      return interpolate(
          today.rightAscension,
          Sun.turn(today.rightAscension - before.rightAscension),
          Sun.turn(after.rightAscension - today.rightAscension),
          at);
    }

    private static double interpolate(double middle, double stepTo, double stepFrom, double at) {
      return middle + at / 2 * (stepTo + stepFrom + at * (stepFrom - stepTo));
    }

    private static double whole(double part) {
      return part - Math.floor(part);
    }

    /** The next whole minute: of seconds that are exactly zero too. */
    long minuteAfter(double hours) {
      long seconds = (long) Math.floor(hours * 3600 + 1e-9);
      return midnight + (Zone.floorDivide(seconds, 60) + 1) * Zone.MINUTE_MILLIS;
    }
  }
}
