import { useEffect, useRef } from 'react';

/**
 * The page was drawn in the year of the build and may be read in a later one: React keeps the drawn
 * text, and the year is set right afterwards.
 */
export function CurrentYear() {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (element.current) element.current.textContent = String(new Date().getFullYear());
  }, []);
  return (
    <span ref={element} suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}
