import { Card } from '@timesync/ui';
import type { ReactNode } from 'react';
import { Loaded } from '~/components/ui/feedback/loaded';
import { MailServerCard } from './mail-server-card';
import { NewsChoice } from './news-choice';
import { useSettings } from './settings-queries';
import { SettingsSectionForm } from './settings-section-form';
import { settingsSections } from './settings-sections';
import { SignatureSetting } from './signature-setting';
import { WhatsappChannelCard } from './whatsapp-channel-card';

/** Content of other features below a section, by the section's id. */
type Additions = Record<string, ReactNode>;

export function SettingsScreen({ additions }: { additions: Additions }) {
  const settings = useSettings();
  return (
    <Loaded query={settings} failure="Pengaturan tidak dapat dimuat.">
      {(data) => (
        <div className="gap-6 lg:columns-2">
          {settingsSections.map((section) => (
            <Card
              key={section.id}
              aria-labelledby={`${section.id}-judul`}
              className="mb-6 break-inside-avoid"
            >
              <h2 id={`${section.id}-judul`} className="font-bold text-ink text-xl">
                {section.title}
              </h2>
              <p className="mt-1 mb-5 text-ink-muted text-sm">{section.text}</p>
              <SettingsSectionForm section={section} settings={data} />
              {additions[section.id]}
              {section.id === 'penjual' && <SignatureSetting signatureUrl={data.signatureUrl} />}
            </Card>
          ))}
          <MailServerCard />
          <WhatsappChannelCard />
          <NewsChoice />
        </div>
      )}
    </Loaded>
  );
}
