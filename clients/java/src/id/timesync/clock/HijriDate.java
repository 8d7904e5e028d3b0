package id.timesync.clock;

/** A day of the Umm al-Qura calendar: an estimate, because Indonesia decides by sighting. */
public final class HijriDate {
  public static final String[] MONTHS = {
    "Muharam", "Safar", "Rabiulawal", "Rabiulakhir", "Jumadilawal", "Jumadilakhir",
    "Rajab", "Syakban", "Ramadan", "Syawal", "Zulkaidah", "Zulhijah"
  };

  /** Three hexadecimal digits for each year from 1440 on: a set bit is a month of 30 days, Muharam is lowest. */
  private static final String YEARS =
      "2ba5b55aad55a9a92e26e55dada6d46a5b27a4d4ad56db5a754f49e92d26a563566b5baab92b25"
          + "68ba9b55aada5b4da9b52a9a536276575af26d46a95552ad4bd9ba574b69b52a9552da5d4daad9"
          + "6b2e95e2ac9692eaad56ad65d4ad1562bc5b53a6b5db2d64d29a554ad96daea6e8ed1da4d4aa6a"
          + "2da5b9b72b686d16554ab95b2ba5b5da9d52ca694e46e95d4daad5aaaa4d49b9374b6";

  private static final int FIRST_YEAR = 1440;
  private static final int FIRST_DAY = 17785;

  public final int day;
  /** The month, counted from 1. */
  public final int month;
  public final int year;

  private HijriDate(int day, int month, int year) {
    this.day = day;
    this.month = month;
    this.year = year;
  }

  /** Of the daylight hours of a day counted from 1970; null outside the table. */
  public static HijriDate of(long daysSince1970) {
    long left = daysSince1970 - FIRST_DAY;
    if (left < 0) return null;
    for (int at = 0; at < YEARS.length(); at += 3) {
      int longMonths = Integer.parseInt(YEARS.substring(at, at + 3), 16);
      for (int month = 0; month < 12; month++) {
        int days = 29 + ((longMonths >> month) & 1);
        if (left < days) return new HijriDate((int) left + 1, month + 1, FIRST_YEAR + at / 3);
        left -= days;
      }
    }
    return null;
  }

  /** What the display shows: the day begins at maghrib, and the mosque may add or take days. */
  public static HijriDate shown(long atMillis, Zone zone, long maghribMillis, int addedDays) {
    long day = zone.dayAt(atMillis) + addedDays + (atMillis >= maghribMillis ? 1 : 0);
    return of(day);
  }

  @Override
  public String toString() {
    return day + " " + MONTHS[month - 1] + " " + year + " H";
  }
}
