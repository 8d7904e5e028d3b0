// The editor offers exactly what the server's sanitiser keeps (change both together: the list of tags in
// apps/server/src/features/shop/catalog/sanitize-description.ts), so that no formatting is lost by saving.

import { Node } from '@tiptap/core';
import { OrderedList } from '@tiptap/extension-list';
import StarterKit from '@tiptap/starter-kit';
import { isLinkUrl } from './link-url';

// The editor cannot create tables, but keeps those that a description already has.
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

const descriptionTable = [Table, TableRow, cell('tableCell', 'td'), cell('tableHeader', 'th')];

export const descriptionExtensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    orderedList: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isLinkUrl,
      HTMLAttributes: { target: null, rel: 'noopener noreferrer nofollow', class: null },
    },
    // An empty paragraph after a list at the end would be saved with every description.
    trailingNode: false,
  }),
  // The sanitiser drops the number a list starts with, so the editor does not offer one.
  OrderedList.extend({ addAttributes: () => ({}), renderHTML: () => ['ol', 0] }),
  ...descriptionTable,
];
