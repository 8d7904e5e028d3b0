// Anyone may ask whether a key is genuine before paying for it, and how long a box's warranty lasts. The
// answers tell nothing about people.
import { brand } from '@timesync/contract';
import { Alert, Button, Card, LabelledInput } from '@timesync/ui';
import type { ReactNode } from 'react';
import { PublicPage } from './frame/public-page';

export const licenseCheck = {
  title: `Cek lisensi · ${brand.name}`,
  description: `Periksa apakah license key ${brand.name} asli dan sedang dipakai atau belum, dan sampai kapan garansi box berlaku.`,
  script: 'checks',
  Body: LicenseCheckPage,
};

function LicenseCheckPage() {
  return (
    <PublicPage>
      <div className="mx-auto max-w-xl px-5 py-10">
        <h1 className="font-bold text-3xl text-ink">Cek lisensi</h1>
        <p className="mt-2 mb-8 text-ink-muted">
          Ketik license key untuk mengetahui apakah key itu asli dan sedang dipakai atau belum.
        </p>
        <CheckForm
          check="license"
          label="License key"
          placeholder="TV-XXXX-XXXX-XXXX-XXXX"
          hint="Huruf besar atau kecil, dengan atau tanpa tanda hubung."
          submit="Periksa"
        />
        <h2 className="mt-14 font-bold text-2xl text-ink">Cek garansi box</h2>
        <p className="mt-2 mb-8 text-ink-muted">
          Ketik nomor seri untuk mengetahui sampai kapan garansinya berlaku.
        </p>
        <CheckForm
          check="serial"
          label="Nomor seri box"
          hint="Di stiker di bawah box."
          submit="Periksa garansi"
        />
        <noscript>
          <p className="mt-6 font-semibold text-danger-text">
            Pemeriksaan ini memerlukan JavaScript. Nyalakan di pengaturan browser, lalu muat ulang
            halaman.
          </p>
        </noscript>
        <Template name="error">
          <Alert tone="error">{''}</Alert>
        </Template>
        {(['success', 'info', 'error'] as const).map((tone) => (
          <Template key={tone} name={`answer-${tone}`}>
            <Card className="space-y-4">
              <Alert tone={tone}>{''}</Alert>
              <dl className="space-y-3" />
            </Card>
          </Template>
        ))}
      </div>
    </PublicPage>
  );
}

/** What the script copies to say something. */
function Template({ name, children }: { name: string; children: ReactNode }) {
  return <template data-template={name}>{children}</template>;
}

interface CheckFormProps {
  check: 'license' | 'serial';
  label: string;
  hint: string;
  placeholder?: string;
  submit: string;
}

function CheckForm({ check, label, hint, placeholder, submit }: CheckFormProps) {
  return (
    <div className="space-y-6">
      <form data-check={check} className="space-y-5">
        <LabelledInput
          label={label}
          hint={hint}
          name="typed"
          required
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="font-mono"
        />
        <div data-problem="" className="empty:hidden" />
        <Button type="submit" className="w-full sm:w-auto">
          {submit}
        </Button>
      </form>
      <div data-answer="" />
    </div>
  );
}
