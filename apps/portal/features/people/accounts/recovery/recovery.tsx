import { type PublicSettings, screens, whatsappLink } from '@timesync/contract';
import { Alert, personInputs, typedEmail } from '@timesync/ui';
import { MessageCircle } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Form, NewPasswordField, SubmitButton, TextField } from '~/components/form';
import { Fold, OutLink, Skeleton } from '~/components/ui';
import { callApi } from '~/lib/api';
import { notifySuccess } from '~/lib/browser/notify';
import { enterPortal } from '../enter-portal';
import { StoredEmail } from '../stored-email';
import { textLink } from '../text-link';

// A cheap phone drops the tab while its owner reads the mail, so where the code was sent lies in the
// page's entry in the browser's history. The code itself is never stored: it is typed again.
interface SentCode {
  email: string;
  message: string;
}

const recoveryEntry = (sent: SentCode) => ({ recovery: sent });

function readRecoveryEntry(state: unknown): SentCode | undefined {
  const sent = (state as Partial<ReturnType<typeof recoveryEntry>> | null)?.recovery;
  return typeof sent?.email === 'string' && typeof sent.message === 'string' ? sent : undefined;
}

interface Verified {
  code: string;
  message: string;
}

/** Forgotten password: email, then the code from the mail, then a new password, which signs in. */
export function Recovery({ settings }: { settings: PublicSettings | null | undefined }) {
  const sent = readRecoveryEntry(useLocation().state);
  const [verified, setVerified] = useState<Verified>();
  const navigate = useNavigate();
  const canSendMail = settings?.canSendMail ?? true;
  const step = !sent ? 1 : verified ? 3 : 2;
  const requestNewCode = () => {
    setVerified(undefined);
    void navigate(screens.forgotPassword);
  };
  const emailStep = (
    <RecoveryEmailStep
      onSent={(email, message) => {
        // Whoever remembered it meanwhile is at the login: he is not fetched from there.
        if (window.location.pathname !== screens.forgotPassword) return;
        setVerified(undefined);
        void navigate(screens.forgotPassword, { state: recoveryEntry({ email, message }) });
      }}
    />
  );
  return (
    <div className="space-y-5">
      <p className="font-semibold text-gold-text text-sm">Langkah {step} dari 3</p>
      {!canSendMail && <WithoutMail whatsappNumber={settings?.whatsappNumber ?? null} />}
      {verified && <Alert tone="success">{verified.message}</Alert>}
      {sent && !verified && canSendMail && <Alert tone="success">{sent.message}</Alert>}
      {/* A form must not fold away while somebody types. Mails that cannot leave lie in the server's
          outbox, so an admin beside it can read the code out. */}
      {!sent && settings === undefined && <Skeleton className="h-40" />}
      {!sent &&
        settings !== undefined &&
        (canSendMail ? emailStep : <Fold title="Minta kode OTP lewat admin">{emailStep}</Fold>)}
      {sent && !verified && (
        <RecoveryCodeStep
          email={sent.email}
          isMailed={canSendMail}
          onVerified={(code, message) => setVerified({ code, message })}
        />
      )}
      {sent && verified && <RecoveryPasswordStep code={verified.code} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Link to={screens.login} className={textLink}>
          Kembali ke login
        </Link>
        {sent && (
          <button type="button" onClick={requestNewCode} className={textLink}>
            Minta kode baru
          </button>
        )}
      </div>
    </div>
  );
}

const emailSchema = async () => (await import('../form-schemas')).requestOtpBody;

function RecoveryEmailStep({ onSent }: { onSent: (email: string, message: string) => void }) {
  return (
    <Form
      key="email"
      schema={emailSchema}
      defaultValues={{ email: typedEmail.find() }}
      onSubmit={async (body) => {
        const { message } = await callApi('POST /auth/request-otp', { body });
        onSent(body.email, message);
      }}
    >
      <StoredEmail />
      <TextField {...personInputs.email} autoComplete="username" />
      <SubmitButton className="w-full">Kirim kode OTP</SubmitButton>
    </Form>
  );
}

const QUESTION = "Assalamu'alaikum, saya lupa password akun saya. Email akun saya: ";

/** No code can arrive while the shop has no mail server: the admin helps instead. */
function WithoutMail({ whatsappNumber }: { whatsappNumber: string | null }) {
  return (
    <div className="space-y-3">
      <Alert tone="info">
        Email belum bisa dikirim, jadi kode OTP tidak akan sampai.{' '}
        {whatsappNumber
          ? 'Minta password baru kepada admin lewat WhatsApp.'
          : 'Minta password baru kepada admin.'}
      </Alert>
      {whatsappNumber && (
        <OutLink
          href={whatsappLink(whatsappNumber, QUESTION)}
          icon={MessageCircle}
          className="w-full"
        >
          WhatsApp admin
        </OutLink>
      )}
    </div>
  );
}

const codeSchema = async () => (await import('../form-schemas')).verifyOtpBody;

/** People copy it in two groups: "8062 4464", "8062-4464". */
const WHOLE_CODE = /^([\s\p{Dash}]*\d){8}[\s\p{Dash}]*$/u;

/** Eight digits are a whole code: nothing is left to press. */
function checkWholeCode({ currentTarget: { form, value } }: FormEvent<HTMLInputElement>) {
  // After the form has learned what was typed.
  if (WHOLE_CODE.test(value)) queueMicrotask(() => form?.requestSubmit());
}

interface RecoveryCodeStepProps {
  email: string;
  /** When it was not mailed, an admin may read the code out. */
  isMailed: boolean;
  onVerified: (code: string, message: string) => void;
}

function RecoveryCodeStep({ email, isMailed, onVerified }: RecoveryCodeStepProps) {
  return (
    <Form
      key="code"
      schema={codeSchema}
      defaultValues={{ email, code: '' }}
      onSubmit={async (body) => {
        const { message } = await callApi('POST /auth/verify-otp', { body });
        onVerified(body.code, message);
      }}
    >
      <TextField
        name="code"
        label="Kode OTP"
        hint={
          isMailed ? `Kode dikirim ke ${email}. Periksa juga folder spam.` : `Kode untuk ${email}.`
        }
        inputMode="numeric"
        autoComplete="one-time-code"
        onInput={checkWholeCode}
        className="text-center font-semibold text-xl tracking-[0.3em]"
      />
      <SubmitButton className="w-full">Verifikasi kode</SubmitButton>
    </Form>
  );
}

const passwordSchema = async () => (await import('../form-schemas')).resetPasswordBody;

function RecoveryPasswordStep({ code }: { code: string }) {
  const navigate = useNavigate();
  return (
    <Form
      key="password"
      schema={passwordSchema}
      defaultValues={{ newPassword: '', code }}
      onSubmit={async (body) => {
        const { message, user } = await callApi('POST /auth/reset-password', { body });
        notifySuccess(message);
        // The guard of this screen sees the session and goes to the dashboard.
        if (!enterPortal(user)) await navigate(screens.login);
      }}
    >
      <NewPasswordField name="newPassword" label="Password baru" />
      <SubmitButton className="w-full">Simpan password baru</SubmitButton>
    </Form>
  );
}
