package id.timesync.clock;

/** Indonesia's three zones. None has daylight saving, so the box's own time zone is never asked. */
public enum Zone {
  WIB(7),
  WITA(8),
  WIT(9);

  static final long DAY_MILLIS = 86400000L;
  static final long MINUTE_MILLIS = 60000L;
  final long offsetMillis;

  Zone(int hours) {
    offsetMillis = hours * 3600000L;
  }

  /** Returns the days since 1970 on the calendar of this zone. */
  public long dayAt(long atMillis) {
    return floorDivide(atMillis + offsetMillis, DAY_MILLIS);
  }

  /** Returns the midnight at the beginning of that day. */
  public long startOf(long day) {
    return day * DAY_MILLIS - offsetMillis;
  }

  public int minuteOfDay(long atMillis) {
    return (int) ((atMillis - startOf(dayAt(atMillis))) / MINUTE_MILLIS);
  }

  /** 1970 began with a Thursday. */
  public static boolean isFriday(long day) {
    return day - 7 * floorDivide(day, 7) == 1;
  }

  /** `04:24`, in digits that no locale changes. */
  public String clockTime(long atMillis) {
    int minute = minuteOfDay(atMillis);
    return two(minute / 60) + ":" + two(minute % 60);
  }

  /** Math.floorDiv came with Android 7. */
  static long floorDivide(long value, long by) {
    long quotient = value / by;
    return value < quotient * by ? quotient - 1 : quotient;
  }

  private static String two(int value) {
    return value < 10 ? "0" + value : String.valueOf(value);
  }
}
