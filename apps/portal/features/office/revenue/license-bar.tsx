import {
  type LicenseStatus,
  licenseStatusNames,
  type ShopSummary,
  screens,
} from '@timesync/contract';
import { classNames } from '@timesync/ui';
import { Link } from 'react-router';

const colours: Record<LicenseStatus, string> = {
  active: 'bg-brand',
  unused: 'bg-gold',
  suspended: 'bg-line-strong',
  revoked: 'bg-danger',
};

/** Licences by state: one bar, and a line for each state that leads to its list. */
export function LicenseBar({ licenses }: { licenses: ShopSummary['licenses'] }) {
  const states = Object.keys(colours) as LicenseStatus[];
  const all = states.reduce((sum, state) => sum + licenses[state], 0);
  return (
    <section aria-labelledby="licenses-heading">
      <h2
        id="licenses-heading"
        className="flex items-baseline justify-between gap-3 font-bold text-ink text-lg"
      >
        Lisensi menurut status
        <Link
          to={screens.licenses}
          className="font-medium text-ink-muted text-sm tabular-nums hover:underline"
        >
          {all} terbit
        </Link>
      </h2>
      <div aria-hidden className="mt-3 flex h-3 gap-0.5 overflow-hidden rounded-full bg-sunken">
        {states.map(
          (state) =>
            licenses[state] > 0 && (
              <span key={state} className={colours[state]} style={{ flexGrow: licenses[state] }} />
            ),
        )}
      </div>
      <ul className="mt-2">
        {states.map((state) => (
          <li key={state} className="surface-row">
            <Link
              to={`${screens.licenses}?status=${state}`}
              className="flex min-h-11 items-center gap-3 text-sm"
            >
              <span aria-hidden className={classNames('size-2.5 rounded-full', colours[state])} />
              <span className="flex-1 text-ink">{licenseStatusNames[state]}</span>
              <span className="text-ink tabular-nums">{licenses[state]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
