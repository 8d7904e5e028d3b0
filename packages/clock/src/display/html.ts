// The display is drawn as text, so that the page the build makes, the small script that runs the clock
// and the app behind it share one description of it, without a library in the browser.

/** Markup that is safe to put on a page. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Value = Html | Html[] | string | number | false | undefined;

/** Everything that is not markup is escaped as text. */
export function html(pieces: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw: pieces }, ...values.map(markupOf)));
}

function markupOf(value: Value): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(markupOf).join('');
  return String(value).replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');
}
