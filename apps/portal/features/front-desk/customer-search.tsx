import {
  buildPath,
  type FoundCustomer,
  formatPhone,
  SEARCH_LETTERS,
  screens,
} from '@timesync/contract';
import { Input } from '@timesync/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCustomerSearch } from './front-desk-queries';

/** The search field in the header of every admin screen: by name, phone number, key or invoice. */
export function CustomerSearch() {
  const [words, setWords] = useState('');
  const { data, isFetching } = useCustomerSearch(words);
  const isAsking = words.trim().length >= SEARCH_LETTERS;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the results from any of them.
    <div
      className="relative min-w-0 max-w-md flex-1"
      onKeyDown={({ key }) => key === 'Escape' && setWords('')}
    >
      <Search aria-hidden className="absolute top-3 left-3 size-5 text-ink-muted" />
      <Input
        type="search"
        aria-label="Cari pelanggan"
        placeholder="Cari pelanggan"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        className="h-11 pl-10"
      />
      {isAsking && data && (
        <div className="absolute inset-x-0 top-full z-30 mt-1 max-h-[70dvh] overflow-y-auto rounded-card border border-line bg-surface shadow-float max-sm:fixed max-sm:inset-x-2 max-sm:top-16">
          <ul aria-label="Hasil pencarian" aria-busy={isFetching}>
            {data.data.map((found) => (
              <Result key={found.id} found={found} onOpen={() => setWords('')} />
            ))}
          </ul>
          {data.data.length === 0 && !isFetching && (
            <p role="status" className="px-4 py-3 text-ink-muted text-sm">
              Tidak ada yang cocok. Coba sebagian nama, nomor, atau empat huruf terakhir key.
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function Result({ found, onOpen }: { found: FoundCustomer; onOpen: () => void }) {
  return (
    <li>
      <Link
        to={buildPath(screens.customer, { id: found.id })}
        onClick={onOpen}
        className="block px-4 py-2.5 hover:bg-sunken"
      >
        <span className="block truncate font-semibold text-ink">{found.name}</span>
        <span className="block truncate text-ink-muted text-sm">
          {[found.by, formatPhone(found.whatsapp), found.email].filter(Boolean).join(' · ')}
        </span>
      </Link>
    </li>
  );
}
