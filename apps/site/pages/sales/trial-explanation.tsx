const steps = [
  {
    title: 'Isi formulir',
    text: 'Nama, email dan nomor WhatsApp saja. Akun Anda langsung jadi, passwordnya tampil di layar.',
  },
  {
    title: 'Pasang aplikasinya',
    text: 'Masuk ke akun, unduh aplikasi jam untuk TV atau tablet, dan aplikasi remote untuk HP.',
  },
  {
    title: 'Pakai dulu di masjid',
    text: 'Semua fitur terbuka. Jika sudah cocok, beli lisensi satu kali untuk pemakaian seterusnya.',
  },
];

export function TrialExplanation() {
  return (
    <ol className="space-y-8 self-center">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-4">
          <span
            aria-hidden
            className="grid size-11 shrink-0 rotate-45 place-items-center border-2 border-gold font-extrabold text-gold-text text-lg"
          >
            <span className="-rotate-45">{index + 1}</span>
          </span>
          <div className="min-w-0 break-words pl-2">
            <h3 className="font-bold text-ink text-lg">{title}</h3>
            <p className="mt-1 text-ink-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
