import {
  buildPath,
  type FoundCustomer,
  formatPhone,
  managedOrderUrl,
  SEARCH_LETTERS,
  screens,
} from '@timesync/contract';
import { Input } from '@timesync/ui';
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCombobox } from '~/components/form';
import { isDialogOpen } from '~/lib/browser/has-own-keys';
import { type FoundTool, findTools } from './find-tools';
import { useCustomerSearch } from './waiting-work-queries';

interface ShopSearchProps {
  tools: FoundTool[];
  findsCustomers: boolean;
}

/**
 * The search field in the header of every admin screen: tools by their name or task, and for those who
 * may see customers these by name, mosque, email, number, invoice, amount, tracking number, key, serial or
 * device. Ctrl+K leads to it.
 */
export function ShopSearch({ tools, findsCustomers }: ShopSearchProps) {
  const [words, setWords] = useState('');
  const navigate = useNavigate();
  const { data, isFetching } = useCustomerSearch(findsCustomers ? words : '');
  const field = useSearchKey();
  const foundTools = findTools(tools, words);
  const isAsking = findsCustomers && words.trim().length >= SEARCH_LETTERS;
  const customers = isAsking ? data?.data : undefined;
  const addresses = [...foundTools.map(({ to }) => to), ...(customers ?? []).map(addressOf)];
  const isShown = foundTools.length > 0 || customers !== undefined;
  const close = () => setWords('');
  const combobox = useCombobox({
    count: addresses.length,
    isShown,
    onChoose: (index) => {
      close();
      void navigate(addresses[index] ?? '');
    },
    onClose: close,
  });
  const optionProps = (index: number) => ({
    id: combobox.optionId(index),
    to: addresses[index] ?? '',
    isActive: index === combobox.activeIndex,
    onOpen: close,
  });
  return (
    <div className="relative min-w-0 max-w-md flex-1">
      <Search aria-hidden className="absolute top-3 left-3 size-5 text-ink-muted" />
      <Input
        ref={field}
        type="search"
        {...combobox.control}
        aria-label={findsCustomers ? 'Cari pelanggan, pesanan, atau alat' : 'Cari alat'}
        aria-keyshortcuts="Control+K Meta+K"
        placeholder="Cari"
        maxLength={100}
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
          combobox.mark(true);
        }}
        className="peer h-11 pl-10"
      />
      {/* Phones have no such keys. */}
      <kbd
        aria-hidden
        className="pointer-events-none absolute top-2.5 right-3 hidden rounded border border-line px-1.5 font-sans text-ink-muted text-sm peer-placeholder-shown:md:block"
      >
        Ctrl+K
      </kbd>
      {isShown && (
        <div className="absolute inset-x-0 top-full z-30 mt-1 max-h-[70dvh] overflow-y-auto surface-sheet max-sm:fixed max-sm:inset-x-2 max-sm:top-16">
          {addresses.length > 0 && (
            <div
              id={combobox.listId}
              role="listbox"
              aria-label="Hasil pencarian"
              aria-busy={isFetching}
            >
              {foundTools.map(({ to, label }, index) => (
                <Option key={to} {...optionProps(index)}>
                  <span className="font-semibold text-brand-text">{label}</span>
                </Option>
              ))}
              {customers?.map((found, index) => (
                <Option key={found.id} {...optionProps(foundTools.length + index)}>
                  <span className="block truncate font-semibold text-ink">{found.name}</span>
                  <span className="block truncate text-ink-muted text-sm">
                    {[found.by, formatPhone(found.whatsapp), found.email]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </Option>
              ))}
            </div>
          )}
          {addresses.length === 0 && !isFetching && (
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

const addressOf = ({ id, orderId }: FoundCustomer) =>
  orderId === null ? buildPath(screens.customer, { id }) : managedOrderUrl(orderId);

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

interface OptionProps {
  id: string;
  to: string;
  isActive: boolean;
  onOpen: () => void;
  children: ReactNode;
}

function Option({ id, to, isActive, onOpen, children }: OptionProps) {
  return (
    <Link
      id={id}
      to={to}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      ref={(option) => {
        if (isActive) option?.scrollIntoView({ block: 'nearest' });
      }}
      onClick={onOpen}
      className="flex min-h-11 flex-col justify-center px-4 py-1.5 hover:bg-sunken aria-selected:bg-brand-soft"
    >
      {children}
    </Link>
  );
}
