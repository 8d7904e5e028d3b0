import { brand, type ReleaseApp } from '@timesync/contract';

export const appWords: Record<ReleaseApp, { title: string; text: string }> = {
  display: {
    title: `${brand.name} Display`,
    text: 'Jam masjid untuk layar utama: TV box, smart TV, tablet, atau HP.',
  },
  remote: {
    title: `${brand.name} Remote`,
    text: 'Pengatur jam masjid, dipasang di HP pengurus.',
  },
};
