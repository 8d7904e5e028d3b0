import type { BankStatement } from '@timesync/contract';
import type { Queryable } from '../../../platform/db/types.ts';
import { findStatement, type StatementRowShown } from './statements.repository.ts';

export async function showStatement(db: Queryable, id: number): Promise<BankStatement> {
  return presentStatement(await findStatement(db, id));
}

export function presentStatement(row: StatementRowShown): BankStatement {
  return { ...row, createdAt: new Date(row.createdAt).toISOString() };
}
