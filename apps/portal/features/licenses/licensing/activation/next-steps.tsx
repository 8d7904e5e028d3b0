const steps = [
  'Di layar perangkat, buka isian “20 angka”.',
  'Ketik angka di atas dengan tombol angka remote, kelompok 1 sampai 5.',
  'Tekan OK. Layar menampilkan “Permanen”, tanpa internet.',
];

export function NextSteps() {
  return (
    <ol className="space-y-3">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-3">
          <span className="grid size-7 shrink-0 place-items-center rounded-full bg-gold-soft font-bold text-gold-text text-sm">
            {index + 1}
          </span>
          <span className="text-ink">{step}</span>
        </li>
      ))}
    </ol>
  );
}
