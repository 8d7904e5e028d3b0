import type { SettingsSectionId } from '@timesync/contract';
import { Card } from '@timesync/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { NotFound } from '~/components/layout/not-found';
import { Loaded, lazyPart } from '~/components/ui';
import { SaveBar } from './save-bar';
import { SettingsIndex } from './settings-index';
import { useSettings } from './settings-queries';
import { SettingsSectionForm } from './settings-section-form';
import { type SettingsSection, settingsSections } from './settings-sections';

// Each is fetched with the section that needs it.
const MailServerPanel = lazyPart(() => import('./mail-server-panel'));
const WhatsappChannelPanel = lazyPart(() => import('./whatsapp-channel-panel'));
const NewsChoice = lazyPart(() => import('./news-choice'));
const SignatureSetting = lazyPart(() => import('./signature-setting'));

/** Content of other features below a section's form. */
type Additions = Partial<Record<SettingsSectionId, ReactNode>>;

/** The section that the URL names, beside the index. */
export function SettingsPanel({ additions }: { additions: Additions }) {
  const { section: id } = useParams();
  const section = settingsSections.find((each) => each.id === id);
  if (!section) return <NotFound />;
  const titleId = `${section.id}-judul`;
  return (
    <div className="group grid items-start gap-x-10 gap-y-2 lg:grid-cols-[15rem_minmax(0,42rem)]">
      <SettingsIndex open={section.id} />
      <section key={section.id} aria-labelledby={titleId} className="min-w-0 space-y-5">
        <header>
          <h1 id={titleId} className="font-bold text-2xl text-ink">
            {section.title}
          </h1>
          <p className="mt-1 text-ink-muted text-sm">{section.text}</p>
        </header>
        <PanelContent section={section} addition={additions[section.id]} />
      </section>
    </div>
  );
}

function PanelContent({ section, addition }: { section: SettingsSection; addition: ReactNode }) {
  switch (section.id) {
    case 'email':
      return <MailServerPanel />;
    case 'whatsapp':
      return <WhatsappChannelPanel />;
    case 'webhook':
      return addition;
    case 'kabar':
      return <NewsChoice />;
    default:
      return <ShopSettingsPanel section={section} addition={addition} />;
  }
}

function ShopSettingsPanel({
  section,
  addition,
}: {
  section: SettingsSection;
  addition: ReactNode;
}) {
  const settings = useSettings();
  return (
    <Loaded query={settings} failure="Pengaturan tidak dapat dimuat.">
      {(data) => (
        <>
          <Card>
            <SettingsSectionForm section={section} settings={data} submit={<SaveBar />} />
          </Card>
          {section.id === 'penjual' && (
            <Card>
              <SignatureSetting signatureUrl={data.signatureUrl} />
            </Card>
          )}
          {addition && <Card>{addition}</Card>}
        </>
      )}
    </Loaded>
  );
}
