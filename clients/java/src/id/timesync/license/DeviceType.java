package id.timesync.license;

/** The codes are signed into tokens and never change. */
public enum DeviceType {
  SMARTPHONE(1),
  TABLET(2),
  TV_BOX(3),
  SMART_TV(4);

  public final int code;

  DeviceType(int code) {
    this.code = code;
  }

  /** Null when no device type has this code. */
  public static DeviceType ofCode(int code) {
    for (DeviceType deviceType : values()) {
      if (deviceType.code == code) return deviceType;
    }
    return null;
  }
}
