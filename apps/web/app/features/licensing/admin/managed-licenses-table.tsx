import { licenseStatus, listManagedLicenses } from '@timesync/contract';
import type { ReactNode } from 'react';
import type { FilterField } from '~/components/data-table/filter-row';
import { ManagedList } from '~/components/data-table/managed-list';
import { useListState } from '~/components/data-table/use-list-state';
import { licenseStatusWords } from './license-status-labels';
import { licenseColumns } from './managed-license-columns';
import { type LicenseFilter, useManagedLicenses } from './managed-license-queries';

const filters: FilterField<LicenseFilter>[] = [
  { name: 'licenseKey', label: 'License key' },
  { name: 'email', label: 'Email' },
  {
    name: 'status',
    label: 'Status',
    options: licenseStatus.options.map((value) => ({
      value,
      label: licenseStatusWords[value].words,
    })),
  },
  { name: 'init', label: 'Init' },
];

interface LicensesTableProps {
  onOpen: (id: number) => void;
  actions: ReactNode;
}

export function LicensesTable({ onOpen, actions }: LicensesTableProps) {
  const list = useListState<LicenseFilter>(filters.map((filter) => filter.name));
  const licenses = useManagedLicenses(list);
  return (
    <ManagedList
      caption="Semua lisensi, yang terbaru di atas"
      columns={licenseColumns(onOpen)}
      query={licenses}
      list={list}
      filters={filters}
      exportPath={listManagedLicenses.path}
      actions={actions}
    />
  );
}
