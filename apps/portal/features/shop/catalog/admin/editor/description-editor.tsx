import { classNames } from '@timesync/ui';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo } from 'react';
import { proseStyle } from '../../product-description';
import { descriptionExtensions } from './description-extensions';
import { EditorToolbar } from './editor-toolbar';

interface DescriptionEditorProps {
  labelId: string;
  isInvalid: boolean;
  initialHtml: string;
  /** Called only when someone changes the text; an untouched one stays as it came. */
  onChange: (html: string) => void;
  /** Lets the form move the focus here. */
  controlRef: (control: { focus: () => void } | null) => void;
}

export default function DescriptionEditor(props: DescriptionEditorProps) {
  const { labelId, isInvalid, initialHtml, onChange, controlRef } = props;
  const editorProps = useMemo(
    () => ({
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-invalid': String(isInvalid),
        class: classNames(proseStyle, 'min-h-40 px-3.5 py-3 text-base focus:outline-none'),
      },
    }),
    [labelId, isInvalid],
  );
  const editor = useEditor({
    extensions: descriptionExtensions,
    content: initialHtml,
    editorProps,
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  useEffect(() => {
    controlRef({ focus: () => editor.commands.focus() });
    return () => controlRef(null);
  }, [editor, controlRef]);
  return (
    <div
      className={classNames(
        'rounded-control border bg-surface has-[.ProseMirror:focus-visible]:outline-3 has-[.ProseMirror:focus-visible]:outline-focus has-[.ProseMirror:focus-visible]:outline-offset-2',
        isInvalid ? 'border-danger' : 'border-line-strong',
      )}
    >
      <EditorToolbar editor={editor} />
      <EditorContent editor={editor} className="max-h-80 overflow-y-auto" />
    </div>
  );
}
