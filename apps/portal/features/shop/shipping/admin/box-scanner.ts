import { createContext, type ReactNode } from 'react';

interface BoxScannerProps {
  /** It is called with the Kode Perangkat that the box shows. */
  onFound: (code: string) => void;
}

/** Reads the code on a box's screen. It belongs to another feature, so the route provides it. */
export const BoxScanner = createContext<(props: BoxScannerProps) => ReactNode>(() => null);
