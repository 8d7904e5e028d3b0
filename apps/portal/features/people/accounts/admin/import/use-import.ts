import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AnsweredRow, type ImportRow, MAX_IMPORT_BATCH } from '@timesync/contract';
import { useState } from 'react';
import { callApi } from '~/lib/api/api-client';
import { keys } from '~/lib/api/keys';

/** The rows go to the server in batches, so that the bar shows how far it is. */
export function useImport() {
  const client = useQueryClient();
  const [done, setDone] = useState(0);
  const preview = useMutation({
    mutationFn: (file: File) =>
      callApi('POST /admin/customer-import/preview', { body: {}, file }, { toast: false }),
  });
  const run = useMutation({
    mutationFn: async (rows: ImportRow[]) => {
      const answers: AnsweredRow[] = [];
      for (let at = 0; at < rows.length; at += MAX_IMPORT_BATCH) {
        setDone(at);
        const body = { rows: rows.slice(at, at + MAX_IMPORT_BATCH) };
        const answer = await callApi('POST /admin/customer-import', { body }, { toast: false });
        answers.push(...answer.answers);
      }
      return answers;
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.users }),
  });
  return { preview, run, done };
}
