import { brand, formatRupiah } from '@timesync/contract';
import { NewBoxDrawing, PhoneDrawing, SmartTvDrawing, TvBoxDrawing } from '@timesync/ui';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Section } from '../frame/section';
import { useSite } from '../frame/site-context';
import { findOffers, type Offer, type OfferKind, priceAnchor } from './device-offers';

interface Device {
  title: string;
  hint: string;
  need: string;
  kind: OfferKind;
  drawing: ReactNode;
}

const devices: Device[] = [
  {
    title: 'HP atau tablet',
    hint: 'HP Android lama yang tidak dipakai lagi pun bisa jadi jam masjid.',
    need: 'Lisensi Smartphone / Tablet',
    kind: 'phone',
    drawing: <PhoneDrawing />,
  },
  {
    title: 'TV box',
    hint: 'Kotak kecil Android yang tersambung ke TV dengan kabel HDMI.',
    need: 'Lisensi TV Box / Smart TV',
    kind: 'tv',
    drawing: <TvBoxDrawing />,
  },
  {
    title: 'Smart TV',
    hint: 'TV dengan Android di dalamnya, bisa dipasangi aplikasi.',
    need: 'Lisensi TV Box / Smart TV',
    kind: 'tv',
    drawing: <SmartTvDrawing />,
  },
  {
    title: 'Belum punya',
    hint: 'Sudah terpasang aplikasi dan lisensi. Sambungkan ke TV, langsung tampil.',
    need: brand.box,
    kind: 'box',
    drawing: <NewBoxDrawing />,
  },
];

export function DeviceChoice() {
  const offers = findOffers(useSite().products);
  return (
    <Section
      id="perangkat"
      isBand
      title="Perangkat apa yang Anda punya?"
      lead="Lisensi untuk HP dan untuk TV tidak dapat ditukar. Pilih perangkat Anda, kami tunjukkan yang tepat."
    >
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {devices.map((device) => (
          <DeviceCard key={device.title} device={device} offer={offers[device.kind]} />
        ))}
      </ul>
    </Section>
  );
}

function DeviceCard({ device, offer }: { device: Device; offer: Offer | undefined }) {
  const { title, hint, need, drawing } = device;
  return (
    <li className="group relative flex overflow-hidden surface-card transition-shadow duration-200 hover:shadow-float sm:flex-col">
      <div className="girih flex w-26 shrink-0 items-center bg-deep px-1.5 text-deep-gold sm:w-auto sm:items-end sm:px-5 sm:pt-6">
        {drawing}
      </div>
      <div className="flex min-w-0 flex-1 flex-col p-4 sm:p-5">
        <h3 className="font-bold text-ink text-xl">{title}</h3>
        <p className="mt-1 mb-3 flex-1 text-ink-muted sm:mb-4 text-sm">{hint}</p>
        <a
          href={offer ? `#${priceAnchor(offer.variantId)}` : '#harga'}
          className="flex items-center justify-between gap-3 border-line border-t pt-3 sm:pt-4 font-semibold text-brand-text after:absolute after:inset-0 after:rounded-card"
        >
          <span className="wrap-anywhere min-w-0">
            {need}
            <span className="block min-h-[1.55em] font-medium text-ink-muted text-sm">
              {offer ? `mulai ${formatRupiah(offer.price)}` : 'lihat harga'}
            </span>
          </span>
          <ArrowRight
            aria-hidden
            className="size-5 shrink-0 transition-transform duration-200 group-hover:translate-x-1"
          />
        </a>
      </div>
    </li>
  );
}
