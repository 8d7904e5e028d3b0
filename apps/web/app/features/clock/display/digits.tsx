/**
 * Digits in cells of equal width, so that nothing jumps when they change: the font's own figures of
 * equal width have a clumsy 1. Read aloud as one text.
 */
export function Digits({ text }: { text: string }) {
  return (
    <>
      <span className="sr-only">{text}</span>
      <span aria-hidden="true" className="clock-digits">
        {[...text].map((sign, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place in the text.
            key={index}
            className={sign === ':' ? 'clock-colon' : 'clock-digit'}
            data-one={sign === '1' || undefined}
          >
            {sign === ':' ? '' : sign}
          </span>
        ))}
      </span>
    </>
  );
}
