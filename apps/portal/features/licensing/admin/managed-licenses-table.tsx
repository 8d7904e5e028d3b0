import { licenseStatusNames } from '@timesync/contract';
import type { ReactNode } from 'react';
import type { FilterField } from '~/components/data-table/filter-row';
import { ManagedList } from '~/components/data-table/managed-list';
import { useListState } from '~/components/data-table/use-list-state';
import { managedLicenseColumns } from './managed-license-columns';
import { type LicenseFilter, useManagedLicenses } from './managed-license-queries';

const filters: FilterField<LicenseFilter>[] = [
  { name: 'licenseKey', label: 'License key' },
  { name: 'email', label: 'Email' },
  {
    name: 'status',
    label: 'Status',
    options: Object.entries(licenseStatusNames).map(([value, label]) => ({ value, label })),
  },
  { name: 'init', label: 'Init' },
];

interface ManagedLicensesTableProps {
  onOpen: (id: number) => void;
  actions: ReactNode;
}

export function ManagedLicensesTable({ onOpen, actions }: ManagedLicensesTableProps) {
  const list = useListState<LicenseFilter>(filters.map((filter) => filter.name));
  const licenses = useManagedLicenses(list);
  return (
    <ManagedList
      caption="Semua lisensi, yang terbaru di atas"
      columns={managedLicenseColumns(onOpen)}
      query={licenses}
      list={list}
      filters={filters}
      exportPath="/admin/licenses"
      actions={actions}
    />
  );
}
