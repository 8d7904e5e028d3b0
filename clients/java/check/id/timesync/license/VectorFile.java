package id.timesync.license;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the vectors line by line: one field per line, plain strings without escapes. */
final class VectorFile {
  private static final Pattern FIELD = Pattern.compile("\\s*\"(\\w+)\": \"(.*)\",?");

  private VectorFile() {}

  static List<Map<String, String>> read(Path file) throws IOException {
    List<Map<String, String>> cases = new ArrayList<Map<String, String>>();
    Map<String, String> current = null;
    for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
      Matcher field = FIELD.matcher(line);
      if (line.trim().equals("{")) {
        current = new LinkedHashMap<String, String>();
      } else if (field.matches() && current != null) {
        current.put(field.group(1), field.group(2));
      } else if (line.trim().startsWith("}") && current != null && current.containsKey("name")) {
        cases.add(current);
        current = null;
      }
    }
    if (cases.isEmpty()) throw new IOException("No cases in " + file);
    return cases;
  }
}
