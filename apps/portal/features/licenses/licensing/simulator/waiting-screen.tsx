import { deviceTypeNames, deviceTypes, screens, splitCodeRows } from '@timesync/contract';
import { QrCode } from '@timesync/ui';
import { UnlockPanel } from './unlock-panel';
import type { Simulator } from './use-simulated-device';

/** The screen of a box that is not activated: its request on the left, the answer on the right. */
export function WaitingScreen({ simulator }: { simulator: Simulator }) {
  const { device, chooseType, activate } = simulator;
  const url = `${location.origin}${screens.activation}/${device.code}`;
  return (
    <div className="grid flex-1 grid-cols-1 gap-6 lg:grid-cols-[auto_minmax(0,1fr)_26rem]">
      <section aria-labelledby="scan-title" className="flex flex-col gap-3">
        <h2 id="scan-title" className="font-bold text-xl">
          1. Pindai dengan HP
        </h2>
        <QrCode
          text={url}
          label="QR untuk aktivasi lewat HP"
          // Bright, flat and seen from across the room: large modules count for more.
          correction="low"
          className="w-full max-w-108 rounded-card lg:w-108"
        />
        <label className="flex flex-wrap items-center justify-between gap-3 text-deep-muted text-sm">
          Jenis perangkat
          <select
            value={device.deviceType}
            onChange={({ target }) => void chooseType(target.value)}
            className="h-11 min-w-40 rounded-control border border-deep-muted bg-deep-raised px-3 font-semibold text-base text-deep-ink"
          >
            {deviceTypes.map((type) => (
              <option key={type} value={type}>
                {deviceTypeNames[type]}
              </option>
            ))}
          </select>
        </label>
      </section>
      <RequestCode rows={splitCodeRows(device.code)} />
      <UnlockPanel device={device} onAccepted={activate} />
    </div>
  );
}

/** The same request for phones without a camera, in rows that are copied one by one. */
function RequestCode({ rows }: { rows: string[] }) {
  return (
    <section aria-labelledby="code-title" className="flex flex-col gap-3">
      <h2 id="code-title" className="font-bold text-xl">
        Kode Perangkat
      </h2>
      <ol className="flex flex-1 flex-col justify-between gap-y-1 rounded-card bg-deep-raised px-5 py-3">
        {rows.map((row, index) => (
          <li key={row} className="flex items-baseline gap-4">
            <span className="w-6 text-right text-deep-muted text-sm">{index + 1}</span>
            <code className="whitespace-nowrap font-mono text-[min(1.125rem,5vw)] tracking-wide lg:text-xl">
              {row}
            </code>
          </li>
        ))}
      </ol>
      <p className="text-deep-muted text-sm">
        Tanpa kamera: masuk di HP, buka{' '}
        <span className="wrap-anywhere text-deep-ink">{location.host}/aktivasi</span>, lalu ketik
        baris demi baris.
      </p>
    </section>
  );
}
