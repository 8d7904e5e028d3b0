package id.timesync.clock;

import java.util.Arrays;

/** The canonical text of settings: a line for each that is not as usual, its letter first. */
public final class SettingsText {
  private static final String LETTERS = "mkpetrichjsgda";
  private static final String[] THEMES = {"zamrud", "malam", "marmer"};

  private SettingsText() {}

  /** What was read, or the name of what is wrong with it. */
  public static final class Read {
    private final String problem;
    private final ClockSettings settings;

    Read(String problem, ClockSettings settings) {
      this.problem = problem;
      this.settings = settings;
    }

    public boolean isOk() {
      return problem == null;
    }

    /** format, version or donation; null when it is ok. */
    public String getProblem() {
      return problem;
    }

    /** Null when it is not ok. */
    public ClockSettings getSettings() {
      return settings;
    }
  }

  public static Read read(String text) {
    ClockSettings settings = new ClockSettings();
    if (!text.isEmpty()) {
      for (String line : text.split("\n", -1)) {
        char letter = line.isEmpty() ? '?' : line.charAt(0);
        if (LETTERS.indexOf(letter) < 0) return new Read("version", null);
        String value = line.substring(1);
        if (!take(settings, letter, value) || !value.equals(write(settings, letter))) {
          return new Read(letter == 'd' ? "donation" : "format", null);
        }
      }
    }
    if (!write(settings).equals(text)) return new Read("format", null);
    return new Read(null, settings);
  }

  public static String write(ClockSettings settings) {
    ClockSettings usual = new ClockSettings();
    StringBuilder text = new StringBuilder();
    for (char letter : LETTERS.toCharArray()) {
      if (letter == 'k' && settings.hasPosition()) continue;
      String value = write(settings, letter);
      if (value.equals(write(usual, letter))) continue;
      if (text.length() > 0) text.append('\n');
      text.append(letter).append(value);
    }
    return text.toString();
  }

  private static boolean take(ClockSettings settings, char letter, String value) {
    switch (letter) {
      case 'm':
        settings.mosque = value;
        return !value.isEmpty() && isTidy(value, 40);
      case 'k':
        settings.citySlug = value;
        return value.matches("[a-z-]{1,60}");
      case 'p':
        settings.position = value;
        return value.matches("-?(0|[1-9][0-9]?)\\.[0-9]{2},[1-9][0-9]{1,2}\\.[0-9]{2}")
            && !value.startsWith("-0.00")
            && isIndonesia(settings);
      case 'e':
        settings.height = number(value, 0, 3000, -1);
        return settings.height != -1;
      case 't':
        settings.theme = value;
        return Arrays.asList(THEMES).contains(value);
      case 'r':
        settings.runningText = value;
        return isTidy(value, 200);
      case 'i':
        return readNumbers(settings.iqomah, value, 0, 60);
      case 'c':
        return readNumbers(settings.corrections, value, -30, 30);
      case 'h':
        settings.hijriDays = number(value, -2, 2, 99);
        return settings.hijriDays != 99;
      case 'j':
        settings.fridayAt = timeOfDay(value);
        return settings.fridayAt != null && settings.fridayAt >= 660 && settings.fridayAt <= 840;
      case 's':
        settings.prayerMinutes = number(value, 0, 60, 99);
        return settings.prayerMinutes != 99;
      case 'g':
        return takeDark(settings, value);
      case 'd':
        settings.donation = value;
        return value.isEmpty() || Qris.isWhole(value);
      default:
        settings.tarhimMinutes = number(value, 0, 60, 99);
        return settings.tarhimMinutes != 99;
    }
  }

  private static String write(ClockSettings settings, char letter) {
    switch (letter) {
      case 'm':
        return settings.mosque;
      case 'k':
        return settings.citySlug;
      case 'p':
        return settings.position;
      case 'e':
        return settings.height == null ? "" : String.valueOf(settings.height);
      case 't':
        return settings.theme;
      case 'r':
        return settings.runningText;
      case 'i':
        return join(settings.iqomah);
      case 'c':
        return join(settings.corrections);
      case 'h':
        return String.valueOf(settings.hijriDays);
      case 'j':
        return settings.fridayAt == null ? "" : timeText(settings.fridayAt);
      case 's':
        return String.valueOf(settings.prayerMinutes);
      case 'g':
        return settings.darkFrom == null
            ? ""
            : timeText(settings.darkFrom) + "-" + timeText(settings.darkTo);
      case 'd':
        return settings.donation;
      default:
        return String.valueOf(settings.tarhimMinutes);
    }
  }

  /** One line, single spaces, nothing that cannot be seen. */
  private static boolean isTidy(String text, int most) {
    if (text.codePointCount(0, text.length()) > most) return false;
    if (text.startsWith(" ") || text.endsWith(" ") || text.contains("  ")) return false;
    for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
      int point = text.codePointAt(at);
      int type = Character.getType(point);
      if (type == Character.CONTROL || type == Character.FORMAT) return false;
      if (point != ' ' && Character.isSpaceChar(point)) return false;
    }
    return true;
  }

  private static boolean isIndonesia(ClockSettings settings) {
    double latitude = settings.getLatitude();
    double longitude = settings.getLongitude();
    return latitude > -12 && latitude < 7 && longitude > 94 && longitude < 142;
  }

  private static boolean readNumbers(int[] into, String value, int least, int most) {
    String[] parts = value.split("\\.", -1);
    if (parts.length != into.length) return false;
    for (int index = 0; index < parts.length; index++) {
      into[index] = number(parts[index], least, most, 99);
      if (into[index] == 99) return false;
    }
    return true;
  }

  private static boolean takeDark(ClockSettings settings, String value) {
    String[] parts = value.split("-", -1);
    if (parts.length != 2) return false;
    settings.darkFrom = timeOfDay(parts[0]);
    settings.darkTo = timeOfDay(parts[1]);
    if (settings.darkFrom == null || settings.darkTo == null) return false;
    return !settings.darkFrom.equals(settings.darkTo);
  }

  private static int number(String text, int least, int most, int otherwise) {
    if (!text.matches("0|-?[1-9][0-9]{0,3}")) return otherwise;
    int value = Integer.parseInt(text);
    return value >= least && value <= most ? value : otherwise;
  }

  private static Integer timeOfDay(String text) {
    if (!text.matches("([01][0-9]|2[0-3])\\.[0-5][0-9]")) return null;
    return Integer.parseInt(text.substring(0, 2)) * 60 + Integer.parseInt(text.substring(3));
  }

  private static String timeText(int minute) {
    return two(minute / 60) + "." + two(minute % 60);
  }

  private static String two(int value) {
    return value < 10 ? "0" + value : String.valueOf(value);
  }

  private static String join(int[] values) {
    StringBuilder text = new StringBuilder();
    for (int value : values) {
      if (text.length() > 0) text.append('.');
      text.append(value);
    }
    return text.toString();
  }
}
