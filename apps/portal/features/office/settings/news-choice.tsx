import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Card } from '@timesync/ui';
import { Checkbox } from '~/components/ui';
import { callApi, keys, readOf, storeAnswer, useChange } from '~/lib/api';

const query = readOf(keys.newsChoice, 'GET /admin/news-choice');

/** For this admin alone; the others choose for themselves. */
export default function NewsChoice() {
  const client = useQueryClient();
  const choice = useQuery(query);
  const change = useChange({
    send: async (wantsNews: boolean) => {
      const saved = await callApi('PATCH /admin/news-choice', { body: { wantsNews } });
      storeAnswer(client, query.queryKey, saved);
    },
    done: 'Data berhasil diperbarui',
  });
  return (
    <Card>
      <Checkbox
        label="Kirim kabar ke email saya"
        checked={choice.data?.wantsNews ?? false}
        disabled={!choice.data || change.isPending}
        onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
      />
    </Card>
  );
}
