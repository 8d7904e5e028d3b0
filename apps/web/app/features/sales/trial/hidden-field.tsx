/** A trap for programs that fill every field. People do not see it, reach it or hear it read. */
export function HiddenField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
