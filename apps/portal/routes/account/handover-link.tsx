import { formatDate, formatPhone, OBJECTION_LINK_MARK, screens } from '@timesync/contract';
import { Alert, Fact } from '@timesync/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { AuthPage } from '~/components/layout/auth-page';
import { FullPageLoading } from '~/components/layout/full-page-loading';
import { enterPortal } from '~/features/accounts/enter-portal';
import { textLink } from '~/features/accounts/text-link';
import { AcceptHandover } from '~/features/handovers/link/accept-handover';
import { JoinForm } from '~/features/handovers/link/join-form';
import { type HandoverFacts, useHandoverFacts } from '~/features/handovers/link/use-handover-facts';
import { ObjectionForm } from '~/features/handovers/objection-form';
import { callApi } from '~/lib/api/api-client';
import { restoreSession } from '~/lib/session/restore-session';
import { returnUrl } from '~/lib/session/return-url';
import { useSession } from '~/lib/session/use-session';

export default function HandoverLinkPage() {
  const token = useLocation().hash.slice(1);
  return token ? <OpenedLink token={token} /> : <DeadLink message={INCOMPLETE} />;
}

const INCOMPLETE =
  'Tautan serah terima tidak lengkap. Buka lagi dari pesannya, atau minta tautan baru.';

function OpenedLink({ token }: { token: string }) {
  const { facts, failure } = useHandoverFacts(token);
  if (failure) return <DeadLink message={failure} />;
  if (!facts) return <FullPageLoading />;
  if (token.startsWith(OBJECTION_LINK_MARK)) return <Objection token={token} facts={facts} />;
  return <Successor token={token} facts={facts} />;
}

function DeadLink({ message }: { message: string }) {
  return (
    <AuthPage title="Serah terima" description="Tautan ini tidak dapat dipakai.">
      <Alert tone="error">{message}</Alert>
      <ToLogin>Ke halaman login</ToLogin>
    </AuthPage>
  );
}

function Successor({ token, facts }: { token: string; facts: HandoverFacts }) {
  const session = useSession();
  useEffect(() => void restoreSession(), []);
  const to = facts.email ?? formatPhone(facts.whatsapp ?? '');
  return (
    <AuthPage
      title={`Serah terima ${facts.mosque}`}
      description="Anda menjadi ketua berikutnya. Lisensi, perangkat, dan garansinya tetap."
    >
      <Facts facts={facts} label="Untuk" value={to} />
      {session.status === 'signed-in' && <AcceptHandover token={token} user={session.user} />}
      {session.status === 'signed-out' && (
        <>
          <JoinForm token={token} facts={facts} enter={enterPortal} />
          <ToLogin onLeave={() => returnUrl.keep(`${screens.handoverLink}#${token}`)}>
            Sudah punya akun? Masuk
          </ToLogin>
        </>
      )}
    </AuthPage>
  );
}

function Objection({ token, facts }: { token: string; facts: HandoverFacts }) {
  const [answer, setAnswer] = useState<string>();
  return (
    <AuthPage
      title={`Serah terima ${facts.mosque}`}
      description="Kami diberi tahu bahwa akun lama tidak dapat dibuka lagi. Jika itu keliru, beri tahu kami."
    >
      <Facts facts={facts} label="Dialihkan pada" value={formatDate(facts.deadlineAt)} />
      {answer ? (
        <Alert tone="success">{answer}</Alert>
      ) : (
        <ObjectionForm
          send={async (note) => {
            const { message } = await callApi('POST /handovers/object', { body: { token, note } });
            setAnswer(message);
          }}
        />
      )}
    </AuthPage>
  );
}

interface FactsProps {
  facts: HandoverFacts;
  label: string;
  value: string;
}

function Facts({ facts: { mosque, town, from }, label, value }: FactsProps) {
  return (
    <dl className="mb-6 grid gap-3 rounded-control bg-sunken px-4 py-3">
      <Fact label="Masjid">{[mosque, town].filter(Boolean).join(', ')}</Fact>
      <Fact label="Dari">{from}</Fact>
      <Fact label={label}>{value}</Fact>
    </dl>
  );
}

function ToLogin({ onLeave, children }: { onLeave?: () => void; children: ReactNode }) {
  return (
    <p className="mt-4">
      <Link to={screens.login} onClick={onLeave} className={textLink}>
        {children}
      </Link>
    </p>
  );
}
