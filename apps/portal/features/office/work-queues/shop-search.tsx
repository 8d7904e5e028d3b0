import {
  buildPath,
  type FoundCustomer,
  formatPhone,
  SEARCH_LETTERS,
  screens,
} from '@timesync/contract';
import { Input } from '@timesync/ui';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { isDialogOpen } from '~/lib/browser/has-own-keys';
import { useCustomerSearch } from './waiting-work-queries';

export interface FoundTool {
  to: string;
  label: string;
}

const MOST_TOOLS = 5;

/**
 * The search field in the header of every admin screen: tools by their name, and customers by name,
 * mosque, email, number, invoice, amount, tracking number, key, serial or device. Ctrl+K leads to it.
 */
export function ShopSearch({ tools }: { tools: FoundTool[] }) {
  const [words, setWords] = useState('');
  const { data, isFetching } = useCustomerSearch(words);
  const field = useSearchKey();
  const typed = words.trim().toLowerCase();
  const foundTools = typed ? tools.filter(({ label }) => label.toLowerCase().includes(typed)) : [];
  const isAsking = typed.length >= SEARCH_LETTERS;
  const customers = isAsking ? data?.data : undefined;
  const close = () => setWords('');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the results from any of them.
    <div
      className="relative min-w-0 max-w-md flex-1"
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <Search aria-hidden className="absolute top-3 left-3 size-5 text-ink-muted" />
      <Input
        ref={field}
        type="search"
        aria-label="Cari pelanggan, pesanan, atau alat"
        aria-keyshortcuts="Control+K Meta+K"
        placeholder="Cari (Ctrl+K)"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        className="h-11 pl-10"
      />
      {(foundTools.length > 0 || customers) && (
        <div className="absolute inset-x-0 top-full z-30 mt-1 max-h-[70dvh] overflow-y-auto surface-sheet max-sm:fixed max-sm:inset-x-2 max-sm:top-16">
          {foundTools.length > 0 && (
            <ul aria-label="Alat" className="border-line border-b last:border-b-0">
              {foundTools.slice(0, MOST_TOOLS).map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    onClick={close}
                    className="flex min-h-11 items-center px-4 font-semibold text-brand-text hover:bg-sunken"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {customers && (
            <ul aria-label="Hasil pencarian" aria-busy={isFetching}>
              {customers.map((found) => (
                <Result key={found.id} found={found} onOpen={close} />
              ))}
            </ul>
          )}
          {customers?.length === 0 && foundTools.length === 0 && !isFetching && (
            <p role="status" className="px-4 py-3 text-ink-muted text-sm">
              Tidak ada yang cocok. Coba sebagian nama, nomor, jumlah transfer, atau empat huruf
              terakhir key.
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** Ctrl+K from anywhere but a dialog, which covers the field. */
function useSearchKey() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isShortcut || isDialogOpen()) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return field;
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
