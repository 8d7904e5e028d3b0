import type { DateOrder } from '@timesync/contract';
import { Alert, Button } from '@timesync/ui';

interface OrderQuestionProps {
  /** Says what each order would mean. */
  sentence: string;
  onConfirm: (order: DateOrder) => void;
}

/** 08/01 may be 8 January or 1 August: a person says which the bank means. */
export function OrderQuestion({ sentence, onConfirm }: OrderQuestionProps) {
  return (
    <div className="space-y-4">
      <Alert tone="info">{sentence}</Alert>
      <div className="flex flex-wrap gap-4">
        <Button onClick={() => onConfirm('day-first')}>Hari dulu</Button>
        <Button variant="secondary" onClick={() => onConfirm('month-first')}>
          Bulan dulu
        </Button>
      </div>
    </div>
  );
}
