import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from './button-link';

/** From a screen without its own entry in the menu to the one it belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink to={to} variant="quiet" className="-ml-4 w-fit text-brand-text">
      <ArrowLeft aria-hidden className="size-5" />
      {children}
    </ButtonLink>
  );
}
