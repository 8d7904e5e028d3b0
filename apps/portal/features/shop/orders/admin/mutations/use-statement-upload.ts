import { useMutation } from '@tanstack/react-query';
import type { DateOrder, RouteOutput, uploadBankStatement } from '@timesync/contract';
import { useState } from 'react';
import { uploadWithProgress } from '~/lib/api/upload-with-progress';
import { useReadAgain, useReadingProgress } from './mutation-queries';

export type UploadedStatement = RouteOutput<typeof uploadBankStatement>;

/** What a person has said about a file. */
export interface StatementAnswers {
  year?: number | undefined;
  dateOrder?: DateOrder | undefined;
}

/** Two ways long: the file goes to the server, then its lines are taken in. From 0 to 1. */
export function useStatementUpload(paymentAccountId: number) {
  const [sent, setSent] = useState(0);
  const readAgain = useReadAgain();
  const upload = useMutation({
    mutationFn: ({ file, year, dateOrder }: StatementAnswers & { file: File }) => {
      setSent(0);
      const body = {
        paymentAccountId: String(paymentAccountId),
        ...(year !== undefined && { year: String(year) }),
        ...(dateOrder && { dateOrder }),
      };
      const input = { body, file };
      return uploadWithProgress('POST /admin/bank-statements', input, {
        onProgress: setSent,
        questions: ['STATEMENT_LAYOUT_UNKNOWN', 'STATEMENT_YEAR_UNSURE', 'STATEMENT_ORDER_UNSURE'],
      });
    },
    onSuccess: () => readAgain(),
  });
  const reading = useReadingProgress(paymentAccountId, upload.isPending && sent === 1);
  return { upload, sent, reading };
}
