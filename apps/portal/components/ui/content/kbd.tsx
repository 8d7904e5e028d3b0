/** A key on the keyboard, for people with one: hidden on a phone and from screen readers. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden
      className="hidden min-w-6 rounded-control border border-current/40 px-1.5 text-center font-sans text-xs md:inline-block"
    >
      {children}
    </kbd>
  );
}
