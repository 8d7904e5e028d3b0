export const MAIN_ID = 'isi-utama';

export function SkipLink() {
  return (
    // By its own height: at large text it wraps, and a fixed distance would leave its end in sight.
    <a
      href={`#${MAIN_ID}`}
      className="-translate-y-[200%] fixed top-3 left-3 z-50 rounded-control bg-brand px-4 py-3 font-semibold text-brand-ink focus:translate-y-0 print:hidden"
    >
      Langsung ke isi halaman
    </a>
  );
}
