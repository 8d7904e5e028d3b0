import { useRef, useState } from 'react';

export interface NumberChange {
  /** The number that waits for an answer. */
  asked: string | undefined;
  answer: (isSure: boolean) => void;
  /** Asks when the number is another one; a number once confirmed is not asked about again. */
  confirm: (next: string) => Promise<boolean>;
}

export function useNumberChange(current: string): NumberChange {
  const [asked, setAsked] = useState<string>();
  const confirmed = useRef(current);
  const settle = useRef<(isSure: boolean) => void>(undefined);
  return {
    asked,
    answer(isSure) {
      if (isSure && asked !== undefined) confirmed.current = asked;
      setAsked(undefined);
      settle.current?.(isSure);
    },
    async confirm(next) {
      if (next === current || next === confirmed.current) return true;
      setAsked(next);
      return new Promise((resolve) => {
        settle.current = resolve;
      });
    },
  };
}
