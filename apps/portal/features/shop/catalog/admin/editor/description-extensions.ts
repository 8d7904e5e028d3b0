// The editor offers exactly what the server's sanitiser keeps (change both together: the list of tags in
// apps/server/src/features/shop/catalog/sanitize-description.ts), so that no formatting is lost by saving.
import { OrderedList } from '@tiptap/extension-list';
import StarterKit from '@tiptap/starter-kit';
import { descriptionTable } from './description-table';
import { isLinkUrl } from './link-url';

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
