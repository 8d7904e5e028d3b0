// What is sent goes by a `useMutation` or a `Form`: both show that it is under way, take no second tap and
// show what failed. A helper that sends is called `send…`, and is called only where it may be itself.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseAst } from 'vite';
import { expect, test } from 'vitest';

const SENDING = /^(callApi|uploadWithProgress|send([A-Z]\w*)?)$/;
const WAYS = /^(mutationFn|queryFn|onSubmit|send)$/;
/** A hook that makes a mutation of the function it is given. */
const HOOK = /^use(?!Effect$|Callback$|Memo$)[A-Z]/;

type Node = ESTree.Node & { [key: string]: unknown };

function findBareSending(code: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown, isSent: boolean) => {
    if (Array.isArray(value)) for (const each of value) visit(each, isSent);
    if (!value || typeof value !== 'object' || !('type' in value)) return;
    const node = value as Node;
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
      const { name } = node.callee;
      const [route] = node.arguments;
      const isRead = route?.type === 'Literal' && /^GET /.test(String(route.value));
      if (SENDING.test(name) && !isRead && !isSent) found.push(code.slice(node.start, node.end));
    }
    const isWay = isSent || opensWay(node);
    if (!isWay) found.push(...handlersOf(node).filter((name) => SENDING.test(name)));
    for (const part of Object.values(node)) visit(part, isWay);
  };
  visit(parseAst(code, { lang: 'tsx' }), false);
  return found;
}

/** `onClick={send}` has no call of its own. */
function handlersOf(node: Node): string[] {
  if (node.type !== 'JSXAttribute' || node.value?.type !== 'JSXExpressionContainer') return [];
  const isHandler = node.name.type === 'JSXIdentifier' && /^on[A-Z]/.test(node.name.name);
  const given = node.value.expression;
  return isHandler && given.type === 'Identifier' ? [given.name] : [];
}

function opensWay(node: Node): boolean {
  switch (node.type) {
    case 'Property':
      return node.key.type === 'Identifier' && WAYS.test(node.key.name);
    case 'JSXAttribute':
      return node.name.type === 'JSXIdentifier' && WAYS.test(node.name.name);
    case 'CallExpression':
      return node.callee.type === 'Identifier' && HOOK.test(node.callee.name);
    case 'FunctionDeclaration':
    case 'VariableDeclarator':
      return node.id?.type === 'Identifier' && SENDING.test(node.id.name);
    default:
      return false;
  }
}

const portal = join(import.meta.dirname, '../..');

test('every screen sends by a mutation or a form', () => {
  const files = globSync('{components,features,routes}/**/*.{ts,tsx}', { cwd: portal });
  const bare = files.flatMap((file) =>
    findBareSending(readFileSync(join(portal, file), 'utf8')).map((call) => `${file}: ${call}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(bare).toEqual([]);
});

test.each([
  "const take = async () => { await callApi('POST /x'); };",
  "<Button onClick={() => callApi('POST /x')} />",
  'useEffect(() => void sendTestMail());',
  '<Button onClick={send} />',
])('a bare call is found: %s', (code) => {
  expect(findBareSending(code)).toHaveLength(1);
});
