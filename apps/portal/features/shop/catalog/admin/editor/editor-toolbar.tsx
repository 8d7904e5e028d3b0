import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  Redo2,
  Undo2,
} from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { useState } from 'react';
import { EditorButton } from './editor-button';
import { LinkRow } from './link-row';

/** One stop for the Tab key; the arrow keys go from button to button. */
export function EditorToolbar({ editor }: { editor: Editor }) {
  const [isLinkOpen, setIsLinkOpen] = useState(false);
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading: now.isActive('heading', { level: 2 }),
      subheading: now.isActive('heading', { level: 3 }),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      link: now.isActive('link'),
      undoable: now.can().undo(),
      redoable: now.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  const closeLink = () => {
    setIsLinkOpen(false);
    editor.commands.focus();
  };
  return (
    <div className="border-line border-b">
      <Toolbar.Root aria-label="Format deskripsi" className="flex flex-wrap p-1">
        <EditorButton
          label="Tebal"
          icon={Bold}
          isPressed={is.bold}
          onClick={() => run().toggleBold().run()}
        />
        <EditorButton
          label="Miring"
          icon={Italic}
          isPressed={is.italic}
          onClick={() => run().toggleItalic().run()}
        />
        <EditorButton
          label="Judul"
          icon={Heading2}
          isPressed={is.heading}
          onClick={() => run().toggleHeading({ level: 2 }).run()}
        />
        <EditorButton
          label="Subjudul"
          icon={Heading3}
          isPressed={is.subheading}
          onClick={() => run().toggleHeading({ level: 3 }).run()}
        />
        <EditorButton
          label="Daftar poin"
          icon={List}
          isPressed={is.bulletList}
          onClick={() => run().toggleBulletList().run()}
        />
        <EditorButton
          label="Daftar nomor"
          icon={ListOrdered}
          isPressed={is.orderedList}
          onClick={() => run().toggleOrderedList().run()}
        />
        <EditorButton
          label="Tautan"
          icon={LinkIcon}
          isPressed={is.link}
          onClick={() => setIsLinkOpen(true)}
        />
        <EditorButton
          label="Urungkan"
          icon={Undo2}
          isDisabled={!is.undoable}
          onClick={() => run().undo().run()}
        />
        <EditorButton
          label="Ulangi"
          icon={Redo2}
          isDisabled={!is.redoable}
          onClick={() => run().redo().run()}
        />
      </Toolbar.Root>
      {isLinkOpen && <LinkRow editor={editor} onClose={closeLink} />}
    </div>
  );
}
