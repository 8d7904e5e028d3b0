import { Button, Input } from '@timesync/ui';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { toLinkUrl } from './link-url';

/** This is not a <form>, because it is inside the product's form. */
export function LinkRow({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [url, setUrl] = useState<string>(editor.getAttributes('link').href ?? '');
  const [isRefused, setIsRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => input.current?.focus(), []);
  useEscape(input, onClose);

  const isLinked = editor.isActive('link');
  const apply = () => {
    const href = toLinkUrl(url);
    setIsRefused(!href);
    if (!href) return input.current?.focus();
    setLink(editor, href);
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // It must not send the product.
    event.preventDefault();
    apply();
  };
  return (
    <div className="space-y-1.5 border-line border-t bg-sunken/60 p-3">
      <label htmlFor={id} className="block font-semibold text-ink text-sm">
        Alamat tautan
      </label>
      <div className="flex flex-wrap gap-2">
        <Input
          ref={input}
          id={id}
          type="url"
          value={url}
          placeholder="https://"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? `${id}-error` : undefined}
          onChange={(event) => setUrl(event.target.value)}
          onKeyDown={onKeyDown}
          className="min-w-0 flex-1 basis-48"
        />
        <Button className="h-12" onClick={apply}>
          Pasang
        </Button>
        {isLinked && (
          <Button variant="secondary" className="h-12" onClick={remove}>
            Lepas tautan
          </Button>
        )}
        <Button variant="quiet" className="h-12" onClick={onClose}>
          Batal
        </Button>
      </div>
      {isRefused && (
        <p id={`${id}-error`} role="alert" className="font-medium text-danger-text text-sm">
          Alamat tidak valid, contoh: https://contoh.id
        </p>
      )}
    </div>
  );
}

/** Without a selection there is nothing to link: the URL itself becomes the text. */
function setLink(editor: Editor, href: string) {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (editor.state.selection.empty && !editor.isActive('link')) {
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
  } else {
    chain.setLink({ href });
  }
  chain.run();
}

/**
 * Escape in this field closes what belongs to it and not the dialog around it. The dialog listens at
 * the document while the key is on its way down; only the window is asked before it.
 */
function useEscape(field: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.target !== field.current) return;
      event.preventDefault();
      onEscape();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [field, onEscape]);
}
