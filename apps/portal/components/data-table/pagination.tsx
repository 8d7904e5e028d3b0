import { Button } from '@timesync/ui';
import {
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  type LucideIcon,
} from 'lucide-react';
import { pageWindow } from './page-window';

/** Nine of them fit into one line of a phone; they keep their height. */
const narrow = 'max-sm:w-8.5';

interface PaginationProps {
  page: number;
  totalPages: number;
  onChange: (page: number) => void;
}

export function Pagination({ page, totalPages, onChange }: PaginationProps) {
  // Keeps its height before the first answer, so that the page does not grow under the reader.
  if (totalPages < 1) return <div className="h-11" />;
  const isFirst = page <= 1;
  const isLast = page >= totalPages;
  const step = (label: string, icon: LucideIcon, target: number, disabled: boolean) => (
    <StepButton label={label} icon={icon} disabled={disabled} onClick={() => onChange(target)} />
  );
  return (
    <nav aria-label="Halaman" className="flex items-center justify-center sm:gap-1">
      {step('Halaman pertama', ChevronsLeft, 1, isFirst)}
      {step('Halaman sebelumnya', ChevronLeft, Math.min(page - 1, totalPages), isFirst)}
      <div className="flex sm:gap-1">
        {pageWindow(page, totalPages).map((number) => (
          <Button
            key={number}
            variant={number === page ? 'primary' : 'quiet'}
            size="icon"
            className={narrow}
            aria-label={`Halaman ${number}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onChange(number)}
          >
            {number}
          </Button>
        ))}
      </div>
      {step('Halaman berikutnya', ChevronRight, page + 1, isLast)}
      {step('Halaman terakhir', ChevronsRight, totalPages, page === totalPages)}
    </nav>
  );
}

interface StepButtonProps {
  label: string;
  icon: LucideIcon;
  disabled: boolean;
  onClick: () => void;
}

function StepButton({ label, icon: Icon, disabled, onClick }: StepButtonProps) {
  return (
    <Button
      variant="quiet"
      size="icon"
      className={narrow}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon aria-hidden className="size-5" />
    </Button>
  );
}
