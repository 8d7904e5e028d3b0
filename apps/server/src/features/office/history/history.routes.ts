import * as contract from '@timesync/contract';
import { mountExport } from '../../../platform/csv/mount-export.ts';
import { answer, type Server } from '../../../platform/http/mount.ts';
import { answerList } from '../../../platform/lists/answer-list.ts';
import { type HistoryRow, historyMatching, presentHistory } from '../../../reads/history.ts';

export function mountHistory(server: Server): void {
  const { dependencies, mount } = server;
  mount(contract.listHistory, async ({ database }, { query }) => {
    const source = await historyMatching(database.db, query);
    return answer(200, await answerList(database.db, source, query, presentHistory));
  });

  mountExport<HistoryRow>(server, {
    list: contract.listHistory,
    fileName: 'audit',
    source: (filters) => historyMatching(dependencies.database.db, filters),
    header: ['Waktu', 'Pelaku', 'Email', 'Objek', 'Nomor', 'Nama objek', 'Tindakan', 'Catatan'],
    toCells: (row) => [
      contract.formatDateTime(row.at),
      contract.actorName(row),
      row.actor && contract.shownEmail(row.actor.email),
      contract.subjectName(row.subject),
      row.subjectId,
      row.subjectTitle,
      contract.actionName(row.action),
      row.note,
    ],
  });
}
