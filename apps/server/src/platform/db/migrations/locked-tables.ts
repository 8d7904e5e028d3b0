// The tables that a statement locks. Locking two in one transaction can deadlock with a reader that
// holds the second and wants the first; PostgreSQL then aborts one of them, perhaps the customer's.

/** Returns the statement in lower case, on one line, without quotes and comments. */
export function plainText(statement: string): string {
  return statement
    .replace(/^\s*--.*$/gm, '')
    .replaceAll('"', '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Takes plain texts. No other session knows these tables yet. */
export function tablesMadeBy(texts: string[]): string[] {
  return texts.flatMap(
    (text) => /^create (?:unlogged )?table (?:if not exists )?(\w+)/.exec(text)?.[1] ?? [],
  );
}

/** Takes a plain text: the tables that other sessions cannot use until its transaction ends. */
export function lockedTables(text: string): string[] {
  const [, own] =
    /^(?:alter|drop|lock) table (?:if exists )?(?:only )?(?:public\.)?(\w+)/.exec(text) ??
    /^(?:create (?:or replace )?(?:constraint )?|drop )trigger .*? on (?:public\.)?(\w+)/.exec(
      text,
    ) ??
    [];
  const isDefinition = /^(alter|create) table /.test(text);
  const others = isDefinition ? text.matchAll(/ references (?:public\.)?(\w+)/g) : [];
  return [...(own ? [own] : []), ...[...others].map(([, table = '']) => table)];
}
