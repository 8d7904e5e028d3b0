// What is typed into a form of more than two fields outlives a reload, the way back, a lost line and the
// end of the session: all by the one draft of `Form`, which drafts.desktop.spec.ts tries on three of them.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseAst } from 'vite';
import { expect, test } from 'vitest';

const FORM = /^(Form|FormDialog|EntryDialog|SecretDialog)$/;
const MOST_WITHOUT = 2;
/** They hand their own callers' values and drafts on. */
const PASS_ON = ['form-dialog', 'entry-dialog', 'secret-dialog'].map(
  (name) => `components/form/${name}.tsx`,
);

type Node = ESTree.Node & { [key: string]: unknown };

interface FoundForm {
  file: string;
  isLong: boolean;
  /** The constant part of its draft's name. */
  draft: string | undefined;
}

function findForms(file: string, code: string): FoundForm[] {
  const found: FoundForm[] = [];
  const visit = (value: unknown) => {
    if (Array.isArray(value)) for (const each of value) visit(each);
    if (!value || typeof value !== 'object' || !('type' in value)) return;
    const node = value as Node;
    if (node.type === 'JSXOpeningElement' && node.name.type === 'JSXIdentifier') {
      if (FORM.test(node.name.name)) {
        const text = (name: string) => attribute(code, node, name);
        found.push({ file, isLong: isLong(node), draft: text('draft')?.split('${')[0] });
      }
    }
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseAst(code, { lang: 'tsx' }));
  return found;
}

function attributeOf(node: ESTree.JSXOpeningElement, name: string) {
  for (const each of node.attributes) {
    if (each.type === 'JSXAttribute' && each.name.name === name) return each.value ?? undefined;
  }
  return undefined;
}

const attribute = (code: string, node: ESTree.JSXOpeningElement, name: string) => {
  const value = attributeOf(node, name);
  return value && code.slice(value.start, value.end).replace(/^\{?[`'"]|[`'"]\}?$/g, '');
};

/** Values that are not written here may be any number. */
function isLong(node: ESTree.JSXOpeningElement): boolean {
  const value = attributeOf(node, 'defaultValues');
  if (value?.type !== 'JSXExpressionContainer') return true;
  const { expression } = value;
  if (expression.type !== 'ObjectExpression') return true;
  const hasSpread = expression.properties.some(({ type }) => type === 'SpreadElement');
  return hasSpread || expression.properties.length > MOST_WITHOUT;
}

const root = join(import.meta.dirname, '../..');
const forms = globSync('{components,features,routes}/**/*.tsx', { cwd: root })
  .filter((file) => !PASS_ON.includes(file))
  .flatMap((file) => findForms(file, readFileSync(join(root, file), 'utf8')));

test('a form of more than two fields has a draft', () => {
  expect(forms.length).toBeGreaterThan(40);
  const without = forms.filter(({ isLong, draft }) => isLong && draft === undefined);
  expect(without.map(({ file }) => file)).toEqual([]);
});

test('no two forms share a draft', () => {
  const names = forms.flatMap(({ draft }) => draft ?? []);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
