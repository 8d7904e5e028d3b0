import { LoaderCircle } from 'lucide-react';
import { classNames } from './class-names';

export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={classNames('size-5 animate-spin', className)} />;
}
