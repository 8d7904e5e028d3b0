import { buttonStyle } from '@timesync/ui';
import type { ChainedCommands } from '@tiptap/core';
import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Undo2,
} from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { useState } from 'react';
import { LinkRow } from './link-row';

interface Tool {
  label: string;
  icon: LucideIcon;
  /** Whether the button is on; without it, it can be neither on nor off. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
  /** Without it, the button opens the row for an address. */
  run?: (chain: ChainedCommands) => ChainedCommands;
}

const mark = (name: string, attributes?: object) => (editor: Editor) =>
  editor.isActive(name, attributes);

const tools: Tool[] = [
  { label: 'Tebal', icon: Bold, isOn: mark('bold'), run: (chain) => chain.toggleBold() },
  { label: 'Miring', icon: Italic, isOn: mark('italic'), run: (chain) => chain.toggleItalic() },
  {
    label: 'Judul',
    icon: Heading2,
    isOn: mark('heading', { level: 2 }),
    run: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    label: 'Subjudul',
    icon: Heading3,
    isOn: mark('heading', { level: 3 }),
    run: (chain) => chain.toggleHeading({ level: 3 }),
  },
  {
    label: 'Daftar poin',
    icon: List,
    isOn: mark('bulletList'),
    run: (chain) => chain.toggleBulletList(),
  },
  {
    label: 'Daftar nomor',
    icon: ListOrdered,
    isOn: mark('orderedList'),
    run: (chain) => chain.toggleOrderedList(),
  },
  { label: 'Tautan', icon: LinkIcon, isOn: mark('link') },
  {
    label: 'Urungkan',
    icon: Undo2,
    isPossible: (editor) => editor.can().undo(),
    run: (chain) => chain.undo(),
  },
  {
    label: 'Ulangi',
    icon: Redo2,
    isPossible: (editor) => editor.can().redo(),
    run: (chain) => chain.redo(),
  },
];

/** One stop for the Tab key; the arrow keys go from button to button. */
export function EditorToolbar({ editor }: { editor: Editor }) {
  const [isLinkOpen, setIsLinkOpen] = useState(false);
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.map(({ isOn, isPossible }) => ({
        isOn: isOn?.(now),
        isPossible: isPossible?.(now) ?? true,
      })),
  });
  return (
    <div className="border-line border-b">
      <Toolbar.Root aria-label="Format deskripsi" className="flex flex-wrap p-1">
        {tools.map(({ label, icon: Icon, run }, index) => (
          <Toolbar.Button
            key={label}
            aria-label={label}
            title={label}
            aria-pressed={states[index]?.isOn}
            // Not `disabled`: that would remove the focus from the pressed button.
            aria-disabled={!states[index]?.isPossible || undefined}
            // The editor keeps the focus, its selection and, on a phone, the keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (!run) setIsLinkOpen(true);
              else if (states[index]?.isPossible) run(editor.chain().focus()).run();
            }}
            className={buttonStyle(
              'quiet',
              'icon',
              'aria-pressed:bg-brand-soft aria-pressed:text-brand-text aria-disabled:opacity-40',
            )}
          >
            <Icon aria-hidden className="size-5" />
          </Toolbar.Button>
        ))}
      </Toolbar.Root>
      {isLinkOpen && (
        <LinkRow
          editor={editor}
          onClose={() => {
            setIsLinkOpen(false);
            editor.commands.focus();
          }}
        />
      )}
    </div>
  );
}
