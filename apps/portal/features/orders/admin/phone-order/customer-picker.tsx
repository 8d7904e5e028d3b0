import { formatPhone } from '@timesync/contract';
import { Button, Field, Input } from '@timesync/ui';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { RadioGroup } from '~/components/ui/inputs/radio-group';
import { useCustomerSearch } from './phone-order-queries';

interface CustomerPickerProps {
  customerId: number | undefined;
  onPick: (id: number) => void;
}

export function CustomerPicker({ customerId, onPick }: CustomerPickerProps) {
  const [typed, setTyped] = useState('');
  const [sought, setSought] = useState('');
  const { data, isFetching } = useCustomerSearch(sought);
  const search = () => setSought(typed.trim());
  const searchOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    search();
  };
  return (
    <div className="space-y-3">
      <Field label="Email pelanggan" hint="Ketik sebagian emailnya, lalu Cari.">
        {(control) => (
          <span className="flex gap-3">
            <Input
              {...control}
              type="search"
              inputMode="email"
              autoComplete="off"
              maxLength={100}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={searchOnEnter}
            />
            <Button className="h-12" isPending={isFetching} onClick={search}>
              <Search aria-hidden className="size-5" />
              Cari
            </Button>
          </span>
        )}
      </Field>
      <div aria-live="polite">
        {data?.data.length === 0 && (
          <p className="text-ink-muted text-sm">
            Tidak ada pelanggan dengan email itu. Tambahkan dulu di halaman Users.
          </p>
        )}
        {data && data.data.length > 0 && (
          <RadioGroup
            legend={
              data.total > data.data.length
                ? `Pelanggan (${data.data.length} pertama dari ${data.total})`
                : 'Pelanggan'
            }
            options={data.data.map((user) => ({
              value: String(user.id),
              label: user.name,
              description: (
                <span className="wrap-anywhere">
                  {user.email} · {formatPhone(user.whatsapp)}
                </span>
              ),
            }))}
            value={customerId === undefined ? undefined : String(customerId)}
            onChange={(id) => onPick(Number(id))}
          />
        )}
      </div>
    </div>
  );
}
