package id.timesync.clock;

/** Where the sun is on one day: the steps of docs/clock.md, from Meeus, Astronomical Algorithms. */
final class Sun {
  private static final double DAYS_PER_CENTURY = 36525;
  private static final double EPOCH = 2451545.0;

  /** The declination in degrees. */
  final double declination;
  final double rightAscension;
  final double siderealTime;

  Sun(double julianDay) {
    double t = (julianDay - EPOCH) / DAYS_PER_CENTURY;
    double meanLongitude = turn(280.4664567 + 36000.76983 * t + 0.0003032 * t * t);
    double moonLongitude = turn(218.3165 + 481267.8813 * t);
    double node = turn(125.04452 - 1934.136261 * t + 0.0020708 * t * t + t * t * t / 450000);
    double anomaly = turn(357.52911 + 35999.05029 * t - 0.0001537 * t * t);
    double centre =
        (1.914602 - 0.004817 * t - 0.000014 * t * t) * sin(anomaly)
            + (0.019993 - 0.000101 * t) * sin(2 * anomaly)
            + 0.000289 * sin(3 * anomaly);
    double omega = 125.04 - 1934.136 * t;
    double longitude = turn(meanLongitude + centre - 0.00569 - 0.00478 * sin(omega));
    double obliquity = 23.439291 - 0.013004167 * t - 0.0000001639 * t * t + 0.0000005036 * t * t * t;
    double apparentObliquity = obliquity + 0.00256 * cos(omega);
    declination = asin(sin(apparentObliquity) * sin(longitude));
    rightAscension = turn(atan2(cos(apparentObliquity) * sin(longitude), cos(longitude)));
    double nutation =
        -17.2 / 3600 * sin(node)
            - 1.32 / 3600 * sin(2 * meanLongitude)
            - 0.23 / 3600 * sin(2 * moonLongitude)
            + 0.21 / 3600 * sin(2 * node);
    double tilt =
        9.2 / 3600 * cos(node)
            + 0.57 / 3600 * cos(2 * meanLongitude)
            + 0.1 / 3600 * cos(2 * moonLongitude)
            - 0.09 / 3600 * cos(2 * node);
    double meanSidereal =
        turn(
            280.46061837
                + 360.98564736629 * (t * DAYS_PER_CENTURY)
                + 0.000387933 * t * t
                - t * t * t / 38710000);
    siderealTime = meanSidereal + nutation * cos(obliquity + tilt);
  }

  /** Returns an angle from 0 up to 360. */
  static double turn(double degrees) {
    return degrees - 360 * Math.floor(degrees / 360);
  }

  static double sin(double degrees) {
    return StrictMath.sin(StrictMath.toRadians(degrees));
  }

  static double cos(double degrees) {
    return StrictMath.cos(StrictMath.toRadians(degrees));
  }

  static double tan(double degrees) {
    return StrictMath.tan(StrictMath.toRadians(degrees));
  }

  static double asin(double value) {
    return StrictMath.toDegrees(StrictMath.asin(value));
  }

  static double acos(double value) {
    return StrictMath.toDegrees(StrictMath.acos(value));
  }

  static double atan(double value) {
    return StrictMath.toDegrees(StrictMath.atan(value));
  }

  static double atan2(double y, double x) {
    return StrictMath.toDegrees(StrictMath.atan2(y, x));
  }
}
