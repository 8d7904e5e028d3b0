interface DarkNoteProps {
  onSkip: () => void;
}

/** A visitor could take the dark display for a broken one. On the wall, over the whole screen, it is not shown. */
export function DarkNote({ onSkip }: DarkNoteProps) {
  return (
    <div className="absolute inset-x-4 bottom-4 flex flex-wrap items-center justify-center gap-x-3 text-center text-sm text-white/85 group-data-full:hidden">
      <p>Layar sengaja gelap selama sholat.</p>
      <button
        type="button"
        onClick={onSkip}
        className="min-h-11 font-semibold text-white underline underline-offset-4"
      >
        Lihat tampilan biasa
      </button>
    </div>
  );
}
